import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const root = join(import.meta.dirname, '..')
const made = join('.cache', 'fonts')
const installed = join('node_modules', '@fontsource-variable')

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at)).join('')
/** What else the page's own texts are written with, in all its languages. */
const OTHERS = '\u00a0áéíóúüñÁÉÍÓÚÜÑ¿¡«»‘’“”…–—·›'

/** A font of the page: a file with the letters of its own texts, which every visit loads, and one with all others. */
interface Font {
  readonly family: string
  /** The file that is loaded first. */
  readonly name: string
  /** Where the whole font is, from the folder of installed fonts. */
  readonly from: string
  /** Descriptors of its face. */
  readonly face: string
}

const FONTS: readonly Font[] = [
  {
    family: 'Instrument Sans',
    name: 'instrument-sans.woff2',
    from: 'instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
    face: 'font-weight:400 700;font-stretch:75% 100%',
  },
  {
    family: 'Geist Mono',
    name: 'geist-mono.woff2',
    from: 'geist-mono/files/geist-mono-latin-wght-normal.woff2',
    face: 'font-weight:100 900',
  },
]

const boxes = join(installed, 'geist-mono/files/geist-mono-symbols2-wght-normal.woff2')

const face = (family: string, path: string, rest: string): string =>
  `@font-face{font-family:"${family}";src:url(/${path}) format("woff2");font-display:swap;${rest}}`

const pointOf = (letter: string): number => letter.codePointAt(0) ?? 0
const first = new Set([...(ASCII + OTHERS)].map(pointOf).toSorted((one, other) => one - other))

/** What `U+0000-00FF,U+0131` (CSS Fonts, "unicode-range") tells of. */
function* pointsOf(ranges: string): Generator<number> {
  for (const range of ranges.split(',')) {
    const [from = 0, to = from] = range
      .trim()
      .slice(2)
      .split('-')
      .map((digits) => Number.parseInt(digits, 16))
    for (let point = from; point <= to; point += 1) yield point
  }
}

const hex = (point: number): string => point.toString(16)

/** Points, in order, as ranges. */
function rangesOf(points: Iterable<number>): string {
  const ranges: [from: number, to: number][] = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last?.[1] === point - 1) last[1] = point
    else ranges.push([point, point])
  }
  return ranges.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join()
}

const latin: { readonly latin: string } = JSON.parse(
  readFileSync(join(root, installed, 'geist-mono/unicode.json'), 'utf8'),
)
const others = [...pointsOf(latin.latin)].filter((point) => !first.has(point))

async function cut({ name, from }: Font): Promise<void> {
  const whole = readFileSync(join(root, installed, from))
  writeFileSync(join(root, made, name), await subsetFont(whole, ASCII + OTHERS, { targetFormat: 'woff2' }))
}

/** Cuts the files that are loaded first out of the fonts; gives their paths from the root. */
export async function cutFonts(): Promise<readonly string[]> {
  mkdirSync(join(root, made), { recursive: true })
  await Promise.all(FONTS.map(cut))
  return FONTS.map(({ name }) => join(made, name))
}

/** The faces of the fonts: no letter is in two, or both files would be loaded for it. */
export const fontFaces = [
  ...FONTS.map((font) => face(font.family, join(made, font.name), `${font.face};unicode-range:${rangesOf(first)}`)),
  ...FONTS.map((font) =>
    face(font.family, join(installed, font.from), `${font.face};unicode-range:${rangesOf(others)}`),
  ),
  face('Geist Mono', boxes, 'font-weight:100 900;unicode-range:U+2500-259F'),
].join('')
