import { describe, expect, test } from 'vitest'
import { highlightCommands, highlightWords, type HighlightSpan } from './highlight.ts'

const known = new Set(['ls', 'grep', 'echo', 'cat', 'docker', 'sleep'])
const isKnown = (name: string): boolean => known.has(name)
const hasCommands = (path: readonly string[]): boolean => /^docker( container)?$/.test(path.join(' '))

/** The coloured parts of a line, each with its colour. */
const coloured = (line: string, spans: readonly HighlightSpan[]): readonly string[] =>
  spans.map(({ start, end, style }) => `${style} ${line.slice(start, end)}`)

describe('highlightCommands', () => {
  test.each<[string, string[]]>([
    ['', []],
    ['ls -l', ['32 ls', '33 -l']],
    ['sl -l -', ['31 sl', '33 -l', '35 -']],
    ['  ls | grep "a b" > out', ['32 ls', '32 grep', '35 "a b"', '35 out']],
    ["echo 'open", ['32 echo', "35 'open"]],
    ['ls && nope; echo hi', ['32 ls', '31 nope', '32 echo', '35 hi']],
    ['constructor', ['31 constructor']],
    // a quote behind a backslash opens nothing
    [String.raw`echo it\'s | cat`, ['32 echo', String.raw`35 it\'s`, '32 cat']],
    [String.raw`echo "a \" b" | cat`, ['32 echo', String.raw`35 "a \" b"`, '32 cat']],
    // a command stands behind a keyword as it does behind a semicolon
    ['for i in a b; do echo $i; done', ['1 for', '35 i', '1 in', '35 a', '35 b', '1 do', '32 echo', '35 $i', '1 done']],
    ['while nope; do ls; done', ['1 while', '31 nope', '1 do', '32 ls', '1 done']],
    ['if ! grep -q a f; then ls', ['1 if', '1 !', '32 grep', '33 -q', '35 a', '35 f', '1 then', '32 ls']],
    [
      'case $x in a|b) ls;; *) nope; esac',
      ['1 case', '35 $x', '1 in', '35 a', '35 b', '32 ls', '35 *', '31 nope', '1 esac'],
    ],
    ['echo do', ['32 echo', '35 do']],
    ['hi() { echo hi; }', ['35 hi', '1 {', '32 echo', '35 hi', '1 }']],
    ['x=1 ls 2>&1 >out', ['35 x=1', '32 ls', '35 1', '35 out']],
    ['>out ls', ['35 out', '32 ls']],
    ['ls # nope', ['32 ls']],
    ['echo $(ls | cat) a#b', ['32 echo', '35 $(ls | cat)', '35 a#b']],
    ['(ls) & sleep 1', ['32 ls', '32 sleep', '35 1']],
    ['"ls" -l', ['32 "ls"', '33 -l']],
    ['docker container ls -a web', ['32 docker', '32 container', '32 ls', '33 -a', '35 web']],
    ['docker -v ps', ['32 docker', '33 -v', '32 ps']],
  ])('%j', (line, expected) =>
    expect(coloured(line, highlightCommands(line, isKnown, { hasCommands }))).toEqual(expected),
  )

  test('takes another style for commands', () =>
    expect(highlightCommands('ls', isKnown, { command: '34' })).toEqual([{ start: 0, end: 2, style: '34' }]))
})

test('a line that has no syntax is words between blanks', () => {
  const line = 'echo  -n "a | b" do'
  const words = ['32 echo', '33 -n', '35 "a', '35 |', '35 b"', '35 do']
  expect(coloured(line, highlightWords(line, { isKnown }))).toEqual(words)
  expect(coloured('docker ps x', highlightWords('docker ps x', { isKnown, hasCommands, command: '34' }))).toEqual([
    '34 docker',
    '34 ps',
    '35 x',
  ])
})
