import { describe, expect, it } from 'vitest'
import { createChance, pickInteger } from '../../base/chance.ts'
import { runReal } from '../../testing/real.ts'
import type { ProgramOption } from './declaration.ts'
import { readArguments, UsageError } from './getopt.ts'

const text = { name: 'X', kind: 'text' } as const
const options: readonly ProgramOption[] = [
  { short: 'a' },
  { short: 'b', value: text },
  { short: 'c', value: { ...text, optional: true } },
  { long: 'alpha' },
  { long: 'beta', value: text },
  { long: 'gamma', value: { ...text, optional: true } },
  { long: 'gabel' },
  { long: 'help' },
  { long: 'version' },
]

/** As getopt(1) prints what it has read. */
function canonical(words: readonly string[], optionsFirst: boolean): string {
  try {
    const { given, operands } = readArguments({ options, optionsFirst }, words)
    const read = given.flatMap(({ name, value }) => {
      const option = options.find(({ short, long }) => name === (short ?? long))
      const dashed = option?.short === undefined ? `--${name}` : `-${name}`
      return option?.value ? [dashed, `'${value ?? ''}'`] : [dashed]
    })
    return ` ${[...read, '--', ...operands.map((word) => `'${word}'`)].join(' ')}\n`
  } catch (error) {
    if (error instanceof UsageError) return `getopt: ${error.message}\n`
    throw error
  }
}

function real(words: readonly string[], optionsFirst: boolean): string {
  const letters = `${optionsFirst ? '+' : ''}ab:c::`
  const names = 'alpha,beta:,gamma::,gabel,help,version'
  const { stdout, stderr } = runReal(['getopt', '-o', letters, '-l', names, '--', ...words])
  return stderr === '' ? stdout : `${stderr.split('\n')[0]}\n`
}

const cases: readonly (readonly string[])[] = [
  [],
  ['x', '-a', 'y'],
  ['-ab', 'v', 'x'],
  ['-abv', 'x'],
  ['-b'],
  ['-ca', '-c', 'x'],
  ['-x'],
  ['-ax'],
  ['--alpha', '--beta', 'v', '--gamma', 'x'],
  ['--alpha=x'],
  ['--beta=v', '--gamma=w'],
  ['--beta='],
  ['--beta'],
  ['--al', '--be=v'],
  ['--ga'],
  ['--g'],
  ['--gam=1'],
  ['--zzz'],
  ['--zzz=1'],
  ['--', '-a', '--beta'],
  ['-a', '--', '--', 'x'],
  ['-', '-a', '-'],
  ['x', '--', '-a'],
  ['-b', '--', 'x'],
  ['--beta', '-a', 'x'],
  ['-c'],
  [''],
]

describe('options are read as getopt_long(3) reads them', () => {
  it.each(cases.map((words) => [words.join(' '), words] as const))('%s', (_line, words) => {
    expect(canonical(words, false)).toBe(real(words, false))
    expect(canonical(words, true)).toBe(real(words, true))
  })

  it('whatever the words', () => {
    const chance = createChance(3)
    const pool = [
      '-a',
      '-b',
      '-c',
      '-abc',
      '-cab',
      '-bac',
      '--',
      '-',
      'x',
      '',
      '--alpha',
      '--beta',
      '--beta=1',
      '--gamma',
    ]
    const more = [...pool, '--gamma=2', '--gab', '--ga=3', '--alp=', '-z', '--nope', '-bx', '-cx', 'y']
    for (let round = 0; round < 60; round += 1) {
      const words = Array.from({ length: pickInteger(chance, 6) }, () => more[pickInteger(chance, more.length)] ?? '')
      const first = chance.next() < 0.5
      expect([words, canonical(words, first)]).toEqual([words, real(words, first)])
    }
  })
})

describe('what was given', () => {
  it('is asked for by letter, or by long name where there is no letter', () => {
    const both: ProgramOption = { short: 'n', long: 'lines', value: text }
    const args = readArguments({ options: [both, { long: 'only' }] }, ['-n1', '--lines', '2', '--only', 'x', '--lin=3'])
    expect([args.has('n'), args.has('lines'), args.has('only')]).toEqual([true, false, true])
    expect([args.value('n'), args.values('n')]).toEqual(['3', ['1', '2', '3']])
    expect(args.operands).toEqual(['x'])
  })
})
