import type { Redirect, RedirectDescriptor, Redirection, Word } from '../syntax/parser.ts'
import { FileSystemError } from '../../posix/errno.ts'
import { openFile, resolvePath } from '../../posix/open.ts'
import type { Process } from '../../posix/process.ts'
import { MemoryInput, type OpenFile, release, retain } from '../../posix/stream.ts'
import type { OpenFlags, PosixSystem } from '../../posix/posix-system.ts'
import { Unopened } from '../ending.ts'
import type { Expander } from '../expand/expander.ts'
import { documentText } from '../syntax/document-text.ts'
import type { Redirected } from '../../watch.ts'
import { ShellError } from '../state.ts'
import { settle, type Steps } from '../steps.ts'
import { compileText, compilingBody } from '../expand/words.ts'

/** The first descriptor that `{name}>file` gets. */
const FIRST_FREE = 10

/** After how many redirections others have their turn, and how many steps each of them takes. */
const MANY = 16
const STEPS = 16

/** A here-document without these is as it stands. */
const EXPANDED = /[$`\\]/

const READ = { read: true }
const WRITE = { write: true, create: true, truncate: true }
const APPEND = { write: true, create: true, append: true }
const flagsOf: Readonly<Record<string, OpenFlags>> = {
  '<': READ,
  '<>': { read: true, write: true, create: true },
  '>>': APPEND,
  '&>>': APPEND,
}

/** The variable that a descriptor's name means: `fd`, `fd[0]`. */
function variableOf(descriptor: string): { readonly name: string; readonly subscript: string | undefined } {
  const [, name = descriptor, subscript] = /^(\w+)\[(.*)\]$/s.exec(descriptor) ?? []
  return { name, subscript }
}

/** Waits for the other end of a FIFO; a signal takes this end away. */
function* opened(file: OpenFile, ready: Promise<void>): Steps<void> {
  retain(file)
  try {
    yield* settle(ready)
  } catch (error) {
    release(file)
    throw error
  }
  file.references -= 1
}

/** Redirections that are in force, and how to undo them. */
export class Redirections {
  readonly #process: Process<PosixSystem>
  readonly #expander: Expander
  readonly #saved: (readonly [fd: number, file: OpenFile | undefined])[] = []

  /** The files that were opened, where somebody watches. */
  readonly opened: Redirected[] = []

  constructor(expander: Expander) {
    this.#expander = expander
    this.#process = expander.process
  }

  /** Does them in their order. @throws ShellError; those before the failed one stay until `undo` */
  *apply(redirections: readonly Redirection[]): Steps<void> {
    for (const [at, redirection] of redirections.entries()) {
      if (at % MANY === MANY - 1) yield* this.#expander.pause(MANY * STEPS)
      if (redirection.type === 'Redirect') yield* this.#redirect(redirection)
      else yield* this.#text(redirection)
    }
  }

  /** Everything leads to where it led before. */
  undo(): void {
    for (let saved = this.#saved.pop(); saved; saved = this.#saved.pop()) {
      const [fd, file] = saved
      if (this.#process.state === 'ended') continue
      if (file) {
        this.#process.assign(fd, file)
        release(file)
      } else this.#process.closeDescriptor(fd)
    }
  }

  /** They stay: what they replaced is gone (`exec`). */
  keep(): void {
    for (const [, file] of this.#saved.splice(0)) if (file) release(file)
  }

  *#text(redirection: Exclude<Redirection, Redirect>): Steps<void> {
    let text = ''
    if (redirection.type === 'HereDoc') {
      const { body, delimiter } = redirection
      const stripped = documentText(redirection)
      const again = stripped !== body.text && !delimiter?.quoted
      const parts = EXPANDED.test(stripped) ? body.parts : undefined
      const compiled = again
        ? compileText(stripped)
        : yield* settle(this.#expander.inTurns(compilingBody(stripped, parts, delimiter?.quoted ?? false)))
      text = compiled.constant ?? (yield* this.#expander.documentText(compiled))
      if (!redirection.closing) {
        this.#expander.substitutions.unended(redirection)
        if (text !== '' && !text.endsWith('\n')) text += '\n'
      }
    } else if (redirection.target) text = `${yield* settle(this.#expander.text(redirection.target))}\n`
    this.#lead(redirection.descriptor, 0, new MemoryInput(text))
  }

  /** What a target stands for; with `set -o posix` a script takes it for one word. */
  *#targets(target: Word): Steps<readonly string[]> {
    const expander = this.#expander
    if (expander.state.options.has('posix') && !expander.state.interactive)
      return [yield* settle(expander.text(target))]
    const words: string[] = []
    yield* settle(expander.fields(target, words))
    return words
  }

  *#redirect({ operator, descriptor, target }: Redirect): Steps<void> {
    if (!target) return
    const words = yield* this.#targets(target)
    const [word] = words
    if (word === undefined || words.length > 1) throw new ShellError(`${target.text}: ambiguous redirect`)
    if (operator === '>&' || operator === '<&') {
      const number = /^(\d+)?(-)?$/.exec(word)
      if (number && word !== '')
        return this.#attempt(target.text, () => {
          this.#duplicate(descriptor, operator, number[1], number[2] !== undefined)
        })
      if (operator === '<&' || descriptor) throw new ShellError(`${target.text}: ambiguous redirect`)
    }
    const input = operator === '<' || operator === '<>'
    const file = this.#open(word, operator)
    if (file.ready) yield* opened(file, file.ready)
    const fd = this.#lead(descriptor, input ? 0 : 1, file)
    if (this.#process.watch?.hasRoom()) {
      const mode = operator.endsWith('>>') ? 'append' : operator === '<' ? 'read' : 'write'
      this.opened.push({ fd, path: resolvePath(this.#process, word), mode })
    }
    if (operator.startsWith('&>') || operator === '>&') this.#set(2, file)
  }

  #open(path: string, operator: Redirect['operator']): OpenFile {
    const { fs } = this.#process.system
    const flags = flagsOf[operator] ?? WRITE
    if (path === '') throw new ShellError(': No such file or directory')
    const guarded = operator !== '>|' && flags === WRITE && this.#expander.state.options.has('noclobber')
    if (guarded && fs.peek(resolvePath(this.#process, path))?.type === 'file')
      throw new ShellError(`${path}: cannot overwrite existing file`)
    return this.#attempt(path, () => openFile(this.#process, path, flags), flags === READ ? 'open' : 'create')
  }

  #attempt<T>(name: string, act: () => T, wanted?: 'open' | 'create'): T {
    try {
      return act()
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error
      const said = wanted && this.#expander.state.small?.unopened(wanted, name, error)
      throw said === undefined ? new ShellError(`${name}: ${error.message}`) : new Unopened(said)
    }
  }

  // oxlint-disable-next-line max-params
  #duplicate(
    descriptor: RedirectDescriptor | undefined,
    operator: '>&' | '<&',
    from: string | undefined,
    move: boolean,
  ): void {
    const usual = operator === '>&' ? 1 : 0
    if (from === undefined) {
      this.#set(this.#numberOf(descriptor, usual), undefined)
      return
    }
    const file = this.#process.file(Number(from))
    const fd = this.#lead(descriptor, usual, file)
    if (move && fd !== Number(from)) this.#set(Number(from), undefined)
  }

  /** The descriptor that a redirection is about, where one is there already. */
  #numberOf(descriptor: RedirectDescriptor | undefined, usual: number): number {
    if (descriptor?.type !== 'FileDescriptorVariable') return descriptor?.value ?? usual
    const { name, subscript } = variableOf(descriptor.name)
    const number = Number(this.#expander.get(name, subscript) ?? 'none')
    if (!Number.isInteger(number)) throw new ShellError(`${descriptor.name}: ambiguous redirect`)
    return number
  }

  #lead(descriptor: RedirectDescriptor | undefined, usual: number, file: OpenFile): number {
    if (descriptor?.type !== 'FileDescriptorVariable') {
      const fd = descriptor?.value ?? usual
      this.#set(fd, file)
      return fd
    }
    let fd = FIRST_FREE
    while (this.#process.descriptors.has(fd)) fd += 1
    const { name, subscript } = variableOf(descriptor.name)
    try {
      this.#expander.set(name, String(fd), subscript)
    } catch (error) {
      if (!(error instanceof ShellError)) throw error
      this.#expander.state.warn(error.message)
      throw new ShellError(`${name}: cannot assign fd to variable`)
    }
    // such a descriptor stays open after the command
    this.#process.assign(fd, file)
    return fd
  }

  #set(fd: number, file: OpenFile | undefined): void {
    const old = this.#process.descriptors.get(fd)
    this.#saved.push([fd, old && retain(old)])
    if (file) this.#process.assign(fd, file)
    else this.#process.closeDescriptor(fd)
  }
}
