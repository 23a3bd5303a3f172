import type { FileSystemReader } from '../../linux/fs.ts'
import { fromDirectory, joinPath } from '../../linux/path.ts'
import type { ImageConfig } from '../engine/model.ts'

/** What the images' own scripts are, where nothing is to be prepared. */
export const PREPARES = '#!/bin/sh\nexec "$@"\n'

/** What starts the server of an image when only its options are given: the program, and the word that a file of settings needs. */
const programOf = ({ command: [first = ''] }: Pick<ImageConfig, 'command'>): string =>
  first.endsWith('.yml') ? 'registry serve' : first

/** The entrypoint of an image: its command line is a program's, unless it begins with an option. */
function scriptOf(config: Pick<ImageConfig, 'command'>): string {
  const program = programOf(config)
  const settings = program === 'registry serve' ? ' | *.yml' : ''
  const others = isInterpreter(program) ? `  *) command -v "$1" > /dev/null || set -- ${program} "$@" ;;\n` : ''
  return `#!/bin/sh\nset -e\ncase "$1" in\n  -*${settings}) set -- ${program} "$@" ;;\n${others}esac\nexec "$@"\n`
}

/** Whether what is no program is one that it reads. */
const isInterpreter = (program: string): boolean => program === 'node'

const isScript = (word: string): boolean => /entrypoint(?:\.sh)?$/.test(word)
const placeOf = (word: string): string => (word.startsWith('/') ? word : `/usr/local/bin/${word}`)

/** The scripts that an image's entrypoint names, by their paths. */
export function entrypointFiles(config: ImageConfig): ReadonlyMap<string, string> {
  return new Map(config.entrypoint.filter(isScript).map((word) => [placeOf(word), scriptOf(config)] as const))
}

/** Whether a program is found by its name, or by its path from a directory. */
export function programFinder(
  fs: FileSystemReader,
  { path, directory }: { readonly path: string; readonly directory: string },
): (name: string) => boolean {
  const isFile = (at: string): boolean => fs.exists(at) && !fs.isDirectory(at)
  return (name) =>
    name.includes('/')
      ? isFile(fromDirectory(directory, name))
      : path.split(':').some((one) => isFile(joinPath(one === '' ? '/' : one, name)))
}

/**
 * A container's command line without scripts of ours that only hand on to it: what they would run is known. One that was changed is
 * run as it is.
 */
export function withoutEntrypoint(
  argv: readonly string[],
  config: Pick<ImageConfig, 'command'>,
  fs: FileSystemReader,
  isProgram: (name: string) => boolean,
): readonly string[] {
  const [entry = '', ...rest] = argv
  if (!isScript(entry)) return argv
  const path = placeOf(entry)
  const text = fs.peek(path)?.type === 'file' ? fs.readText(path) : undefined
  if (text === '' || text === PREPARES) return withoutEntrypoint(rest, config, fs, isProgram)
  if (text !== scriptOf(config)) return argv
  const [first = ''] = rest
  const program = programOf(config).split(' ')
  const isRead = isInterpreter(programOf(config)) && !isProgram(first)
  const isOption = first.startsWith('-') || (program.length > 1 && first.endsWith('.yml'))
  return withoutEntrypoint(isOption || isRead ? [...program, ...rest] : rest, config, fs, isProgram)
}
