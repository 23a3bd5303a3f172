/** How a full-screen program is left: the key as it is called, and what it sends. */
interface WayOut {
  readonly key: string
  readonly data: string
}

const quit: WayOut = { key: 'q', data: 'q' }

/** By the name of the program. */
export const WAYS_OUT: ReadonlyMap<string, WayOut> = new Map([
  ['nano', { key: 'Ctrl-X', data: '\x18' }],
  ['less', quit],
  ['man', quit],
  ['more', quit],
  ['top', quit],
  ['watch', { key: 'Ctrl-C', data: '\x03' }],
])
