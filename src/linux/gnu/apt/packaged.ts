/** Programs that have no file until their package is installed. */
export const packagedPrograms: ReadonlySet<string> = new Set(['cowsay', 'fortune'])
