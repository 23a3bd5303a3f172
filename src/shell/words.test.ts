import { describe, expect, test } from 'vitest'
import { completeWords } from './complete.ts'
import type { CommandDeclaration, OperandKind } from './declaration.ts'
import { optionRows, synopsis } from './declaration.ts'
import { later } from './later.ts'
import { parseArguments } from './options.ts'
import type { Command, LaterCommand } from './command.ts'
import { shellSyntaxIn } from './syntax-hint.ts'

const head: CommandDeclaration = {
  name: 'head',
  summary: 'show how a file begins',
  options: [
    { short: 'n', long: 'lines', value: { name: 'N', kind: 'number' }, summary: 'show N lines' },
    { short: 'q', summary: 'never print headers' },
    { short: 'v', long: 'verbose', summary: 'always print headers' },
  ],
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
  description: [],
}

describe('parseArguments', () => {
  test.each<[string, Record<string, string | undefined>, string[]]>([
    ['-n 5 a', { n: '5' }, ['a']],
    ['-n5 a', { n: '5' }, ['a']],
    ['a -qn5 b', { q: undefined, n: '5' }, ['a', 'b']],
    ['--lines=3 a', { n: '3' }, ['a']],
    ['--lines 3 --verbose a', { n: '3', v: undefined }, ['a']],
    ['-- -n a', {}, ['-n', 'a']],
    ['- a', {}, ['-', 'a']],
  ])('%s', (line, options, operands) => {
    const parsed = parseArguments(head, line.split(' '))
    if (parsed.type !== 'parsed') throw new Error(parsed.type)
    expect(parsed.operands).toEqual(operands)
    for (const name of ['n', 'q', 'v']) {
      expect([parsed.has(name), parsed.value(name)]).toEqual([Object.hasOwn(options, name), options[name]])
    }
  })

  test.each([
    ['-x', { type: 'invalid-option', option: 'x' }],
    ['-qx', { type: 'invalid-option', option: 'x' }],
    ['--nope', { type: 'invalid-option', option: '--nope' }],
    ['--verbose=1', { type: 'invalid-option', option: '--verbose' }],
    ['-n', { type: 'missing-value', option: 'n' }],
    ['--lines', { type: 'missing-value', option: '--lines' }],
    ['--constructor', { type: 'invalid-option', option: '--constructor' }],
  ])('%s is refused', (line, expected) => {
    expect(parseArguments(head, line.split(' '))).toEqual(expected)
  })
})

describe('a declaration', () => {
  test('gives its synopsis and option rows', () => {
    expect(synopsis(head)).toBe('head [OPTION]... [FILE]...')
    expect(optionRows(head)).toEqual([
      ['-n, --lines N', 'show N lines'],
      ['-q', 'never print headers'],
      ['-v, --verbose', 'always print headers'],
    ])
  })
})

const run = (): number => 0

function named(name: string, kind: OperandKind): Command<string> {
  return { run, declaration: { name, summary: `about ${name}`, description: [], operands: [{ name: 'X', kind }] } }
}

describe('completion', () => {
  const tree: Readonly<Record<string, readonly { name: string; directory: boolean }[]>> = {
    '.': [
      { name: 'Documents', directory: true },
      { name: 'Downloads', directory: true },
      { name: 'welcome.txt', directory: false },
      { name: '.hidden', directory: false },
    ],
    'Documents/': [{ name: 'notes.txt', directory: false }],
  }
  const source = {
    commands: new Map<string, Command<string> | LaterCommand<string>>([
      ['head', { run, declaration: head }],
      ['cd', named('cd', 'directory')],
      ['man', named('man', 'command')],
      ['echo', named('echo', 'text')],
      [
        'docker',
        {
          ...named('docker', 'text'),
          complete: (words: readonly string[], system: string) => [{ text: system + words.join('/'), suffix: ' ' }],
        },
      ],
      ['wc', later('wc', 'count', async () => ({ run, declaration: { ...head, operands: [] } }))],
      ['gone', later('gone', 'is gone', () => Promise.reject(new Error('offline')))],
    ]),
    system: 'at ',
    directories: { list: (path: string) => (Object.hasOwn(tree, path) ? tree[path] : undefined) },
    cwd: '/home/user',
  }

  test.each<[string, number, string[]]>([
    ['', 0, ['cd', 'docker', 'echo', 'gone', 'head', 'man', 'wc']],
    ['he', 0, ['head']],
    ['head we', 5, ['welcome.txt']],
    ['head D', 5, ['Documents/', 'Downloads/']],
    ['head .', 5, ['.hidden']],
    ['head Documents/n', 5, ['Documents/notes.txt']],
    ['head nowhere/', 5, []],
    ['cd ', 3, ['Documents/', 'Downloads/']],
    ['man e', 4, ['echo']],
    ['echo w', 5, []],
    ['head --', 5, ['--lines', '--verbose']],
    ['docker run x', 11, ['at docker/run/x']],
    ['wc --l', 3, ['--lines']],
    ['unknown w', 8, ['welcome.txt']],
  ])('%j', async (line, start, texts) => {
    const completion = await completeWords(source, line, line.length)
    expect([completion.start, completion.candidates.map(({ text }) => text)]).toEqual([start, texts])
  })

  test('looks only at what is before the caret', async () => {
    expect((await completeWords(source, 'hexyz', 2)).candidates.map(({ text }) => text)).toEqual(['head'])
  })

  test('fails where the command cannot be loaded', async () => {
    await expect(completeWords(source, 'gone -', 6)).rejects.toThrow('could not be loaded')
  })
})

describe('shellSyntaxIn', () => {
  test.each([
    ['ls | wc', 'Pipes'],
    ['echo hi > a.txt', 'Redirections'],
    ['cd /tmp && ls', 'Command lists'],
    ['ls; pwd', 'Command lists'],
    ['sleep 5 &', 'Background jobs'],
    ['echo "a b"', 'Quotes'],
    ['echo $HOME', 'Variables'],
    ['ls *.txt', 'Wildcards'],
    ['echo $(date)', 'Command substitution'],
    ['cd ~', 'Tilde expansion'],
    ['ls ~/Documents', 'Tilde expansion'],
    ['cat notes~', undefined],
    ["echo it's", undefined],
    ['find . -name *.txt', undefined],
    ['ls -la /home', undefined],
  ])('%s: %s', (line, expected) => {
    expect(shellSyntaxIn(line)).toBe(expected)
  })
})
