import type { Work } from '../../../base/work.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { modeText } from '../../permissions.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import type { TreeCounts } from './counts.ts'
import { NODES, STEPS, type TreeNode } from './walk.ts'

const field = (name: string, value: string | number): string => `"${name}":${JSON.stringify(value)}`

/** What tree -J says of a tree: an array of its roots, and a report. */
export class JsonDrawing {
  readonly #process: GnuProcess
  readonly #args: Arguments
  readonly #time: (mtime: number) => string

  constructor(process: GnuProcess, args: Arguments, time: (mtime: number) => string) {
    this.#process = process
    this.#args = args
    this.#time = time
  }

  *root(node: TreeNode | undefined, path: string): Work<string> {
    if (node?.note === undefined && node) return `  ${yield* this.#node(node, '  ')}\n`
    const start = node ? `  {${field('type', 'file')},${field('name', path)}` : `,${field('name', path)}`
    return `${start},"contents":[{"error": "error opening dir"}\n\n  ]}\n`
  }

  #facts({ stat, size }: TreeNode): readonly string[] {
    const { has } = this.#args
    const { users } = this.#process.system
    const { mode, type, uid, gid, mtime, ino } = stat
    return [
      ...(has('inodes') ? [field('inode', ino)] : []),
      ...(has('p') ? [field('mode', mode.toString(8).padStart(4, '0')), field('prot', modeText(type, mode))] : []),
      ...(has('u') ? [field('user', users.nameOf(uid))] : []),
      ...(has('g') ? [field('group', users.groupOf(gid))] : []),
      ...(has('s') || has('h') || has('si') || has('du') ? [field('size', size)] : []),
      ...(has('D') || has('timefmt') ? [field('time', this.#time(mtime))] : []),
    ]
  }

  *#node(node: TreeNode, indent: string): Work<string> {
    const { name, path, stat, link, children } = node
    const type = { file: 'file', directory: 'directory', symlink: 'link', device: 'char', fifo: 'fifo' }[stat.type]
    const own = [
      field('type', type),
      field('name', this.#args.has('f') ? path : name),
      ...(link === undefined ? [] : [field('target', link)]),
      ...this.#facts(node),
    ].join(',')
    if (children.length === 0) return `{${own}}`
    const inner: string[] = []
    for (const child of children) {
      inner.push(`${indent}  ${yield* this.#node(child, `${indent}  `)}`)
      if (inner.length % NODES === 0) yield NODES * STEPS
    }
    return `{${own},"contents":[\n${inner.join(',\n')}\n${indent}]}`
  }

  report({ directories, files, bytes }: TreeCounts): string {
    const { has } = this.#args
    if (has('noreport')) return ''
    const facts = [
      field('type', 'report'),
      ...(has('du') ? [field('size', bytes)] : []),
      field('directories', directories),
      ...(has('d') ? [] : [field('files', files)]),
    ]
    return `,\n  {${facts.join(',')}}`
  }
}
