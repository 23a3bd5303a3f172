import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { BadPattern, pathFilter } from './ignore-file.ts'
import { readDockerfile } from './instructions.ts'
import { BadDockerfile, type Node } from './node.ts'
import { parseDockerfile } from './parse.ts'
import { BadWord, expandWord, expandWords } from './words.ts'

// BuildKit's own tests, and what the libraries of 24.0.6 answered
const rows = <Row>(name: string): readonly Row[] =>
  readFileSync(fileURLToPath(new URL(`fixtures/${name}.jsonl`, import.meta.url)), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Row => JSON.parse(line))

interface WordRow {
  readonly id: string
  readonly input: string
  readonly env?: readonly string[]
  readonly expected?: string | null
  readonly expected_words?: readonly string[]
}

const LEXER_ENVIRONMENT = ['PWD=/home', 'SHELL=bash', 'KOREAN=한국어', 'NULL=']

const variablesOf =
  (env: readonly string[]) =>
  (name: string): string | undefined =>
    env.findLast((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)

function read<Value>(expand: () => Value): Value | 'error' {
  try {
    return expand()
  } catch (error) {
    if (error instanceof BadWord) return 'error'
    throw error
  }
}

describe('words', () => {
  test.each(rows<WordRow>('dockerfile-words'))('$id $input', ({ input, env, expected, expected_words: words }) => {
    const variables = variablesOf(env ?? LEXER_ENVIRONMENT)
    if (words) expect(read(() => expandWords(input, variables))).toEqual(words[0] === 'error' ? 'error' : words)
    else expect(read(() => expandWord(input, variables))).toBe(expected ?? 'error')
  })
})

interface IgnoreRow {
  readonly id: string
  readonly patterns: readonly string[]
  readonly path: string
  readonly match: boolean
  readonly error?: string
}

describe('.dockerignore', () => {
  test.each(rows<IgnoreRow>('dockerignore'))('$id $patterns $path', ({ patterns, path, match, error }) => {
    const answer = (): boolean => pathFilter(patterns)(path)
    if (error === undefined) expect(answer()).toBe(match)
    else expect(answer).toThrow(BadPattern)
  })
})

interface ParserRow {
  readonly id: string
  readonly dockerfile: string
  readonly ast?: string
  readonly parse_error?: string
  readonly instruction_error?: string
  readonly stages?: readonly { readonly Name: string; readonly Base: string; readonly Commands: readonly string[] }[]
}

/** As Go's %q has it. */
const quoted = (text: string): string => JSON.stringify(text).replace(/\\u0000/g, '\\x00')

function dump({ typed, flags, words, inner }: Node): string {
  const own = flags.length > 0 ? [`[${flags.map(quoted).join(' ')}]`] : []
  const rest = inner ? [`(${dump(inner)})`] : words.map(quoted)
  return [typed.toLowerCase(), ...own, ...rest].join(' ')
}

function messageOf(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    if (error instanceof BadDockerfile) return error.message
    throw error
  }
  return ''
}

describe('a Dockerfile', () => {
  test.each(rows<ParserRow>('dockerfile-parser'))('$id', (row) => {
    const { dockerfile: text } = row
    expect(messageOf(() => parseDockerfile(text))).toBe(row.parse_error ?? '')
    if (row.parse_error !== undefined) return
    const tree = parseDockerfile(text).nodes.map((node) => `(${dump(node)})`)
    if (row.ast !== undefined) expect(tree.join('\n')).toBe(row.ast)
    expect(messageOf(() => readDockerfile(text))).toBe(row.instruction_error ?? '')
    if (row.instruction_error !== undefined) return
    const stages = readDockerfile(text).stages.map(({ name, base, steps }) => ({
      Name: name,
      Base: base,
      Commands: steps.map(({ node }) => node.name),
    }))
    expect(stages).toEqual(row.stages)
  })
})
