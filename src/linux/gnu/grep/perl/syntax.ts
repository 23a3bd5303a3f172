/** Whether a character is in a set; it is given as a code point. */
export type CharacterTest = (code: number) => boolean

/** What is asked of a place between two characters. */
export type Place = 'begin' | 'end' | 'line begin' | 'line end' | 'last line end' | 'word' | 'not word'

/** What a Perl regular expression is made of. */
export type PerlNode =
  | { readonly type: 'character'; readonly test: CharacterTest; readonly literal?: string }
  | { readonly type: 'sequence'; readonly parts: readonly PerlNode[] }
  | { readonly type: 'choice'; readonly options: readonly PerlNode[] }
  | {
      readonly type: 'repeat'
      readonly body: PerlNode
      readonly min: number
      readonly max: number
      /** Whether it tries to match as little as possible first. */
      readonly lazy: boolean
    }
  | { readonly type: 'group'; readonly index: number; readonly body: PerlNode }
  /** What was matched is not tried in another way. */
  | { readonly type: 'atomic'; readonly body: PerlNode }
  | {
      readonly type: 'look'
      readonly body: PerlNode
      readonly negated: boolean
      /** For looking back: how many characters each of its branches has. */
      readonly widths?: readonly number[]
    }
  | { readonly type: 'reference'; readonly index: number; readonly ignoreCase: boolean }
  | { readonly type: 'condition'; readonly index: number; readonly yes: PerlNode; readonly no: PerlNode }
  | { readonly type: 'place'; readonly place: Place }
  /** `\K`: the match begins here. */
  | { readonly type: 'keep' }
