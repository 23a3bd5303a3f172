import { expect, test } from 'vitest'
import { createMachine } from '../../../index.ts'
import { ASCII, longTree, UNICODE, wideTree } from './tree.ts'

const leaf = (label: string): { label: string; children: [] } => ({ label, children: [] })
const tree = {
  label: 'init',
  children: [
    leaf('cron'),
    { label: 'sshd', children: [{ label: 'bash', children: [leaf('pstree'), leaf('sleep'), leaf('sleep')] }] },
    leaf('tty'),
  ],
}

test('children stand beside their parents, and those that look alike once', () => {
  expect(wideTree(tree, UNICODE, true)).toEqual([
    'init─┬─cron',
    '     ├─sshd───bash─┬─pstree',
    '     │             └─2*[sleep]',
    '     └─tty',
  ])
  expect(wideTree(tree, ASCII, false).slice(1, 4)).toEqual([
    '     |-sshd---bash-+-pstree',
    '     |             |-sleep',
    '     |             `-sleep',
  ])
})

test('with arguments each process has a line', () => {
  expect(longTree(tree, UNICODE)).toEqual([
    'init',
    '  ├─cron',
    '  ├─sshd',
    '  │   └─bash',
    '  │       ├─pstree',
    '  │       ├─sleep',
    '  │       └─sleep',
    '  └─tty',
  ])
})

test('pstree shows what runs', async () => {
  const { bash } = createMachine({ shell: 'bash' })
  // both are shells before they become what they run
  const started = 'sleep 9 & sleep 9 & until [ "$(pgrep sleep | wc -l)" = 2 ]; do :; done'
  const { stdout } = await bash.exec(`${started}; pstree -p $$ | grep -c sleep; pstree $$; kill %1 %2`)
  expect(stdout).toMatch(/^2\nbash-\+-pstree\n {5}`-2\*\[sleep\]\n$/)
  expect(await bash.exec('pstree nobody-here; pstree 99999')).toMatchObject({
    stderr: 'No such user name: nobody-here\n',
    status: 1,
  })
})
