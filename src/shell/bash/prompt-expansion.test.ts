import { describe, expect, it } from 'vitest'
import { gnu } from '../../linux/gnu/library/program.ts'
import { createGnuFixture } from '../../testing/gnu-fixture.ts'
import { runReal } from '../../testing/real.ts'
import { expandPrompt } from './prompt-expansion.ts'
import { ShellState } from './state.ts'
import { drive, settle } from './steps.ts'

const prompts = [
  'plain',
  '\\u',
  '\\$ ',
  '\\w',
  '\\W',
  '\\s-\\v',
  '\\V',
  '\\\\',
  '\\a\\e[0m',
  '\\n\\r',
  '\\101',
  '\\q',
  '\\j',
  '\\[x\\]',
  '\\u:\\w\\$ ',
  '\\D{}|',
  'a\\',
  '\\033[1m',
]

const show = gnu({
  name: 'show',
  run: async (process, { operands: [prompt = '', cwd = '', trim = ''] }) => {
    const state = new ShellState()
    process.argv = ['bash']
    state.commands = 3
    for (const [name, value] of Object.entries({ HOME: '/root', PWD: cwd, PROMPT_DIRTRIM: trim }))
      state.set(name, value)
    state.shopt.delete('promptvars')
    await process.print(await drive(process, settle(expandPrompt(prompt, { process, state, jobs: 0, isNext: false }))))
    return 0
  },
})

const ours = async (...words: readonly string[]): Promise<string> =>
  (await createGnuFixture([show]).run(['--', ...words])).stdout

describe('prompts as bash shows them', () => {
  it.each(prompts.filter((prompt) => prompt !== '\\D{}|'))('%s', async (prompt) => {
    const { stdout } = runReal(['bash', '-c', `cd /usr/bin; shopt -u promptvars; P='${prompt}'; printf %s "\${P@P}"`])
    expect(await ours(prompt, '/usr/bin')).toBe(stdout.replaceAll(/[\u0001\u0002]/g, ''))
  })

  it.each([
    ['/root', '0'],
    ['/root/a/b/c', '0'],
    ['/root/a/b/c', '2'],
    ['/usr/share/doc/x', '1'],
    ['/', '2'],
    ['/usr', '1'],
    ['/rooted', '0'],
    ['/root/a', '1'],
    ['/root/abc/b', '1'],
    ['/a/b/c', '1'],
  ])('%s with %s names', async (cwd, trim) => {
    const script = `HOME=/root PWD=${cwd} PROMPT_DIRTRIM=${trim}; P='\\w|\\W'; printf %s "\${P@P}"`
    expect(await ours('\\w|\\W', cwd, trim)).toBe(runReal(['bash', '-c', script]).stdout)
  })
})

describe('prompts', () => {
  it('tell the time, the numbers and the host', async () => {
    expect(await ours('\\t \\T \\@ \\A \\d \\D{%Y} \\# \\! \\h', '/')).toBe(
      '00:00:00 12:00:00 12:00 AM 00:00 Thu Jan 01 2026 3 1 linux-playground',
    )
  })
})
