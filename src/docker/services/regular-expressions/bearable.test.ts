import { describe, expect, test } from 'vitest'
import { isBearable } from './bearable.ts'

const LONG = 2 ** 20

describe('a search that may go back too often is not begun', () => {
  test.each([
    [/(a+)+$/, 'a'],
    [/(a*)*b/, 'a'],
    [/(?:\w+\s?)+!/, 'word '],
    [/(a|a)*$/, 'a'],
    [/(a|aa)+$/, 'a'],
    [/(\w|\d)+$/, '1'],
    [/^(([a-z])+.)+[A-Z]([a-z])+$/, 'a'],
    [/(x+x+)+y/, 'x'],
    [/((ab)*)*c/, 'ab'],
    [/(a{1,})+b/, 'a'],
    [/(a?a)*b/, 'a'],
    [/(?<word>\w+)+$/, 'a'],
    [/(.*)\1+$/, 'a'],
    [/^([\w.-]+\.)+com$/, 'a.'],
    [/(.+,)+!/, 'a,'],
    [/(?:a?){30}a{30}/, 'a'],
    [/((?:a|a)*b?)*c/, 'a'],
  ])('%s doubles with each letter', (expression, text) => {
    expect(isBearable(expression, text.repeat(40))).toBe(false)
  })

  test.each([
    [/(.*)(.*)(.*)x/, 'a', 3000],
    [/a*a*a*a*b/, 'a', 1000],
    [/(?:.*?,){4}P/, 'a,', 1000],
    [/\s+$/, ' ', 20_000],
    [/a.*b/, 'a', 20_000],
    [/<p>[^]*?<\/p>/, '<p>\n', 10_000],
    [/\d+px/, '1', 20_000],
    [/^[^\s@]+\.[^\s@]+!$/, 'a.', 20_000],
  ])('%s looks at each place from each other one', (expression, text, times) => {
    expect(isBearable(expression, text.repeat(times))).toBe(false)
  })

  test('of more than a megabyte', () => {
    expect(isBearable(/a/, 'a'.repeat(LONG + 1))).toBe(false)
  })
})

describe('a search that ends soon is begun', () => {
  test.each([
    [/^(.+?),(.+?),(.+)$/gm, '1,"Smith, John",john@example.com,2026-01-01,12.50\n'],
    [/(\S+) (\S+) (\S+) \[([^\]]+)\] "([^"]*)" (\d+)/g, 'Of times, the best; mail me at me@example.org.\n'],
    [/(\w+)\s*=\s*require\(["']([^"']+)["']\)/g, 'It was the best of times, it was the worst of times\n'],
    [/<(\w+)[^>]*>(.*?)<\/\1>/g, '<p class="row">Some text and <a href="/a">a link</a>.</p>\n'],
    [/^.*\b(error|warn)\b.*$/gim, '2026-11-28T05:00:01Z INFO [web] GET /index.html 200 12ms\n'],
    [/"(?:\\.|[^"\\])*"/g, 'say "some text" of it\n'],
    [/(?=.*\d)(?=.*[a-z])(?=.*[A-Z]).{8,}/, 'Passw0rd and more\n'],
  ])('%s over the lines of a file', (expression, line) => {
    expect(isBearable(expression, line.repeat(Math.ceil(20_000 / line.length)))).toBe(true)
  })

  test.each([
    [/<title>([\s\S]*?)<\/title>/, '<title>A page</title>'],
    [/\/\*[^]*?\*\//g, '/* a note */'],
    [/"price": *[^]*\}/, '"price": 3 }'],
  ])('%s begins at few places of a page', (expression, part) => {
    const page = `${part}\n${'<p>A line of text, 7 words long.</p>\n'.repeat(5000)}`
    expect(isBearable(expression, page)).toBe(true)
  })

  test.each([
    [/\w+/g, 'word '],
    [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'me@example.com '],
    [/^(?:\d{1,3}\.){3}\d{1,3}$/, '1.'],
    [/(?:\/\w+)+/, '/a'],
    [/"(?:[^"\\]|\\.)*/, '"a\\"'],
    [/"(?:[^"\\]|\\.)*"/, 'some "text" of a program\n'],
    [/(?:-\d+)*/, '-1'],
    [/^([\w-]+\.)+com$/, 'a.'],
    [/[(+)]+/, '(+)'],
    [/\(a+\)+/, '(a)'],
    [/^(\w+)=(.*)$/, 'a=b'],
    [/a|b/, 'ab'],
    [/a+/y, 'a'],
    [/\s+$/, 'some words, and blanks  between them.\n'],
    [/\d+px/, 'width: 100px;\n'],
    [/^\s*(?:#.*)?$/gm, '  # a line\n\n'],
    [/<(\w+)>[^<]*<\/\1>/g, '<b>x</b> '],
    [/(foo|far|bar)+baz/, 'foo far '],
  ])('%s is run over long ones', (expression, text) => {
    expect(isBearable(expression, text.repeat(LONG / text.length))).toBe(true)
  })

  test.each([
    [/(?:\d{1,3}\.)*\d{1,3}\.$/, '1.22.333 '.repeat(20_000)],
    [/^(a+)+$/, 'a'.repeat(12)],
    [/(?:\w+\s?)+!/, 'hello world!'],
    [/(?<year>\d{4})-(?<month>\d{2})/u, '2026-11 '.repeat(1000)],
    [/[\p{L}']+/gu, 'été '.repeat(1000)],
  ])('%s is run over short ones', (expression, text) => {
    expect(isBearable(expression, text)).toBe(true)
  })
})
