import type { Mount, Refusal } from './model.ts'

/** A mount as `-v` asks for it; without a source it is an anonymous volume. */
export interface MountRequest {
  readonly type: 'mount'
  readonly kind: Mount['type']
  readonly source: string | undefined
  readonly target: string
  readonly readOnly: boolean
  readonly noCopy: boolean
  /** How mounts within it are seen outside, and the other way round: a word as `rshared`. */
  readonly propagation?: string
}

/** What a mode may be made of: of each group one word at most. */
const MODES: readonly (readonly string[])[] = [
  ['ro', 'rw'],
  ['z', 'Z'],
]
const PROPAGATIONS = ['private', 'rprivate', 'shared', 'rshared', 'slave', 'rslave']
/** Whether a word says how mounts are seen on the other side of one. */
export const isPropagation = (word: string): boolean => PROPAGATIONS.includes(word)

const BIND_MODES: readonly (readonly string[])[] = [
  ...MODES,
  ['consistent', 'cached', 'delegated', 'default'],
  PROPAGATIONS,
]
const VOLUME_MODES: readonly (readonly string[])[] = [...MODES, ['nocopy']]

const isMode = (words: readonly string[], groups: readonly (readonly string[])[]): boolean =>
  words.every((word) => groups.some((group) => group.includes(word))) &&
  groups.every((group) => words.filter((word) => group.includes(word)).length <= 1)

/** Reads the value of `-v`: `[source:]target[:mode]`; a source that is a path is a directory of the host. */
export function parseMount(text: string): MountRequest | Refusal {
  const parts = text.split(':')
  if (parts.length > 3 || parts.some((part) => part === '')) return { type: 'invalid-mount', mount: text }
  const [first = '', second, mode = 'rw'] = parts
  const target = second ?? first
  const source = second === undefined ? undefined : first
  const kind = source?.startsWith('/') || source?.startsWith('.') ? 'bind' : 'volume'
  const words = mode.split(',')
  if (!isMode(words, kind === 'bind' ? BIND_MODES : VOLUME_MODES)) return { type: 'invalid-mount-mode', mode }
  if (target === '/') return { type: 'root-mount', mount: text, kind }
  if (!target.startsWith('/')) return { type: 'relative-mount', mount: text, target }
  const propagation = words.find(isPropagation)
  return {
    type: 'mount',
    kind,
    source,
    target: target.replace(/\/+$/, ''),
    readOnly: words.includes('ro'),
    noCopy: words.includes('nocopy'),
    ...(propagation !== undefined && { propagation }),
  }
}
