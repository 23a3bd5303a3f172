import type { ITheme, Terminal } from '@xterm/xterm'
import { ANSI_NAMES } from '../theme.ts'

/** Palette entry 244, in which the welcome line and the prompt's punctuation are written (base/color.ts, `muted`). */
const MUTED = 244
/** The sixteen ANSI colours come first; `extendedAnsi` counts from here. */
const EXTENDED_FROM = 16

/** The terminal's sizes in the design, in pixels at 16 px root. */
const FONT_SIZE = { desk: 14, small: 13 } as const
const LINE_HEIGHT = 1.55
const ROOT_SIZE = 16
const FAMILY = '"Geist Mono", ui-monospace, "SF Mono", Menlo, Consolas, monospace'

/** The theme for xterm.js out of the page's own variables, as mode and theme set them. */
export function terminalTheme(): ITheme {
  const style = getComputedStyle(document.documentElement)
  const read = (name: string): string => style.getPropertyValue(`--${name}`).trim()
  const extendedAnsi: string[] = []
  extendedAnsi[MUTED - EXTENDED_FROM] = read('text3')
  return {
    background: read('term'),
    foreground: read('text'),
    cursor: read('accent'),
    cursorAccent: read('onaccent'),
    selectionBackground: read('sel'),
    selectionForeground: read('text'),
    scrollbarSliderBackground: `${read('ctl')}80`,
    scrollbarSliderHoverBackground: read('ctl'),
    scrollbarSliderActiveBackground: read('ctl'),
    ...Object.fromEntries(ANSI_NAMES.map((name) => [name, read(`ansi-${name}`)])),
    extendedAnsi,
  }
}

interface Character {
  /** In CSS pixels. */
  readonly width: number
  /** What xterm.js takes for it before it multiplies with its line height, in device pixels. */
  readonly height: number
}

/** A letter of the terminal as xterm.js measures it; a canvas that cannot be had has no width. */
function measureCharacter(size: number): Character {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return { width: 0, height: Math.ceil(size * window.devicePixelRatio) }
  context.font = `${size}px ${FAMILY}`
  const { width, fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText('W')
  return { width, height: Math.ceil((ascent + descent) * window.devicePixelRatio) }
}

interface Type {
  readonly fontFamily: string
  readonly fontSize: number
  /** A factor on the character's own height, as xterm.js wants it. */
  readonly lineHeight: number
}

/** What a letter of the terminal takes, in CSS pixels. */
export interface Cell {
  readonly width: number
  readonly height: number
}

/** The terminal's type: the design's size and line height, grown with the reader's own text size; and what a letter of it takes. */
export function terminalType(): { readonly type: Type; readonly cell: Cell } {
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / ROOT_SIZE
  // so that a table of `docker ps` has its 125 columns
  const small = document.documentElement.dataset['mode'] === 'docker' || matchMedia('(max-width: 767px)').matches
  const fontSize = root * FONT_SIZE[small ? 'small' : 'desk']
  const row = Math.round(fontSize * LINE_HEIGHT * window.devicePixelRatio)
  const { width, height } = measureCharacter(fontSize)
  // xterm.js rounds the row down to whole device pixels
  const lineHeight = Math.max(1, (row + 0.1) / height)
  return {
    type: { fontFamily: FAMILY, fontSize, lineHeight },
    cell: { width, height: Math.floor(height * lineHeight) / window.devicePixelRatio },
  }
}

/** Waits for the terminal's font, but not for long: what is slower is measured again when it comes. */
export async function terminalFont(patience: number): Promise<void> {
  // a font that cannot be had is no reason to wait for it, or to go without a terminal
  const loaded = Promise.allSettled([400, 500].map((weight) => document.fonts.load(`${weight} 1em "Geist Mono"`)))
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, patience))])
}

/** Gives `terminal` the look of the page now. */
export function dress(terminal: Terminal): void {
  const { fontFamily, fontSize, lineHeight } = terminalType().type
  const theme = terminalTheme()
  // with a new one xterm.js writes its styles anew, and draws all of the screen
  if (JSON.stringify(terminal.options.theme) !== JSON.stringify(theme)) terminal.options.theme = theme
  if (terminal.options.fontSize !== fontSize) terminal.options.fontSize = fontSize
  if (terminal.options.lineHeight !== lineHeight) terminal.options.lineHeight = lineHeight
  terminal.options.fontFamily = fontFamily
}
