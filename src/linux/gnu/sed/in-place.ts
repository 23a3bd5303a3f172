import { FileSystemError } from '../../../shell/posix/errno.ts'
import { openFile, resolvePath } from '../../../shell/posix/open.ts'
import type { OpenFile } from '../../../shell/posix/stream.ts'
import { canonicalPath } from '../library/canonical.ts'
import { Failure } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import type { Output } from './outputs.ts'
import type { FileEvents } from './source.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** Writes what comes out into a new file, which then takes the old one's place. */
export class InPlace implements FileEvents {
  readonly #process: GnuProcess
  readonly #output: Output
  /** What the old file's name gets; with `*` it is what it becomes. Empty: the old one is not kept. */
  readonly #suffix: string
  /** The file that a link leads to is changed, instead of the link being replaced. */
  readonly #follow: boolean
  readonly #standard: OpenFile
  #path = ''
  #temporary = ''

  constructor(process: GnuProcess, output: Output, { suffix, follow }: { suffix: string; follow: boolean }) {
    this.#process = process
    this.#output = output
    this.#suffix = suffix
    this.#follow = follow
    this.#standard = process.file(1)
  }

  async begin(name: string): Promise<boolean> {
    const { fs } = this.#process.system
    const real = this.#follow ? canonicalPath(this.#process, name, 'all') : undefined
    this.#path = typeof real === 'string' ? real : resolvePath(this.#process, name)
    const stat = fs.stat(this.#path)
    if (stat.type !== 'file') {
      await this.#process.complain(`couldn't edit ${name}: not a regular file`)
      return false
    }
    const folder = name.includes('/') ? name.slice(0, name.lastIndexOf('/')) : '.'
    const letter = (): string => LETTERS[Math.floor(this.#process.kernel.chance.next() * LETTERS.length)] ?? ''
    const temporary = `${folder}/sed${Array.from({ length: 6 }, letter).join('')}`
    this.#temporary = resolvePath(this.#process, temporary)
    try {
      const file = openFile(this.#process, temporary, { write: true, create: true, exclusive: true })
      fs.chmod(this.#temporary, stat.mode)
      await this.#output.redirect(file)
    } catch (error) {
      if (error instanceof FileSystemError)
        throw new Failure(`couldn't open temporary file ${temporary}: ${error.message}`, 4)
      throw error
    }
    const { uid } = this.#process.credentials
    if (uid === 0) fs.chown(this.#temporary, stat)
    return true
  }

  async end(): Promise<void> {
    const { fs } = this.#process.system
    await this.#output.redirect(this.#standard)
    if (this.#suffix !== '') fs.rename(this.#path, this.#backup())
    fs.rename(this.#temporary, this.#path)
  }

  #backup(): string {
    const slash = this.#path.lastIndexOf('/')
    const base = this.#path.slice(slash + 1)
    const name = this.#suffix.includes('*') ? this.#suffix.replaceAll('*', base) : base + this.#suffix
    return name.includes('/') ? resolvePath(this.#process, name) : this.#path.slice(0, slash + 1) + name
  }
}
