import { expect, test, vi } from 'vitest'
import { standingClock } from '../../../host.ts'
import { FileSystem } from '../../../linux/fs.ts'
import { learner } from '../../../linux/users.ts'
import { type TreeNode, type TreeSource, treeOf } from './tree.ts'

const HOME = '/home/user'

function world(): FileSystem {
  const fs = new FileSystem({ clock: standingClock(0), owner: learner })
  fs.mkdirAll(`${HOME}/Documents`)
  fs.mkdirAll(`${HOME}/trip`)
  fs.writeFile(`${HOME}/welcome.txt`, 'hi\n')
  fs.writeFile(`${HOME}/trip/packing.txt`, '')
  return fs
}

/** `name[note](mark)*`, indented. */
function drawn(node: TreeNode | undefined, indent = ''): readonly string[] {
  if (!node) return []
  const { name, note, mark, here, children, more } = node
  const line = `${indent}${name}${note && ` [${note}]`}${mark ? ` (${mark})` : ''}${here ? ' *' : ''}`
  const rest = children.flatMap((child) => drawn(child, `${indent}  `))
  return more > 0 ? [line, ...rest, `${indent}  and ${more} more`] : [line, ...rest]
}

const source = (over: Partial<TreeSource> & Pick<TreeSource, 'now'>): TreeSource => ({
  before: undefined,
  cwd: HOME,
  home: HOME,
  undone: false,
  gone: true,
  ...over,
})

test('what is new, changed and gone is marked, and where one is', () => {
  const fs = world()
  const before = fs.snapshot()
  fs.mkdirAll(`${HOME}/trip/photos`)
  fs.writeFile(`${HOME}/welcome.txt`, 'hi there\n')
  fs.unlink(`${HOME}/trip/packing.txt`)
  const cwd = `${HOME}/trip/photos`
  expect(drawn(treeOf(source({ before, now: fs.snapshot(), cwd })))).toEqual([
    '/home/user',
    '  Documents [empty]',
    '  trip',
    '    packing.txt (gone)',
    '    photos [empty] (new) *',
    '  welcome.txt [9 bytes, was 3] (changed)',
  ])
  expect(drawn(treeOf(source({ before, now: fs.snapshot(), cwd, gone: false })))).not.toContain(
    '    packing.txt (gone)',
  )
})

test('what comes back is said to', () => {
  const fs = world()
  const now = fs.snapshot()
  fs.unlink(`${HOME}/trip/packing.txt`)
  expect(drawn(treeOf(source({ before: fs.snapshot(), now, undone: true })))).toContain(
    '    packing.txt [0 bytes] (came back)',
  )
})

test('of many entries the changed ones are shown first', () => {
  const fs = world()
  for (let index = 10; index < 20; index += 1) fs.writeFile(`${HOME}/Documents/${index}`, '')
  const before = fs.snapshot()
  fs.writeFile(`${HOME}/Documents/99`, '')
  expect(drawn(treeOf(source({ before, now: fs.snapshot(), cwd: `${HOME}/Documents` })))).toEqual([
    '/home/user',
    '  Documents *',
    '    10 [0 bytes]',
    '    11 [0 bytes]',
    '    12 [0 bytes]',
    '    99 [0 bytes] (new)',
    '    and 7 more',
    '  trip [1 entry]',
    '  welcome.txt [3 bytes]',
  ])
})

test('elsewhere the tree begins where one is; where that is gone there is none', () => {
  const fs = world()
  expect(drawn(treeOf(source({ now: fs.snapshot(), cwd: '/home' })))).toEqual(['/home *', '  user [3 entries]'])
  expect(treeOf(source({ now: fs.snapshot(), cwd: '/gone' }))).toBeUndefined()
})

test('thousands of entries and changes are drawn with little looking about', () => {
  const fs = world()
  const before = fs.snapshot()
  for (let index = 0; index < 1000; index += 1) fs.writeFile(`${HOME}/trip/${index}`, '')
  const startsWith = vi.spyOn(String.prototype, 'startsWith')
  treeOf(source({ before, now: fs.snapshot(), cwd: `${HOME}/trip` }))
  const looks = startsWith.mock.calls.length
  startsWith.mockRestore()
  expect(looks).toBeLessThan(10_000)
})
