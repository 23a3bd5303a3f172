import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const root = join(import.meta.dirname, '..')
const made = join('.cache', 'fonts')
const installed = join('node_modules', '@fontsource-variable')

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at)).join('')
/** What else the page's own texts are written with, in all its languages. */
const OTHERS = '\u00a0áéíóúüñÁÉÍÓÚÜÑ¿¡«»‘’“”…–—·›↑'

/** A font of the page: a file with the letters of its own texts, which every visit loads, and one with all others. */
interface Font {
  readonly family: string
  /** The file that is loaded first. */
  readonly name: string
  /** Where the whole font is, from the folder of installed fonts. */
  readonly from: string
  readonly weight: string
  readonly stretch: string
  /** What is left out of the first file: sets of other shapes for the same letters, weights that the page has not. */
  readonly cut: Parameters<typeof subsetFont>[2]
}

const FONTS: readonly Font[] = [
  {
    family: 'Instrument Sans',
    name: 'instrument-sans.woff2',
    from: 'instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
    weight: '400 700',
    stretch: '75% 100%',
    cut: { noLayoutClosure: true },
  },
  {
    family: 'Geist Mono',
    name: 'geist-mono.woff2',
    from: 'geist-mono/files/geist-mono-latin-wght-normal.woff2',
    weight: '400 600',
    stretch: '100%',
    cut: { variationAxes: { wght: { min: 400, max: 600 } } },
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

const firstRange = rangesOf(first)

/** Cuts the file that is loaded first out of a font; gives its path from the root. */
async function cut({ name, from, cut: options }: Font): Promise<string> {
  const whole = readFileSync(join(root, installed, from))
  const path = join(made, name)
  writeFileSync(join(root, path), await subsetFont(whole, ASCII + OTHERS, { ...options, targetFormat: 'woff2' }))
  return path
}

/** Cuts the files that are loaded first out of the fonts; gives their paths from the root. */
export async function cutFonts(): Promise<readonly string[]> {
  mkdirSync(join(root, made), { recursive: true })
  return await Promise.all(FONTS.map(cut))
}

const descriptors = ({ weight, stretch }: Font): string => `font-weight:${weight};font-stretch:${stretch}`

/** The faces of what is loaded first, for pages that do not have those fonts in their own text. */
export const firstFaces = FONTS.map((font) =>
  face(font.family, join(made, font.name), `${descriptors(font)};unicode-range:${firstRange}`),
).join('')

/** The faces of all other letters: no letter is in two, or both files would be loaded for it. */
export const otherFaces = [
  ...FONTS.map((font) =>
    face(font.family, join(installed, font.from), `${descriptors(font)};unicode-range:${rangesOf(others)}`),
  ),
  face('Geist Mono', boxes, 'font-weight:100 900;unicode-range:U+2500-259F'),
].join('')

/** The fonts that are loaded first as a part of a page's text, which `src/app/first-paint.js` reads. */
export const fontTemplates = (): string =>
  FONTS.map(({ family, name, weight, stretch }) => {
    const bytes = readFileSync(join(root, made, name)).toString('base64')
    return `<template data-font="${family}" data-weight="${weight}" data-stretch="${stretch}" data-range="${firstRange}">${bytes}</template>`
  }).join('')
