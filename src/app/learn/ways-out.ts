/** How a full-screen program is left: the key as it is called, and what it sends. */
interface WayOut {
  readonly key: string
  readonly data: string
}

const quit: WayOut = { key: 'q', data: 'q' }

/** What is typed to leave a prompt for a language, by the name of its program; everywhere else `exit` does. */
export const WORDS_OUT: ReadonlyMap<string, string> = new Map([
  ['node', '.exit'],
  ['python', 'exit()'],
  ['python3', 'exit()'],
])

/** By the name of the program. */
export const WAYS_OUT: ReadonlyMap<string, WayOut> = new Map([
  ['nano', { key: 'Ctrl-X', data: '\x18' }],
  ['less', quit],
  ['man', quit],
  ['more', quit],
  ['top', quit],
  ['watch', { key: 'Ctrl-C', data: '\x03' }],
])
