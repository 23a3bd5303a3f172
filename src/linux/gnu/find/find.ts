import type { Work } from '../../../base/work.ts'
import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import type { Stat } from '../../../shell/posix/posix-system.ts'
import { joinPath } from '../../path.ts'
import { type FindQuery, readQuery } from './query.ts'
import type { FoundFile } from './found.ts'
import { FindRun } from './run.ts'
import { nameIn } from './tests.ts'
import { gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** How many names of a directory are looked at between two turns. */
const MANY = 1024

interface Below {
  readonly directory: FoundFile
  readonly children: readonly FoundFile[]
  next: number
}

class Search {
  failed = false
  readonly #process: GnuProcess
  readonly #query: FindQuery
  readonly #run: FindRun

  constructor(process: GnuProcess, query: FindQuery, run: FindRun) {
    this.#process = process
    this.#query = query
    this.#run = run
  }

  async #complain(path: string, reason: string): Promise<void> {
    this.failed = true
    await this.#run.flush()
    await this.#process.complain(phrase`${quoted(path)}: ${reason}`)
  }

  #stat(path: string, operand: boolean): Stat | FileSystemError {
    const { fs } = this.#process.system
    const at = resolvePath(this.#process, path)
    const { follow } = this.#query
    const followed = follow === 'all' || (follow === 'operands' && operand)
    return attempt(() => (followed ? (fs.peek(at) ?? fs.lstat(at)) : fs.lstat(at)))
  }

  /** Looks at an operand and all that is in it; false when -quit was met. */
  async search(root: string): Promise<void> {
    const stat = this.#stat(root, true)
    if (stat instanceof FileSystemError) return this.#complain(root, stat.message)
    const ahead: Below[] = []
    await this.#enter({ path: root, name: nameIn(root), root, depth: 0, stat }, ahead)
    for (let below = ahead.at(-1); below && !this.#run.stopped; below = ahead.at(-1)) {
      const due = this.#process.due()
      if (due) await due
      const child = below.children[below.next]
      below.next += 1
      if (child) {
        const entered = this.#enter(child, ahead)
        if (entered) await entered
        continue
      }
      ahead.pop()
      if (this.#query.depthFirst) await this.#test(below.directory)
    }
  }

  /** A link of -L that leads to a directory above it is passed over. */
  async #loop(path: string, above: string): Promise<void> {
    this.failed = true
    await this.#process.complain(
      phrase`File system loop detected; ${quoted(path)} is part of the same file system loop as ${quoted(above)}.`,
    )
  }

  #test(file: FoundFile): void | Promise<void> {
    if (file.depth < this.#query.least) return undefined
    const result = this.#query.matches(file)
    return result instanceof Promise ? result.then(() => undefined) : this.#run.full()
  }

  /** Whether a directory is in another file system than the operand it was found below. */
  #isElsewhere({ path, root }: FoundFile): boolean {
    const { fs } = this.#process.system
    const [here, there] = [path, root].map((at) => attempt(() => fs.deviceOf(resolvePath(this.#process, at), true)))
    return here !== there
  }

  /** Looks at a file, and puts what is in it on the list; gives a promise where there is something to wait for. */
  #enter(file: FoundFile, ahead: Below[]): void | Promise<void> {
    this.#run.pruned = false
    if (file.stat.type !== 'directory') return this.#test(file)
    const same = this.#query.follow === 'all' && ahead.find(({ directory }) => directory.stat.ino === file.stat.ino)
    if (same) return this.#loop(file.path, same.directory.path)
    const tested = this.#query.depthFirst ? undefined : this.#test(file)
    return tested instanceof Promise ? tested.then(() => this.#open(file, ahead)) : this.#open(file, ahead)
  }

  #open(directory: FoundFile, ahead: Below[]): void | Promise<void> {
    const { most, depthFirst } = this.#query
    if (this.#run.stopped) return undefined
    if (directory.depth >= most || this.#run.pruned) return depthFirst ? this.#test(directory) : undefined
    const { path } = directory
    if (this.#query.oneFileSystem && this.#isElsewhere(directory)) return depthFirst ? this.#test(directory) : undefined
    const entries = attempt(() => this.#process.system.fs.entries(resolvePath(this.#process, path)))
    if (entries instanceof FileSystemError) {
      const said = this.#complain(path, entries.message)
      return depthFirst ? said.then(() => this.#test(directory)) : said
    }
    const children = this.#process.inTurns(this.#children(directory, entries))
    if (children instanceof Promise)
      return children.then((found) => void ahead.push({ directory, children: found, next: 0 }))
    ahead.push({ directory, children, next: 0 })
    return undefined
  }

  *#children(
    { path, depth, root }: FoundFile,
    entries: readonly Pick<FoundFile, 'name' | 'stat'>[],
  ): Work<readonly FoundFile[]> {
    const children: FoundFile[] = []
    for (const { name, stat } of entries) {
      const own = joinPath(path, name)
      const followed = this.#query.follow === 'all' && stat.type === 'symlink'
      const seen = followed ? this.#stat(own, false) : stat
      const child = { path: own, name, root, depth: depth + 1, stat: seen instanceof FileSystemError ? stat : seen }
      if (children.push(child) % MANY === 0) yield MANY
    }
    return children
  }
}

/** find(1) */
export const find = gnu({
  name: 'find',
  operands: [
    { name: 'PATH', kind: 'path', optional: true, repeated: true },
    { name: 'EXPRESSION', kind: 'text', optional: true, repeated: true },
  ],
  // its expression is no list of options: only --help and --version are left to be read as such
  rewrite: (words) => {
    const asked = words.find((word) => /^--?(help|version)$/.test(word))
    return asked === undefined ? ['--', ...words] : [asked.replace(/^--?/, '--')]
  },
  async run(process, { operands }) {
    const run = new FindRun(process)
    const query = await readQuery(process, operands, run)
    const search = new Search(process, query, run)
    for (const path of query.paths) if (!run.stopped) await search.search(path)
    await run.end()
    return search.failed || run.failed ? 1 : 0
  },
})
