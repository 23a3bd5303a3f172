/** A command line that Click, which reads those of flask, uvicorn and fastapi, refuses. @param help how `--help` of it is called */
export const clickError = (usage: string, help: string, reason: string): string =>
  `Usage: ${usage}\nTry '${help} --help' for help.\n\nError: ${reason}`
