import { describe, expect, it } from 'vitest'
import { gnu } from '../../linux/gnu/library/program.ts'
import type { GnuProcess } from '../../linux/gnu/library/gnu-system.ts'
import { createProcessFixture, statusOf } from '../../testing/process-fixture.ts'
import { attempt, FileSystemError } from './errno.ts'
import { findCommand, loadExecutable, mayExecute, spawnCommand } from './exec.ts'

const show = gnu({ name: 'show', run: async (process) => (await process.print(`${process.argv.join(' ')}\n`), 0) })

const scripts = {
  script: '#!/usr/bin/show -x y\n',
  bare: 'echo hi\n',
  odd: '#!/nowhere\n',
  spaced: '#! \t/usr/bin/show\n',
  chained: '#!/tmp/case/script\n',
  loop: '#!/tmp/case/loop\n',
  'directory/': '',
}

const codes: Readonly<Record<string, number>> = { unexecutable: 0o644 }

/** A process in a folder with scripts. */
function started(): GnuProcess {
  const files = { ...scripts, unexecutable: 'x' }
  const { start } = createProcessFixture({ programs: [show], files })
  const process = start((self) => self.blocked(new Promise<number>(() => undefined)))
  for (const name of Object.keys(files)) process.system.fs.chmod(`/tmp/case/${name}`, codes[name] ?? 0o755)
  return process
}

describe('finding a command', () => {
  it.each<[string, string | undefined]>([
    ['show', '/usr/bin/show'],
    ['./script', './script'],
    ['/tmp/case/script', '/tmp/case/script'],
    ['script', undefined],
    ['nothing', undefined],
    ['', undefined],
    ['./nothing', undefined],
  ])('%j is at %j', (name, path) => {
    expect(findCommand(started(), name)).toBe(path)
  })

  it('goes by PATH: first what may be run, else what is there at all', () => {
    const process = started()
    expect(findCommand(process, 'script', ':/usr/bin')).toBe('./script')
    expect(findCommand(process, 'unexecutable', '/usr/bin:/tmp/case')).toBe('/tmp/case/unexecutable')
    expect(findCommand(process, 'directory', '/tmp/case')).toBeUndefined()
    expect(mayExecute(process, 'unexecutable')).toBe(false)
  })
})

describe('what execve(2) would run', () => {
  it.each([
    ['/usr/bin/show', 'a', 'show a'],
    ['script', 'a b', '/usr/bin/show -x y script a b'],
    ['./spaced', '', '/usr/bin/show ./spaced '],
    ['chained', 'z', '/usr/bin/show -x y /tmp/case/script chained z'],
  ])('%s with %j', async (path, words, shown) => {
    const process = started()
    const { argv } = loadExecutable(process, path, [path === '/usr/bin/show' ? 'show' : path, ...words.split(' ')])
    expect(argv.join(' ')).toBe(shown)
  })

  it.each([
    ['nothing', 'ENOENT'],
    ['directory', 'EACCES'],
    ['unexecutable', 'EACCES'],
    ['bare', 'ENOEXEC'],
    ['odd', 'ENOENT'],
    ['loop', 'ELOOP'],
    ['script/x', 'ENOTDIR'],
  ])('%s is refused: %s', (path, code) => {
    const result = attempt(() => loadExecutable(started(), path, [path]))
    expect(result instanceof FileSystemError && result.code).toBe(code)
  })
})

describe('starting a command', () => {
  it('runs it with the words as they are', async () => {
    const process = started()
    const child = spawnCommand(process, ['show', 'a b'])
    expect(await statusOf(child)).toBe(1)
    expect(child.argv).toEqual(['show', 'a b'])
  })

  it.each([
    [['nothing'], 'ENOENT'],
    [['./unexecutable'], 'EACCES'],
    [['./bare'], 'ENOEXEC'],
  ])('%j is refused: %s', (argv, code) => {
    const result = attempt(() => spawnCommand(started(), argv))
    expect(result instanceof FileSystemError && result.code).toBe(code)
  })
})
