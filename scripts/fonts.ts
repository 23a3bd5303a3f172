import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { narrowLetters } from '../src/app/narrow-letters.ts'

const root = join(import.meta.dirname, '..')
const made = join('.cache', 'fonts')
const installed = join('node_modules', '@fontsource-variable')

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at)).join('')
/** What else the page's own texts are written with, in all its languages. */
const LETTERS = `${ASCII}\u00a0áéíóúüñÁÉÍÓÚÜÑ¿¡«»‘’“”…–—·›↑`

/** A part of a font: a file with some of its letters, and what of it the page uses. */
interface Part {
  readonly family: string
  readonly name: string
  /** Where the whole font is, from the folder of installed fonts. */
  readonly from: string
  readonly weight: string
  readonly stretch: string
  readonly letters: string
  /** What is left out: sets of other shapes for the same letters, weights and widths that the page has not. */
  readonly cut: NonNullable<Parameters<typeof subsetFont>[2]> & { readonly keepFeatures?: readonly string[] }
}

const sans = {
  family: 'Instrument Sans',
  from: 'instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
  weight: '400 700',
}

/** Both axes of a font make its file twice as large, and few texts are narrow. */
const narrow = { ...sans, stretch: '75% 99%', cut: { noLayoutClosure: true, keepFeatures: ['kern'] } }

/** What every visit loads: letters of the page's own texts. */
const FIRST: readonly Part[] = [
  {
    ...sans,
    name: 'instrument-sans.woff2',
    stretch: '100%',
    letters: LETTERS,
    cut: { ...narrow.cut, variationAxes: { wdth: 100 } },
  },
  { ...narrow, name: 'instrument-sans-narrow.woff2', letters: narrowLetters },
  {
    family: 'Geist Mono',
    name: 'geist-mono.woff2',
    from: 'geist-mono/files/geist-mono-latin-wght-normal.woff2',
    weight: '400 600',
    stretch: '100%',
    letters: LETTERS,
    cut: { keepFeatures: ['kern', 'zero'], variationAxes: { wght: { min: 400, max: 600 } } },
  },
]

/** What is narrow and needs other letters: little, and late. */
const NEXT: Part = {
  ...narrow,
  name: 'instrument-sans-narrow-rest.woff2',
  letters: [...LETTERS].filter((letter) => !narrowLetters.includes(letter)).join(''),
}

const boxes = join(installed, 'geist-mono/files/geist-mono-symbols2-wght-normal.woff2')

const face = (family: string, path: string, rest: string): string =>
  `@font-face{font-family:"${family}";src:url(/${path}) format("woff2");font-display:swap;${rest}}`

const pointOf = (letter: string): number => letter.codePointAt(0) ?? 0

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
const pointsIn = (letters: string): readonly number[] => [...letters].map(pointOf).toSorted((one, other) => one - other)
const others = rangesOf([...pointsOf(latin.latin)].filter((point) => !LETTERS.includes(String.fromCodePoint(point))))

const pathOf = ({ name }: Part): string => join(made, name)

async function cutPart(part: Part): Promise<void> {
  const whole = readFileSync(join(root, installed, part.from))
  writeFileSync(join(root, pathOf(part)), await subsetFont(whole, part.letters, { ...part.cut, targetFormat: 'woff2' }))
}

/** Cuts what the page loads first out of the installed fonts. */
export async function cutFonts(): Promise<void> {
  mkdirSync(join(root, made), { recursive: true })
  await Promise.all([...FIRST, NEXT].map(cutPart))
}

const faceOf = ({ family, weight, stretch }: Part, path: string, range: string): string =>
  face(family, path, `font-weight:${weight};font-stretch:${stretch};unicode-range:${range}`)

/** The faces of what is loaded first, for pages that do not have those fonts in their own text. */
export const firstFaces = FIRST.map((part) => faceOf(part, pathOf(part), rangesOf(pointsIn(part.letters)))).join('')

/** The faces of all other letters: no letter is in two, or both files would be loaded for it. */
export const otherFaces = [
  faceOf(NEXT, pathOf(NEXT), rangesOf(pointsIn(NEXT.letters))),
  ...FIRST.map((part) => faceOf(part, join(installed, part.from), others)),
  face('Geist Mono', boxes, 'font-weight:400 600;font-stretch:100%;unicode-range:U+2500-259F'),
].join('')

/** The fonts that are loaded first as a part of a page's text, which `src/app/first-paint.js` reads. */
export const fontTemplates = (): string =>
  FIRST.map((part) => {
    const bytes = readFileSync(join(root, pathOf(part))).toString('base64')
    const range = rangesOf(pointsIn(part.letters))
    return `<template data-font="${part.family}" data-weight="${part.weight}" data-stretch="${part.stretch}" data-range="${range}">${bytes}</template>`
  }).join('')
