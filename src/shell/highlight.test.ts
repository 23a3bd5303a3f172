import { describe, expect, test } from 'vitest'
import { highlightCommands } from './highlight.ts'

const known = new Set(['ls', 'grep', 'echo'])

/** The coloured parts of a line, each with its colour. */
const colours = (line: string): readonly string[] =>
  highlightCommands(line, (name) => known.has(name)).map(
    ({ start, end, style }) => `${style} ${line.slice(start, end)}`,
  )

describe('highlightCommands', () => {
  test.each<[string, string[]]>([
    ['', []],
    ['ls -l', ['32 ls']],
    ['sl -l', ['31 sl']],
    ['  ls | grep "a b" > out', ['32 ls', '36 |', '32 grep', '33 "a b"', '36 >']],
    ["echo 'open", ['32 echo', "33 'open"]],
    ['ls && nope; echo hi', ['32 ls', '36 &&', '31 nope', '36 ;', '32 echo']],
    ['constructor', ['31 constructor']],
  ])('%j', (line, expected) => expect(colours(line)).toEqual(expected))
})
