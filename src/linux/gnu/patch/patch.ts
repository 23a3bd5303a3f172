import { textOf } from '../../../shell/posix/bytes.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { resolvePath, withInput } from '../../../shell/posix/open.ts'
import { baseName, directoryName } from '../../path.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { quoteName } from '../library/quote.ts'
import { type Applied, DiffReader, endedLines, type FilePatch, type Hunk, Patching, reversed } from './hunks.ts'

const TROUBLE = 2
const fatal = (message: string): Failure => new Failure(`**** ${message}`, TROUBLE)

const plural = (count: number): string => `${count === 1 ? 'hunk' : 'hunks'}`

async function diffLines(process: GnuProcess, path: string): Promise<readonly string[]> {
  try {
    return await withInput(process, path, (input) => input.allLines())
  } catch (error) {
    if (error instanceof FileSystemError) throw fatal(`Can't open patch file ${path} : ${error.message}`)
    throw error
  }
}

/** A name of a diff without its first directories; all of them go where nothing is said. */
function stripped(name: string | undefined, text: string | undefined): string | undefined {
  if (name === undefined || name === '/dev/null') return undefined
  if (text === undefined) return baseName(name)
  const parts = name.split(/\/+/)
  const count = Number(text)
  return count < parts.length ? parts.slice(count).join('/') : undefined
}

const count = (lines: readonly string[], sign: string): number => lines.filter((line) => !line.startsWith(sign)).length
const range = (start: number, size: number): string =>
  size === 1 ? String(start) : `${size === 0 ? Math.max(0, start - 1) : start},${size}`

/** A hunk as a unified diff has it. */
function hunkText({ oldStart, newStart, lines }: Hunk): string {
  const ended = lines.map((line) => (line.endsWith('\n') ? line : `${line}\n\\ No newline at end of file\n`))
  const title = `@@ -${range(oldStart, count(lines, '+'))} +${range(newStart, count(lines, '-'))} @@\n`
  return title + ended.join('')
}

/** Puts one diff after the other into files. */
class Patcher {
  failed = false
  readonly #process: GnuProcess
  readonly #args: Arguments

  constructor(process: GnuProcess, args: Arguments) {
    this.#process = process
    this.#args = args
  }

  async #say(text: string): Promise<void> {
    if (!this.#args.has('s') && !this.#args.has('silent')) await this.#process.print(text)
  }

  /** The file that a diff is about; undefined where none of its names is there, and it makes none. */
  #target({ oldName, newName, hunks }: FilePatch): string | undefined {
    const { fs } = this.#process.system
    const [first] = this.#args.operands
    if (first !== undefined) return first
    const strip = this.#args.value('p')
    const names = [stripped(oldName, strip), stripped(newName, strip)].flatMap((name) => name ?? [])
    const there = names.filter((name) => fs.exists(resolvePath(this.#process, name)))
    const [best] = there.toSorted((a, b) => a.split('/').length - b.split('/').length || a.length - b.length)
    const makes = (this.#args.has('R') ? hunks[0]?.newStart : hunks[0]?.oldStart) === 0
    return best ?? (makes ? names[0] : undefined)
  }

  async patch(patch: FilePatch): Promise<void> {
    const target = this.#target(patch)
    if (target === undefined) return this.#lost(patch)
    const { fs } = this.#process.system
    const at = resolvePath(this.#process, target)
    const bytes = fs.exists(at) ? attempt(() => fs.readFile(at)) : new Uint8Array()
    if (bytes instanceof FileSystemError) throw fatal(`Can't open file ${target} : ${bytes.message}`)
    const before = textOf(bytes)
    const output = this.#args.value('o')
    const read = output === undefined ? '' : ` (read from ${quoteName(target)})`
    await this.#say(
      `${this.#args.has('dry-run') ? 'checking' : 'patching'} file ${quoteName(output ?? target)}${read}\n`,
    )
    await this.#put(patch, before, target)
  }

  async #lost({ header, from, hunks }: FilePatch): Promise<void> {
    this.failed = true
    const shown =
      header.length > 0
        ? `The text leading up to this was:\n${RULE}${header.map((line) => `|${line}\n`).join('')}${RULE}`
        : ''
    const hint =
      this.#args.value('p') === undefined
        ? 'Perhaps you should have used the -p or --strip option?\n'
        : 'Perhaps you used the wrong -p or --strip option?\n'
    const asked =
      this.#args.has('f') || this.#args.has('t')
        ? 'No file to patch.  Skipping patch.'
        : 'File to patch: \nSkip this patch? [y] \nSkipping patch.'
    await this.#process.print(
      `can't find file to patch at input line ${from}\n${hint}${shown}${asked}\n` +
        `${hunks.length} out of ${hunks.length} ${plural(hunks.length)} ignored\n`,
    )
  }

  /** Whether the diff is in the file already, so that it could only be taken out of it. */
  async #isThere([first]: readonly Hunk[], lines: readonly string[]): Promise<boolean> {
    const fits = async (hunk: Hunk): Promise<boolean> =>
      (await this.#process.inTurns(new Patching(lines, 0, this.#args.has('l')).apply(hunk))) !== undefined
    return first !== undefined && !(await fits(first)) && fits(reversed(first))
  }

  async #put(patch: FilePatch, before: string, target: string): Promise<void> {
    const { has, value } = this.#args
    const lines = await this.#process.inTurns(endedLines(before))
    let hunks = has('R') ? patch.hunks.map(reversed) : patch.hunks
    const turned = !has('f') && (await this.#isThere(hunks, lines))
    if (turned) {
      const found = `${has('R') ? 'Unreversed' : 'Reversed (or previously applied)'} patch detected!`
      if (!has('t')) {
        const question = has('R') ? 'Ignore -R?' : 'Assume -R?'
        const asked = has('N') ? '  Skipping patch.\n' : `  ${question} [n] \nApply anyway? [n] \nSkipping patch.\n`
        return this.#rejected(patch, hunks, { target, lead: found + asked, all: hunks.length, word: 'ignored' })
      }
      await this.#say(`${found}  ${has('R') ? 'Ignoring' : 'Assuming'} -R.\n`)
      hunks = hunks.map(reversed)
    }
    const patching = new Patching(lines, Number(value('F') ?? 2), has('l'))
    const rejected: Hunk[] = []
    // what was taken out is not what was asked for: the file is kept
    let exact = !turned
    for (const [at, hunk] of hunks.entries()) {
      const applied = await this.#process.inTurns(patching.apply(hunk))
      if (!applied) rejected.push(hunk)
      exact &&= applied?.fuzz === 0 && applied.offset === 0
      await this.#tell(at + 1, hunk, applied)
    }
    if (rejected.length === hunks.length && !has('dry-run')) this.#reopen(target)
    if (!has('dry-run')) this.#save(patch, target, { before, after: patching.lines.join(''), exact })
    if (rejected.length > 0)
      await this.#rejected(patch, rejected, { target, lead: '', all: hunks.length, word: 'FAILED' })
  }

  /** Looks for the file again where nothing was put in: one that is not there is given a copy, and that is all. @throws Failure */
  #reopen(target: string): void {
    const { fs } = this.#process.system
    const at = resolvePath(this.#process, target)
    if (this.#args.value('o') !== undefined || fs.exists(at)) return
    attempt(() => fs.writeFile(`${at}${this.#args.value('z') ?? '.orig'}`, '', { mode: 0o666 & ~this.#process.umask }))
    throw fatal(`Can't reopen file ${target} : ${new FileSystemError('ENOENT', target).message}`)
  }

  async #tell(number: number, { oldStart }: Hunk, applied: Applied | undefined): Promise<void> {
    if (!applied) return this.#process.print(`Hunk #${number} FAILED at ${oldStart}.\n`)
    const { line, fuzz, offset } = applied
    if (fuzz === 0 && offset === 0) return
    const shift = offset === 0 ? '' : ` (offset ${offset} line${Math.abs(offset) === 1 ? '' : 's'})`
    await this.#say(`Hunk #${number} succeeded at ${line}${fuzz > 0 ? ` with fuzz ${fuzz}` : ''}${shift}.\n`)
  }

  #save(
    { oldName, newName }: FilePatch,
    target: string,
    { before, after, exact }: { before: string; after: string; exact: boolean },
  ): void {
    const { has, value } = this.#args
    const { fs } = this.#process.system
    const at = resolvePath(this.#process, target)
    const old = fs.peek(at)
    const output = value('o')
    const error = attempt(() => {
      if (output !== undefined) return fs.writeFile(resolvePath(this.#process, output), after)
      if (old && (has('b') || !exact))
        fs.writeFile(`${at}${value('z') ?? '.orig'}`, before, { mode: old.mode & 0o777, mtime: old.mtime })
      const gone = (has('R') ? oldName : newName) === '/dev/null'
      if (after === '' && (gone || has('E')) && old) return fs.unlink(at)
      fs.mkdirAll(directoryName(at))
      fs.writeFile(at, after, old ? {} : { mode: 0o666 & ~this.#process.umask })
    })
    if (error instanceof FileSystemError) throw fatal(`Can't create file ${output ?? target} : ${error.message}`)
  }

  /** Keeps what could not be put in, in a file beside the target. */
  async #rejected(
    { header }: FilePatch,
    hunks: readonly Hunk[],
    { target, lead, all, word }: { target: string; lead: string; all: number; word: string },
  ): Promise<void> {
    this.failed = true
    const name = this.#args.value('r') ?? `${this.#args.value('o') ?? target}.rej`
    const saved = this.#args.has('dry-run') || name === '-' ? '' : ` -- saving rejects to file ${name}`
    await this.#process.print(`${lead}${hunks.length} out of ${all} ${plural(all)} ${word}${saved}\n`)
    if (saved === '') return
    const text = hunks.map(hunkText)
    const { fs } = this.#process.system
    attempt(() =>
      fs.writeFile(resolvePath(this.#process, name), header.map((line) => `${line}\n`).join('') + text.join('')),
    )
  }
}

/** @throws Failure where an option wants a number, and has none */
function checkCounts({ given }: Arguments): void {
  for (const { name, value = '' } of given) {
    if (name === 'F' && !/^\d+$/.test(value)) throw fatal(`fuzz factor ${value} is not a number`)
    if (name !== 'p') continue
    if (!/^\s*[+-]?\d+$/.test(value)) throw fatal(`strip count ${value} is not a number`)
    if (Number(value) < 0) throw fatal(`strip count ${value} is negative`)
  }
}

const RULE = `${'-'.repeat(26)}\n`

/** patch(1), for unified, context and normal diffs. */
export const patch = gnu({
  name: 'patch',
  options: optionList(
    'b,backup c,context d,directory=DIR dry-run E,remove-empty-files f,force F,fuzz=NUM i,input=FILE l,ignore-whitespace n,normal ' +
      'N,forward o,output=FILE p,strip=NUM r,reject-file=FILE R,reverse s,quiet silent t,batch u,unified z,suffix=SUFFIX',
  ),
  refused: optionList(
    'B,prefix=PREFIX D,ifdef=NAME e,ed g,get=NUM m,merge[=STYLE] T,set-time V,version-control=STYLE ' +
      'Y,basename-prefix=PREFIX Z,set-utc backup-if-mismatch no-backup-if-mismatch binary follow-symlinks posix ' +
      'quoting-style=WORD read-only=BEHAVIOR reject-format=FORMAT verbose v',
  ),
  operands: [
    { name: 'FILE', kind: 'file', optional: true },
    { name: 'PATCHFILE', kind: 'file', optional: true },
  ],
  usageStatus: TROUBLE,
  hint: ({ name }) => `${name}: Try '${name} --help' for more information.\n`,
  async run(process, args) {
    const { value, operands } = args
    checkCounts(args)
    const input = value('i') ?? operands[1] ?? '-'
    const directory = value('d')
    if (directory !== undefined) {
      const at = resolvePath(process, directory)
      if (!process.system.fs.isDirectory(at))
        throw fatal(`Can't change to directory ${directory} : No such file or directory`)
      process.cwd = at
    }
    const lines = await diffLines(process, input)
    let patches: readonly FilePatch[]
    try {
      patches = await process.inTurns(new DiffReader(lines).read())
    } catch (error) {
      if (error instanceof RangeError)
        throw fatal(`malformed patch at line ${error.message}: ${lines[Number(error.message) - 1] ?? ''}\n`)
      throw error
    }
    if (patches.length === 0 && lines.length > 0) throw fatal('Only garbage was found in the patch input.')
    const patcher = new Patcher(process, args)
    for (const one of patches) await patcher.patch(one)
    return patcher.failed ? 1 : 0
  },
})
