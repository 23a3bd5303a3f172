import { type Phrase, phrase, quoted } from '../../../shell/posix/phrase.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { spawnCommand } from '../../../shell/posix/exec.ts'
import { openFile, ownDescriptor, resolvePath } from '../../../shell/posix/open.ts'
import { baseName, directoryName } from '../../path.ts'
import { agrees } from '../library/answer.ts'
import { Failure } from '../library/program.ts'
import type { FoundFile } from './found.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** How much output is put together before it is written, in characters. */
const BATCH = 32_768
/** How long the names for one command of `-exec … +` may be together. */
const LONGEST = 131_072
/** The first descriptor of a file that find writes to: those below may be the shell's. */
const FIRST_FILE = 100

/** A command that -exec runs. */
export interface FindCommand {
  readonly words: readonly string[]
  /** For many files at a time. */
  readonly many: boolean
  /** In the file's own directory. */
  readonly inDirectory: boolean
  readonly ask: boolean
}

interface Batch {
  readonly command: FindCommand
  readonly cwd: string
  names: string[]
  length: number
}

/** What find does while it searches: output, commands, what it was told to leave out. */
export class FindRun {
  /** The directory that was looked at last is not entered. */
  pruned = false
  /** -quit was met. */
  stopped = false
  failed = false
  readonly #process: GnuProcess
  readonly #batches = new Map<FindCommand, Batch>()
  /** Descriptors of the files that -fprint and the like write to, by their names. */
  readonly #files = new Map<string, number>()
  #output = ''

  constructor(process: GnuProcess) {
    this.#process = process
  }

  print(text: string): boolean {
    this.#output += text
    return true
  }

  /** Opens the file of an action, which is made anew; gives what writes to it, or to standard output. @throws Failure */
  writer(name: string | undefined): (text: string) => boolean | Promise<boolean> {
    if (name === undefined || ownDescriptor(resolvePath(this.#process, name)) === 1) return (text) => this.print(text)
    const fd = this.#files.get(name) ?? FIRST_FILE + this.#files.size
    if (!this.#files.has(name)) {
      const file = attempt(() => openFile(this.#process, name, { write: true, create: true, truncate: true }))
      if (file instanceof FileSystemError) throw new Failure(phrase`${quoted(name)}: ${file.message}`)
      this.#process.assign(fd, file)
      this.#files.set(name, fd)
    }
    return (text) => {
      const written = this.#process.write(fd, text)
      return written ? written.then(() => true) : true
    }
  }

  /** Writes when there is much to write. */
  full(): void | Promise<void> {
    return this.#output.length > BATCH ? this.flush() : undefined
  }

  async flush(): Promise<void> {
    const text = this.#output
    this.#output = ''
    if (text !== '') await this.#process.print(text)
  }

  /** Removes a file for -delete. */
  delete({ path, stat }: FoundFile): boolean | Promise<boolean> {
    const at = resolvePath(this.#process, path)
    // find cannot remove the directory it stands in, and says nothing of it
    if (path === '.') return true
    const { fs } = this.#process.system
    const error = attempt(() => (stat.type === 'directory' ? fs.rmdir(at) : fs.unlink(at)))
    if (!(error instanceof FileSystemError)) return true
    this.failed = true
    return this.#say(phrase`cannot delete ${quoted(path)}: ${error.message}`).then(() => false)
  }

  async #say(message: Phrase): Promise<void> {
    await this.flush()
    await this.#process.complain(message)
  }

  async execute(command: FindCommand, file: FoundFile): Promise<boolean> {
    const process = this.#process
    const name = command.inDirectory ? `./${baseName(file.path)}` : file.path
    const cwd = command.inDirectory ? resolvePath(process, directoryName(file.path)) : process.cwd
    if (command.many) return this.#collect(command, name, cwd)
    await this.flush()
    if (command.ask && !(await agrees(process, `< ${command.words[0] ?? ''} ... ${file.path} > ? `))) return false
    return this.#spawn(
      command.words.map((word) => word.replaceAll('{}', () => name)),
      cwd,
    )
  }

  async #collect(command: FindCommand, name: string, cwd: string): Promise<boolean> {
    const known = this.#batches.get(command)
    if (known && (known.cwd !== cwd || known.length > LONGEST)) await this.#finish(known)
    const batch = this.#batches.get(command) ?? { command, cwd, names: [], length: 0 }
    this.#batches.set(command, batch)
    batch.names.push(name)
    batch.length += name.length + 1
    return true
  }

  async #finish(batch: Batch): Promise<void> {
    this.#batches.delete(batch.command)
    await this.flush()
    if (!(await this.#spawn([...batch.command.words, ...batch.names], batch.cwd))) this.failed = true
  }

  async #spawn(words: readonly string[], cwd: string): Promise<boolean> {
    const process = this.#process
    try {
      const { status } = await process.wait(spawnCommand(process, words, { cwd }))
      return status === 0
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error
      await process.complain(phrase`${quoted(words[0] ?? '')}: ${error.message}`)
      return false
    }
  }

  /** Runs what is left to be run, and writes what is left to be written. */
  async end(): Promise<void> {
    for (const batch of this.#batches.values()) await this.#finish(batch)
    await this.flush()
  }
}
