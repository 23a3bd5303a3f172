/**
 * The colours our own output may use, as SGR parameters (ECMA-48 8.3.117). Themes give them their values; `muted` is
 * palette entry 244, which the page's themes define.
 */
export const sgr = {
  bold: '1',
  red: '31',
  green: '32',
  yellow: '33',
  blue: '34',
  magenta: '35',
  cyan: '36',
  muted: '38;5;244',
} as const

export type Style = keyof typeof sgr

/** `text` in the given styles, and plain again after it. */
export function paint(text: string, ...styles: Style[]): string {
  return text === '' ? '' : `\x1b[${styles.map((style) => sgr[style]).join(';')}m${text}\x1b[m`
}

/** Colour escapes, the only control sequences that our own output may hold. */
const COLOUR = /\x1b\[[0-9;:]*m/g

/** `text` without its colours. */
export function withoutColour(text: string): string {
  return text.includes('\x1b') ? text.replace(COLOUR, '') : text
}

const ESCAPE_OR_CONTROL =
  /(\x1b\[[0-9;:]*m)|\x1b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)?|[ -/]*[0-~])?|[\x00-\x08\x0b-\x1f\x7f-\x9f]/g

/**
 * `text` with every control character and control sequence taken out but newline, tab and colours (SGR), so that printing
 * a stranger's file can neither move the caret nor talk to the terminal.
 */
export function neutralise(text: string): string {
  return text.replace(ESCAPE_OR_CONTROL, '$1')
}

/** `text` without any control character or control sequence but newline and tab, colours too. */
export function withoutControls(text: string): string {
  return text.replace(ESCAPE_OR_CONTROL, '')
}
