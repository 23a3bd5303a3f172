import type { FileSystemReader } from '../../linux/fs.ts'
import type { ImageConfig } from '../engine/model.ts'

/** What the images' own scripts are, where nothing is to be prepared. */
export const PREPARES = '#!/bin/sh\nexec "$@"\n'

/** What starts the server of an image when only its options are given: the program, and the word that a file of settings needs. */
const programOf = ({ command: [first = ''] }: Pick<ImageConfig, 'command'>): string =>
  first.endsWith('.yml') ? 'registry serve' : first

/** The entrypoint of an image: its command line is a program's, unless it begins with an option. */
function scriptOf(config: Pick<ImageConfig, 'command'>): string {
  const settings = programOf(config) === 'registry serve' ? ' | *.yml' : ''
  return `#!/bin/sh\nset -e\ncase "$1" in\n  -*${settings}) set -- ${programOf(config)} "$@" ;;\nesac\nexec "$@"\n`
}

const isScript = (word: string): boolean => /entrypoint(?:\.sh)?$/.test(word)
const placeOf = (word: string): string => (word.startsWith('/') ? word : `/usr/local/bin/${word}`)

/** The scripts that an image's entrypoint names, by their paths. */
export function entrypointFiles(config: ImageConfig): ReadonlyMap<string, string> {
  return new Map(config.entrypoint.filter(isScript).map((word) => [placeOf(word), scriptOf(config)] as const))
}

/**
 * A container's command line without scripts of ours that only hand on to it: what they would run is known. One that was changed is
 * run as it is.
 */
export function withoutEntrypoint(
  argv: readonly string[],
  config: Pick<ImageConfig, 'command'>,
  fs: FileSystemReader,
): readonly string[] {
  const [entry = '', ...rest] = argv
  if (!isScript(entry)) return argv
  const path = placeOf(entry)
  const text = fs.peek(path)?.type === 'file' ? fs.readText(path) : undefined
  if (text === '' || text === PREPARES) return withoutEntrypoint(rest, config, fs)
  if (text !== scriptOf(config)) return argv
  const [first = ''] = rest
  const program = programOf(config).split(' ')
  const whole = first.startsWith('-') || (program.length > 1 && first.endsWith('.yml')) ? [...program, ...rest] : rest
  return withoutEntrypoint(whole, config, fs)
}
