import type { Mount, Refusal } from './model.ts'

/** A mount as `-v` asks for it; without a source it is an anonymous volume. */
export interface MountRequest {
  readonly type: 'mount'
  readonly kind: Mount['type']
  readonly source: string | undefined
  readonly target: string
  readonly readOnly: boolean
}

const MODES: ReadonlySet<string> = new Set(['ro', 'rw', 'z', 'Z'])

/** Reads the value of `-v`: `[source:]target[:mode]`; a source that is a path is a directory of the host. */
export function parseMount(text: string): MountRequest | Refusal {
  const parts = text.split(':')
  if (parts.length > 3 || parts.some((part) => part === '')) return { type: 'invalid-mount', mount: text }
  const [first = '', second, mode = 'rw'] = parts
  const target = second ?? first
  const source = second === undefined ? undefined : first
  if (!MODES.has(mode)) return { type: 'invalid-mount-mode', mode }
  const kind = source?.startsWith('/') || source?.startsWith('.') ? 'bind' : 'volume'
  if (target === '/') return { type: 'root-mount', mount: text, kind }
  if (!target.startsWith('/')) return { type: 'relative-mount', mount: text, target }
  return { type: 'mount', kind, source, target: target.replace(/\/+$/, ''), readOnly: mode === 'ro' }
}
