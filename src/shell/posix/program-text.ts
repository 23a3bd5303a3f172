/** What an executable file of a simulated program holds. */
export const programText = (name: string): string =>
  `The program ${name}, simulated. Type "man ${name}" to read about it.\n`
