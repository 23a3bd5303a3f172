import type { GnuProcess } from '../../linux/gnu/library/gnu-system.ts'

/** What the file holds that a variable of an image names with `_FILE`, without the space around it: the way for secrets. */
export function fileOfVariable({ environment, system: { fs } }: GnuProcess, name: string): string | undefined {
  const file = environment.get(`${name}_FILE`)
  return file !== undefined && fs.exists(file) ? fs.readText(file).trim() : undefined
}

/** A variable of an image, or what the file holds that it names with `_FILE`. */
export const imageVariable = (process: GnuProcess, name: string): string | undefined =>
  fileOfVariable(process, name) ?? process.environment.get(name)
