/** What a sequence of keys does in a line editor (GNU Readline Library, Readline Init File). */
export type KeyAction =
  | { readonly type: 'function'; readonly name: string }
  /** Types this in its place, as bytes. */
  | { readonly type: 'macro'; readonly keys: string }
  /** Has the shell run a command (`bind -x`). */
  | { readonly type: 'command'; readonly command: string }
  /** Nothing: not even what it does by default. */
  | { readonly type: 'nothing' }

export type KeymapName = 'emacs' | 'vi-insert' | 'vi-command'

/** Sequences of keys, a character for each byte that the terminal sends, and what they do. */
export type KeyActions = ReadonlyMap<string, KeyAction>

/** What a user has changed of a line editor's keys and variables. Others are as by default. */
export interface KeySettings {
  readonly keymaps: Readonly<Record<KeymapName, KeyActions>>
  readonly variables: ReadonlyMap<string, string>
}

/** A text with a character for each byte of its UTF-8. */
export const byteString = (text: string): string =>
  /^[\0-\x7f]*$/.test(text)
    ? text
    : encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replace(/%(..)/g, (_match, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
