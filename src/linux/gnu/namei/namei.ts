import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import type { Stat } from '../../../shell/posix/posix-system.ts'
import { joinPath, pathNames } from '../../path.ts'
import { modeText } from '../../permissions.ts'
import { canonicalPath } from '../library/canonical.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'

/** How many links are followed in one path, MAXSYMLINKS of sys/param.h. */
const LINKS_MAX = 20

/** One name on the way. */
interface Step {
  readonly name: string
  /** How many links it stands below. */
  readonly level: number
  /** What is there, or why that cannot be told. */
  readonly found: Stat | FileSystemError
  readonly link?: string
  readonly isMountPoint: boolean
}

/** What is shown of each step. */
interface Columns {
  readonly modes: boolean
  readonly owners: boolean
  readonly vertical: boolean
  readonly mountPoints: boolean
}

/** A way through the file system, name by name. */
class Way {
  readonly #process: GnuProcess
  readonly #follow: boolean
  readonly steps: Step[] = []
  #links = 0
  /** Whether more links stand on the way than are followed. */
  tooManyLinks = false

  constructor(process: GnuProcess, follow: boolean) {
    this.#process = process
    this.#follow = follow
  }

  /** Goes along a path from a directory. Gives where it leads, or undefined where it ends before. */
  walk(path: string, from: string, level = 0): string | undefined {
    let at = from
    if (path.startsWith('/')) at = this.#step('/', '/', level) ?? at
    for (const name of pathNames(path)) {
      const next = this.#step(name, name === '.' ? at : joinPath(at, name), level)
      if (next === undefined) return undefined
      at = next
    }
    return at
  }

  #isMountPoint(path: string): boolean {
    const whole = canonicalPath(this.#process, path, 'all')
    return this.#process.system.fs.mounts.list.some(({ on }) => on === whole)
  }

  #step(name: string, path: string, level: number): string | undefined {
    const { fs } = this.#process.system
    const found = attempt(() => fs.lstat(path))
    const isLink = !(found instanceof FileSystemError) && found.type === 'symlink'
    const link = isLink ? fs.readLink(path) : undefined
    const isMountPoint = !isLink && this.#isMountPoint(path)
    this.steps.push({ name, level, found, isMountPoint, ...(link !== undefined && { link }) })
    if (found instanceof FileSystemError) return undefined
    if (link === undefined || !this.#follow) return path
    this.#links += 1
    if (this.#links <= LINKS_MAX) return this.walk(link, path.slice(0, path.lastIndexOf('/')) || '/', level + 1)
    this.tooManyLinks = true
    return undefined
  }
}

/** The owners of the steps in columns of equal width; what is not there has none. */
function ownersOf({ system: { users } }: GnuProcess, steps: readonly Step[]): readonly string[] {
  const names = steps.map(({ found }) =>
    found instanceof FileSystemError ? ['', ''] : [users.nameOf(found.uid), users.groupOf(found.gid)],
  )
  const widths = [0, 1].map((at) => Math.max(0, ...names.map((pair) => (pair[at] ?? '').length)))
  return names.map((pair) => pair.map((name, at) => ` ${name.padEnd(widths[at] ?? 0)}`).join(''))
}

/** A step's type, or its type and modes; blanks for what is not there. */
function modeOf({ found, isMountPoint }: Step, { modes, mountPoints }: Columns): string {
  const text = found instanceof FileSystemError ? ' '.repeat(10) : modeText(found.type, found.mode)
  const shown = modes ? text : text.charAt(0)
  return mountPoints && isMountPoint ? `D${shown.slice(1)}` : shown
}

function lineOf(step: Step, owners: string, columns: Columns): string {
  const indent = '  '.repeat(step.level)
  const before = columns.vertical ? '' : `${indent} `
  const end =
    step.found instanceof FileSystemError
      ? ` - ${step.found.message}`
      : step.link === undefined
        ? ''
        : ` -> ${step.link}`
  const owned = columns.owners ? owners : ''
  return `${before}${modeOf(step, columns)}${owned} ${columns.vertical ? indent : ''}${step.name}${end}\n`
}

/** namei(1) of util-linux: what each name of a path leads to. */
export const namei = gnu({
  name: 'namei',
  helpLetter: 'h',
  versionLetter: 'V',
  options: optionList('x,mountpoints m,modes o,owners l,long n,nosymlinks v,vertical'),
  operands: [{ name: 'PATH', kind: 'path', repeated: true }],
  async run(process, { operands, has }) {
    if (operands.length === 0)
      throw new Failure(`pathname argument is missing\nTry '${process.name} --help' for more information.`)
    const columns = {
      modes: has('m') || has('l'),
      owners: has('o') || has('l'),
      vertical: has('v') || has('l'),
      mountPoints: has('x'),
    }
    let status = 0
    for (const path of operands) {
      const way = new Way(process, !has('n'))
      const whole = way.walk(path, process.cwd)
      if (way.tooManyLinks) await process.complain(`${path}: exceeded limit of symlinks`)
      if (whole === undefined) status = 1
      const owners = ownersOf(process, way.steps)
      const lines = way.steps.map((step, at) => lineOf(step, owners[at] ?? '', columns))
      await process.print(`f: ${path}\n${lines.join('')}`)
    }
    return status
  },
})
