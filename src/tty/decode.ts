/** A key press. Letters and punctuation appear here only with Ctrl or Alt; plain ones come as text. */
export interface Key {
  readonly type: 'key'
  /**
   * `ArrowUp`, `Enter`, `F5`, … as the DOM names them, or the character itself, behind its modifiers as GNU Readline writes them: `C-a`,
   * `M-Backspace`, `C-M-ArrowLeft`, `S-Tab`. Shift is told only with named keys.
   */
  readonly name: string
  /** What the terminal sent for it; quoted insert puts this into the line. */
  readonly sequence: string
}

/** Characters to insert, without control characters. */
export interface TextInput {
  readonly type: 'text'
  readonly text: string
}

/** Pasted text: newlines as `\n`, all other control characters but tab taken out. */
export interface Paste {
  readonly type: 'paste'
  readonly text: string
}

export type Input = Key | TextInput | Paste

/** The name of a key; empty for text. */
export const nameOf = (input: Input): string => (input.type === 'key' ? input.name : '')

const PASTE_START = '\x1b[200~'
const PASTE_END = '\x1b[201~'
/** The longest control sequence that is waited for; a longer one is thrown away. */
const SEQUENCE_LIMIT = 4096

/** Half of a character outside the basic plane, without its other half. */
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Keys by the letter that ends their sequence, from A on. */
const LETTER_KEYS = 'ArrowUp,ArrowDown,ArrowRight,ArrowLeft,Clear,End,,Home,,,,,,,,F1,F2,F3,F4,,,,,,,Tab'.split(',')

/** Keys by the number before their tilde. */
const NUMBER_KEYS = ',Home,Insert,Delete,End,PageUp,PageDown,Home,End,,,F1,F2,F3,F4,F5,,F6,F7,F8,F9,F10,,F11,F12'.split(
  ',',
)

/** A key with its modifiers; xterm's parameter for them is one more than the sum of shift 1, alt 2, ctrl 4, meta 8. */
function nameWith(name: string, parameter: string | undefined, isShifted: boolean): string {
  const bits = Math.max(0, Number(parameter ?? 1) - 1)
  return `${bits & 4 ? 'C-' : ''}${bits & 10 ? 'M-' : ''}${isShifted || bits & 1 ? 'S-' : ''}${name}`
}

const CONTROL_KEYS: Readonly<Record<number, string>> = {
  8: 'C-Backspace',
  9: 'Tab',
  13: 'Enter',
  127: 'Backspace',
}

const controlKey = (code: number): string =>
  CONTROL_KEYS[code] ?? `C-${String.fromCharCode(code + (code > 0 && code < 27 ? 96 : 64))}`

function pastedText(raw: string): string {
  return raw
    .replace(/\x1b\[20[01]~/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[\x00-\x08\x0b-\x1f\x7f-\x9f]/g, '')
    .replace(LONE_SURROGATE, '\ufffd')
}

/** A control sequence at the head of the pending characters: how long it is and which key it means, if any. */
interface Sequence {
  readonly length: number
  readonly key?: string | undefined
}

const CSI = /^\x1b\[([0-?]*)[ -/]*([@-~])/
const SS3 = /^\x1bO([0-9;]*)([ -~])/
/** What a terminal answers (OSC, DCS); the other kinds of strings are M-_, M-^ and M-X, which no answer begins with. */
const STRING = /^\x1b[\]P][^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)/
const UNFINISHED = /^\x1b(?:\[[0-?]*[ -/]*|O[0-9;]*|[\]P][^\x07\x1b\x9c]*\x1b?)$/
const BROKEN = /^\x1b(?:\[[0-?]*[ -/]*|O[0-9;]*)/
/** An X10 mouse report, which three bytes follow, and the Linux console's F1 to F5. */
const IRREGULAR = /^\x1b\[(?:M[^]{3}|\[[A-E])/

function csiKey(parameters: string, final: string): string | undefined {
  if (/[<=>?]/.test(parameters)) return undefined
  const [first = '', second] = parameters.split(';')
  const name = final === '~' ? NUMBER_KEYS[Number(first)] : LETTER_KEYS[final.charCodeAt(0) - 65]
  if (!name || (final !== '~' && first !== '' && first !== '1')) return undefined
  return nameWith(name, second?.split(':')[0], final === 'Z')
}

function sequenceAt(pending: string): Sequence | undefined {
  const keyless = IRREGULAR.exec(pending) ?? STRING.exec(pending)
  if (keyless) return { length: keyless[0].length }
  const match = CSI.exec(pending) ?? SS3.exec(pending)
  return match ? { length: match[0].length, key: csiKey(match[1] ?? '', match[2] ?? '') } : undefined
}

/**
 * Takes apart what a terminal sends (xterm's control sequences, after its ctlseqs reference): keys, text and pastes.
 * It keeps what a chunk leaves unfinished. Sequences that mean no key here are swallowed whole.
 */
export class Decoder {
  #pending = ''
  #inputs: Input[] = []
  /** Escape was pressed: the next key is taken with Alt, as GNU Readline does with Meta. */
  #meta = false
  /** What Escape sent, unless it was told as a key of its own. */
  #prefix = ''
  #paste: string | undefined

  /** The inputs that are complete with this chunk. */
  feed(chunk: string): readonly Input[] {
    this.#inputs = []
    this.#pending += chunk
    while (this.#pending !== '' && this.#step());
    return this.#inputs
  }

  /** Takes Escape for a key by itself: the next key has no Alt. */
  endEscape(): void {
    this.#meta = false
  }

  /** Reads one input; false when the rest of it has still to come. */
  #step(): boolean {
    if (this.#paste !== undefined || this.#pending.startsWith(PASTE_START)) return this.#readPaste()
    const code = this.#pending.charCodeAt(0)
    if (code === 27) return this.#readEscape()
    if (this.#meta && /^[[O]/.test(this.#pending)) return this.#resumeSequence()
    if (code < 32 || code === 127) {
      this.#push(controlKey(code), this.#take(1))
      return true
    }
    return this.#readText()
  }

  #readText(): boolean {
    const run = /^[^\x00-\x1f\x7f]+/.exec(this.#pending)?.[0] ?? ''
    const isSplit = run.length === this.#pending.length && /[\ud800-\udbff]$/.test(run)
    const text = isSplit ? run.slice(0, -1) : run
    if (text === '') return false
    this.#take(text.length)
    const clean = text.replace(/[\x80-\x9f]/g, '').replace(LONE_SURROGATE, '\ufffd')
    if (this.#meta && clean !== '') {
      const [first = ''] = clean
      this.#push(first.toLowerCase(), first)
      this.#pushText(clean.slice(first.length))
    } else this.#pushText(clean)
    return true
  }

  #readEscape(): boolean {
    const sequence = sequenceAt(this.#pending)
    if (sequence) {
      const text = this.#take(sequence.length)
      if (sequence.key) this.#push(sequence.key, text)
      // an Escape before it was for this key, not for the next one
      else this.#meta = false
      return true
    }
    if (this.#pending.length > 1 && UNFINISHED.test(this.#pending)) return this.#dropEndless()
    const broken = BROKEN.exec(this.#pending)?.[0].length
    this.#take(broken ?? 1)
    if (broken === undefined) this.#pressEscape()
    return true
  }

  #pressEscape(): void {
    const isKey = this.#pending === '' || this.#meta
    if (isKey) this.#push('Escape', '\x1b')
    this.#meta = true
    this.#prefix = isKey ? '' : '\x1b'
  }

  /** Escape came alone, and what follows shows that it began a control sequence. */
  #resumeSequence(): boolean {
    this.#meta = false
    this.#pending = `\x1b${this.#pending}`
    return true
  }

  #dropEndless(): boolean {
    if (this.#pending.length > SEQUENCE_LIMIT) this.#pending = ''
    return false
  }

  /** A paste ends at the last end marker that has come: what is pasted may hold markers itself. */
  #readPaste(): boolean {
    const end = this.#pending.lastIndexOf(PASTE_END)
    const raw = (this.#paste ?? '') + (end < 0 ? this.#pending : this.#pending.slice(0, end))
    this.#pending = end < 0 ? '' : this.#pending.slice(end + PASTE_END.length)
    this.#paste = end < 0 ? raw : undefined
    if (end >= 0) this.#inputs.push({ type: 'paste', text: pastedText(raw) })
    return end >= 0
  }

  #take(length: number): string {
    const taken = this.#pending.slice(0, length)
    this.#pending = this.#pending.slice(length)
    return taken
  }

  #push(name: string, sequence: string): void {
    const isMeta = this.#meta && name !== 'Escape'
    const key = isMeta
      ? { name: name.replace(/^(C-)?(?:M-)?/, '$1M-'), sequence: this.#prefix + sequence }
      : { name, sequence }
    this.#inputs.push({ type: 'key', ...key })
    this.#meta = false
  }

  #pushText(text: string): void {
    if (text !== '') this.#inputs.push({ type: 'text', text })
  }
}
