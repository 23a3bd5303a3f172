import { expect, test } from './test.ts'

/** Bash in the terminal, under real keys. */

test('the shells share files, directory and history', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1 })
  await terminal.run('mkdir photos')
  await terminal.run('cd photos')
  await terminal.shell('Bash')
  expect((await terminal.screen()).at(-1)).toContain('/home/user/photos$')
  await terminal.run('echo hi > a.txt')
  await terminal.press('ArrowUp', 'ArrowUp')
  expect((await terminal.snapshot()).line).toBe('cd photos')
  await terminal.press('Control+c')
  await terminal.shell('Simple')
  await terminal.run('cat a.txt')
  await terminal.expectOutput(['hi'])
})
