/**
 * Colours, lengths, and the times and sizes of the specification: the one place where they are written down. The page's
 * build turns the palettes into CSS variables (`pageStyle`); components name them through `color`.
 */

export type ModeName = 'linux' | 'docker'
export type ThemeName = 'dark' | 'light'

interface Palette {
  readonly bg: string
  readonly s1: string
  readonly s2: string
  readonly s3: string
  readonly term: string
  readonly line: string
  readonly ctl: string
  readonly text: string
  readonly text2: string
  readonly text3: string
  readonly accent: string
  readonly onaccent: string
  readonly accentHover: string
  readonly soft: string
  readonly opt: string
  readonly arg: string
  readonly err: string
  readonly sel: string
}

const palettes: Readonly<Record<ThemeName, Readonly<Record<ModeName, Palette>>>> = {
  dark: {
    linux: {
      bg: '#0B0F0D',
      s1: '#111613',
      s2: '#181F1B',
      s3: '#202923',
      term: '#080B09',
      line: '#242E28',
      ctl: '#6A786F',
      text: '#E8EEEA',
      text2: '#AEBAB3',
      text3: '#8C9991',
      accent: '#6BE39A',
      onaccent: '#04170B',
      accentHover: '#8BEEB0',
      soft: '#12291C',
      opt: '#F0B955',
      arg: '#D3A8FF',
      err: '#FF8B82',
      sel: '#1E4A31',
    },
    docker: {
      bg: '#0A0E14',
      s1: '#10161F',
      s2: '#17202B',
      s3: '#1F2A37',
      term: '#070A10',
      line: '#232E3B',
      ctl: '#68788C',
      text: '#E7EDF5',
      text2: '#ABB8C8',
      text3: '#8A98AA',
      accent: '#6FB7FF',
      onaccent: '#03142A',
      accentHover: '#93C9FF',
      soft: '#11263D',
      opt: '#F0B955',
      arg: '#D3A8FF',
      err: '#FF8B82',
      sel: '#1C4168',
    },
  },
  light: {
    linux: {
      bg: '#F3F6F4',
      s1: '#FFFFFF',
      s2: '#EDF2EF',
      s3: '#E2E9E5',
      term: '#FCFDFC',
      line: '#D3DCD6',
      ctl: '#75827A',
      text: '#111914',
      text2: '#434F48',
      text3: '#57635C',
      accent: '#0B6B39',
      onaccent: '#FFFFFF',
      accentHover: '#08552D',
      soft: '#DDF1E4',
      opt: '#7D5200',
      arg: '#7636AB',
      err: '#AF2318',
      sel: '#BDE5CB',
    },
    docker: {
      bg: '#F2F5FA',
      s1: '#FFFFFF',
      s2: '#ECF1F7',
      s3: '#E0E8F1',
      term: '#FBFCFE',
      line: '#D1DBE7',
      ctl: '#71819A',
      text: '#0F1722',
      text2: '#415062',
      text3: '#556376',
      accent: '#0A57BD',
      onaccent: '#FFFFFF',
      accentHover: '#084594',
      soft: '#DCEBFD',
      opt: '#7D5200',
      arg: '#7636AB',
      err: '#AF2318',
      sel: '#BBD9FB',
    },
  },
}

/** The sixteen ANSI colours under the names that xterm.js gives them. */
export const ANSI_NAMES = [
  'black',
  'red',
  'green',
  'yellow',
  'blue',
  'magenta',
  'cyan',
  'white',
  'brightBlack',
  'brightRed',
  'brightGreen',
  'brightYellow',
  'brightBlue',
  'brightMagenta',
  'brightCyan',
  'brightWhite',
] as const

/** In the order of `ANSI_NAMES`. Black (dark) and white (light) are greys on purpose: they are used as text. */
const ansiPalettes: Readonly<Record<ThemeName, string>> = {
  dark:
    '#7F8A84 #FF8178 #6FDB8F #E9BE5B #79B8FF #D2A6FF #5FD4D6 #CDD7D1 ' +
    '#98A49D #FFA79F #97F0B1 #FFDB8C #ABD4FF #E6CAFF #97ECEC #FFFFFF',
  light:
    '#19201C #AF2318 #0B6B39 #7D5200 #0A57BD #7636AB #08636E #59645E ' +
    '#48534D #C22E22 #14773F #8A5C00 #1C64CB #8A47BF #0C707C #69746E',
}

const shadows: Readonly<Record<ThemeName, string>> = {
  dark: '0 1px 0 #0006,0 16px 40px -16px #000a',
  light: '0 1px 2px #1b2b2214,0 16px 40px -20px #1b2b2233',
}

const declarations = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

function themeStyle(theme: ThemeName): string {
  const names = ANSI_NAMES.map((name) => `ansi-${name}`)
  const colours = ansiPalettes[theme].split(' ')
  const ansi = Object.fromEntries(names.map((name, index) => [name, colours[index]]))
  const modes = Object.entries(palettes[theme]).map(
    ([mode, palette]) => `[data-theme=${theme}][data-mode=${mode}]{${declarations(palette)}}`,
  )
  return `[data-theme=${theme}]{color-scheme:${theme};${declarations({ ...ansi, shadow: shadows[theme] })}}${modes.join('')}`
}

/** Every palette as CSS variables, by `data-mode` and `data-theme` on the root. */
export function pageStyle(): string {
  return `${themeStyle('dark')}${themeStyle('light')}html{background:var(--bg);color:var(--text)}`
}

/** A colour of the current mode and theme, as CSS. */
export const color: Readonly<Record<keyof Palette, string>> & Readonly<Record<'red' | 'green' | 'blue', string>> = {
  bg: 'var(--bg)',
  s1: 'var(--s1)',
  s2: 'var(--s2)',
  s3: 'var(--s3)',
  term: 'var(--term)',
  line: 'var(--line)',
  ctl: 'var(--ctl)',
  text: 'var(--text)',
  text2: 'var(--text2)',
  text3: 'var(--text3)',
  accent: 'var(--accent)',
  onaccent: 'var(--onaccent)',
  accentHover: 'var(--accentHover)',
  soft: 'var(--soft)',
  opt: 'var(--opt)',
  arg: 'var(--arg)',
  err: 'var(--err)',
  sel: 'var(--sel)',
  red: 'var(--ansi-red)',
  green: 'var(--ansi-green)',
  blue: 'var(--ansi-blue)',
}

export const shadow = 'var(--shadow)'

export const font = {
  ui: '"Instrument Sans",ui-sans-serif,system-ui,sans-serif',
  mono: '"Geist Mono",ui-monospace,"SF Mono",Menlo,Consolas,monospace',
} as const

/** Sizes of type in rem, so that the reader's own text size counts; named by their pixels at 16 px root. */
export const type = {
  t12: '0.75rem',
  t13: '0.8125rem',
  t14: '0.875rem',
  t15: '0.9375rem',
  t16: '1rem',
  t18: '1.125rem',
  t22: '1.375rem',
} as const

/** Corners: key caps and badges; controls; menus and the current lesson; windows and panels. */
export const radius = { cap: '4px', control: '6px', menu: '10px', window: '14px' } as const

/** Times of movement, with their easing. */
export const motion = { fast: '120ms', mid: '200ms', ease: 'cubic-bezier(.2,.7,.2,1)' } as const

/** Where the layout changes. Above `stacked` the lessons stand beside the terminal. */
export const media = {
  tiny: '@media (max-width: 359px)',
  phone: '@media (max-width: 767px)',
  widePhone: '@media (min-width: 560px) and (max-width: 767px)',
  stacked: '@media (max-width: 1023px)',
  wide: '@media (min-width: 1024px)',
  narrow: '@media (max-width: 1279px)',
  /** The terminal has room for a page beside it. */
  beside: '@media (min-width: 1280px)',
  closeBeside: '@media (min-width: 1280px) and (max-width: 1439px)',
  /** Where what would be beside the terminal is below it. */
  beneath: '@media (min-width: 1024px) and (max-width: 1279px)',
  broad: '@media (min-width: 1600px)',
  /** Where the machine has a column of its own. */
  huge: '@media (min-width: 1900px)',
  tall: '@media (min-width: 1024px) and (min-height: 960px)',
  /** A phone that lies on its side. */
  landscape: '@media (max-width: 959px) and (max-height: 500px) and (pointer: coarse)',
  large: '@media (min-width: 1600px) and (min-height: 1000px)',
  snapped: '@media (min-width: 1024px) and (min-height: 760px)',
  coarse: '@media (pointer: coarse)',
  /** A screen with room for several lines of text, however large that is. */
  roomy: '@media (min-height: 36rem)',
  /** A screen whose panel has room for several rows: stacked it has its own height, and else what the terminal leaves. */
  roomyPanel: '@media (max-width: 1023px) and (min-height: 36rem), (min-height: 52rem)',
  moving: '@media (prefers-reduced-motion: no-preference)',
  still: '@media (prefers-reduced-motion: reduce)',
  forced: '@media (forced-colors: active)',
} as const

/** Section 9 of the specification: how long a suggested command is held after its use, in milliseconds. */
export const SUGGESTION_MS = 100
/** Section 9 of the specification: how long the terminal's input is highlighted, in milliseconds. */
export const HIGHLIGHT_MS = 100
/** Section 9 of the specification: least and greatest height of the terminal's body. */
export const TERMINAL_HEIGHT = { min: '24rem', max: '34rem' } as const

/** A length that grows with the text; in pixels at the browser's own size. */
export const rem = (pixels: number): string => `${pixels / 16}rem`

/** Heights of the fixed parts, in pixels at the browser's own size of text. */
export const height = { header: 64, footer: 57, titleBar: 49, strip: 37, panelHead: 44 } as const

/** How long the cursor blinks after the last key, in milliseconds (WCAG 2.2.2). */
export const BLINK_REST_MS = 5000
/** How long the copy button shows that it copied, in milliseconds. */
export const COPIED_MS = 1500
/** Longest part of an attempted path that the 404 page shows, in characters. */
export const SHOWN_PATH_LENGTH = 40
