import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { badReferenceText } from '../cli/bad-reference.ts'
import { hostAndPath, parseReference } from './reference.ts'
import { binarySizeInWords, humanDuration, parseSize, sizeInWords } from './units.ts'

interface Row {
  readonly fn: string
  readonly input: string | number
  readonly expected?: string | number
  readonly error?: unknown
}

const read = (name: string): readonly unknown[] =>
  readFileSync(new URL(`fixtures/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))

const rows = read('units') as readonly Row[]

function converted(fn: string, input: string | number): string | number | undefined {
  if (fn.startsWith('humanDuration')) return humanDuration(Number(input) * 1000)
  if (fn.startsWith('humanSize')) return sizeInWords(Number(input), 4)
  if (fn.startsWith('bytesSize')) return binarySizeInWords(Number(input))
  return parseSize(String(input), fn.startsWith('parseSizeSI') ? 1000 : 1024)
}

test.each(rows)('$fn of $input', ({ fn, input, expected }) => expect(converted(fn, input)).toBe(expected))

interface ReferenceRow {
  readonly input: string
  readonly error?: string
  readonly normalized?: string
  readonly familiar?: string
  readonly domain?: string
  readonly path?: string
  readonly tag?: string
  readonly digest?: string
  readonly with_default_tag?: string
}

const references = read('image-references') as readonly ReferenceRow[]

test.each(references)('$input is read as the reference package does', ({ input, ...row }) => {
  const reference = parseReference(input)
  if (reference.type === 'bad-reference') return expect(badReferenceText(reference.reason)).toBe(row.error)
  const { repository, tagged, tag, digest } = reference
  const [domain, path] = hostAndPath(reference)
  const rest = (tagged ? `:${tag}` : '') + (digest === undefined ? '' : `@${digest}`)
  expect({ domain, path, familiar: repository + rest, normalized: `${domain}/${path}${rest}` }).toEqual({
    domain: row.domain,
    path: row.path,
    familiar: row.familiar,
    normalized: row.normalized,
  })
  expect([tagged ? tag : undefined, digest]).toEqual([row.tag, row.digest])
  expect(`${domain}/${path}${rest === '' ? `:${tag}` : rest}`).toBe(row.with_default_tag)
})
