import { describe, expect, it } from 'vitest'
import { createChance, pickInteger } from '../../base/chance.ts'
import { createStringTerminal, instantClock } from '../../testing/run-line.ts'
import { createLinux } from '../linux.ts'
import { simpleCommands } from './index.ts'

const names = simpleCommands.map((command) => command.declaration.name)
const long = 'x'.repeat(100_000)
const OPERANDS = [
  'constructor',
  '__proto__',
  'toString',
  '\x1b[2J\x1b]0;title\x07',
  '../'.repeat(2000),
  long,
  '--',
  '-',
  '-n',
]

describe('what a stranger may type', () => {
  it.each(names)('%s takes hostile words and stays well', async (name) => {
    const linux = createLinux({ clock: instantClock(), chance: createChance(1) })
    const terminal = createStringTerminal(linux.shell)
    for (const operand of OPERANDS) {
      for (const line of [
        `${name} ${operand}`,
        `${name} a ${operand}`,
        `${name} ${operand} a`,
        `${name} -${operand}`,
      ]) {
        const { stderr, status } = await terminal.run(line)
        expect(stderr).not.toContain('the playground failed')
        expect(status).toBeLessThan(128)
      }
    }
    expect((await terminal.run('cd /')).status).toBe(0)
    expect((await terminal.run('pwd')).stdout).toBe('/\n')
  })

  it.each(['constructor', '__proto__', 'hasOwnProperty', '\x1b[2J', '/', '.', '..', '-', '~'])(
    '%j is no command',
    async (name) => {
      const { shell } = createLinux({ clock: instantClock(), chance: createChance(1) })
      expect(await createStringTerminal(shell).run(name)).toEqual({
        stdout: '',
        stderr: `${name}: command not found\n`,
        status: 127,
      })
    },
  )

  it('files with such names are files like any other', async () => {
    const { shell } = createLinux({ clock: instantClock(), chance: createChance(1) })
    const terminal = createStringTerminal(shell)
    await terminal.run('cd Documents')
    await terminal.run('touch constructor __proto__ \x1b[2J')
    expect((await terminal.run('ls')).stdout).toBe('?[2J  __proto__  constructor\n')
    expect((await terminal.run('cd ..')).status).toBe(0)
    expect((await terminal.run('mkdir \x1b[2J')).status).toBe(0)
    await terminal.run('cd \x1b[2J')
    expect(terminal.shell.prompt()).not.toContain('\x1b[2J')
  })

  it('says that a name is too long', async () => {
    const { shell } = createLinux({ clock: instantClock(), chance: createChance(1) })
    const { stderr } = await createStringTerminal(shell).run(`touch ${long}`)
    expect(stderr).toBe(`touch: cannot touch '${long}': File name too long\n`)
  })

  it('2,000 random lines leave a living terminal', async () => {
    const chance = createChance(3)
    const linux = createLinux({ clock: instantClock(), chance: createChance(1) })
    const terminal = createStringTerminal(linux.shell)
    const words = [
      'a',
      'b',
      'a/b',
      '.',
      '..',
      '/',
      '/home',
      '/home/user',
      'welcome.txt',
      'Documents',
      '-r',
      '-l',
      '-n',
      '-cf',
      '-xf',
      'a.tar',
    ]
    for (let turn = 0; turn < 2000; turn += 1) {
      const count = pickInteger(chance, 4)
      const operands = Array.from({ length: count }, () => words[pickInteger(chance, words.length)])
      const line = [names[pickInteger(chance, names.length)], ...operands].join(' ')
      const { stderr } = await terminal.run(line)
      expect(stderr, line).not.toContain('the playground failed')
    }
    expect((await terminal.run('cd /')).status).toBe(0)
    linux.publish()
    linux.save()
  })
})
