import { zoneOf } from '../library/file-time.ts'
import { fromLocal } from '../library/zone.ts'
import { type Phrase, phrase, quoted } from '../../../shell/posix/phrase.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { type FoundFile, formatFile, listLine, readFileFormat } from './found.ts'
import type { FindCommand, FindRun } from './run.ts'
import { checkRegexType, testsAlone, type TestSetting, testsWith } from './tests.ts'
import { Failure } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

type Answer = boolean | Promise<boolean>
type Expression = (file: FoundFile) => Answer

/** What find is asked for. */
export interface FindQuery {
  readonly paths: readonly string[]
  readonly matches: Expression
  readonly follow: 'none' | 'operands' | 'all'
  /** Other file systems are not gone into. */
  readonly oneFileSystem: boolean
  /** What is in a directory comes before it. */
  readonly depthFirst: boolean
  readonly least: number
  readonly most: number
}

const isExpression = (word: string): boolean => /^-.|^[(!]$/.test(word)

const negated =
  (expression: Expression): Expression =>
  (file) => {
    const answer = expression(file)
    return answer instanceof Promise ? answer.then((value) => !value) : !answer
  }

/** Both, as long as the first is true (`and`) or false (`or`). */
const joined =
  (first: Expression, second: Expression, goOn: (value: boolean) => boolean): Expression =>
  (file) => {
    const answer = first(file)
    if (answer instanceof Promise) return answer.then((value) => (goOn(value) ? second(file) : value))
    return goOn(answer) ? second(file) : answer
  }

const isTrue = (value: boolean): boolean => value
const isFalse = (value: boolean): boolean => !value
const always = (): boolean => true

const DAY = 86_400_000

/** The midnight that ends the day. */
function endOfToday(process: GnuProcess): number {
  const zone = zoneOf(process)
  const now = process.kernel.clock.now()
  const local = now + zone.offset(now) * 60_000
  return fromLocal((Math.floor(local / DAY) + 1) * DAY, zone)
}

class QueryReader {
  depthFirst = false
  least = 0
  most = Infinity
  follow: FindQuery['follow'] = 'none'
  oneFileSystem = false
  /** What is said always, and what only where somebody reads it. */
  readonly warnings: string[] = []
  readonly hints: Phrase[] = []
  readonly #process: GnuProcess
  #daysEnd: number | undefined
  readonly #run: FindRun
  readonly #words: readonly string[]
  #at = 0
  #acts = false
  #regexType = 'findutils-default'
  /** The last test that was read: what an option comes too late after. */
  #tested: string | undefined

  constructor(process: GnuProcess, words: readonly string[], run: FindRun) {
    this.#process = process
    this.#words = words
    this.#run = run
  }

  read(): Expression {
    const print: Expression = ({ path }) => this.#run.print(`${path}\n`)
    if (this.#words.length === 0) return print
    const expression = this.#list()
    if (this.#words[this.#at] === ')') throw new Failure("you have too many ')'")
    return this.#acts ? expression : joined(expression, print, isTrue)
  }

  #list(): Expression {
    let left = this.#or()
    while (this.#take(',')) {
      const right = this.#after(',', () => this.#or())
      left = joined(left, right, always)
    }
    return left
  }

  #or(): Expression {
    let left = this.#and()
    for (let word = this.#takeOf('-o', '-or'); word; word = this.#takeOf('-o', '-or')) {
      const right = this.#after(word, () => this.#and())
      left = joined(left, right, isFalse)
    }
    return left
  }

  #and(): Expression {
    let left = this.#not()
    for (;;) {
      const word = this.#takeOf('-a', '-and')
      const next = this.#words[this.#at]
      if (!word && (next === undefined || /^(?:\)|,|-or?)$/.test(next))) return left
      const right = word ? this.#after(word, () => this.#not()) : this.#not()
      left = joined(left, right, isTrue)
    }
  }

  #not(): Expression {
    const word = this.#takeOf('!', '-not')
    return word ? negated(this.#after(word, () => this.#not())) : this.#primary()
  }

  #after(operator: string, read: () => Expression): Expression {
    if (this.#at >= this.#words.length) {
      const acted = /^(?:-print0?|-ls|-delete|[;+])$/.test(this.#words[this.#at - 2] ?? '')
      throw new Failure(acted ? 'invalid expression' : `expected an expression after '${operator}'`)
    }
    return read()
  }

  #primary(): Expression {
    const word = this.#next() ?? ''
    if (word === '(') {
      if (this.#words[this.#at] === ')') throw new Failure('invalid expression; empty parentheses are not allowed.')
      const missing = "invalid expression; I was expecting to find a ')' somewhere but did not see one."
      if (this.#at >= this.#words.length) throw new Failure(missing)
      const inner = this.#list()
      if (!this.#take(')')) throw new Failure(missing)
      return inner
    }
    if (word === ')') throw new Failure("you have too many ')'")
    if (/^(?:-(?:o|or|a|and)|,)$/.test(word))
      throw new Failure(`invalid expression; you have used a binary operator '${word}' with nothing before it.`)
    if (!word.startsWith('-') || word === '-') this.#strayPath(word)
    return this.#option(word.slice(1), word) ?? this.#action(word.slice(1), word) ?? this.#test(word.slice(1), word)
  }

  #strayPath(word: string): never {
    const before = this.#tested
    const exists = this.#process.system.fs.exists(resolvePath(this.#process, word))
    const hint =
      exists && before ? `\n${this.#process.name}: possible unquoted pattern after predicate \`${before}'?` : ''
    throw new Failure(`paths must precede expression: \`${word}'${hint}`)
  }

  #test(name: string, word: string): Expression {
    const setting: TestSetting = {
      process: this.#process,
      regexType: this.#regexType,
      followsLinks: this.follow !== 'none',
      now: this.#process.kernel.clock.now(),
      daysEnd: this.#daysEnd,
    }
    this.#tested = word
    if (name === 'context') throw new Failure('invalid predicate -context: SELinux is not enabled.')
    if (name === 'files0-from') throw new Failure("option '-files0-from' is not simulated here")
    if (Object.hasOwn(testsAlone, name)) return testsAlone[name]?.(setting) ?? always
    const make = Object.hasOwn(testsWith, name) ? testsWith[name] : undefined
    if (!make) throw new Failure(`${/^newer..$/.test(name) ? 'invalid' : 'unknown'} predicate \`${word}'`)
    const argument = this.#argument(word)
    if (/^i?name$/.test(name) && argument.includes('/') && argument !== '/')
      this.hints.push(
        phrase`${quoted(word)} matches against basenames only, but the given pattern contains a directory separator ('/'), thus the expression will evaluate to false all the time.  Did you mean ${quoted(`-${name.replace('name', 'wholename')}`)}?`,
      )
    return make(argument, setting, word)
  }

  /** What concerns the whole search; it is true of every file. */
  #option(name: string, word: string): Expression | undefined {
    if (/^(?:maxdepth|mindepth)$/.test(name)) {
      const depth = this.#depth(word)
      if (name === 'maxdepth') this.most = depth
      else this.least = depth
    } else if (name === 'depth' || name === 'd') this.depthFirst = true
    else if (name === 'follow') this.follow = 'all'
    else if (name === 'xdev' || name === 'mount') this.oneFileSystem = true
    else if (name === 'regextype') {
      this.#regexType = this.#argument(word)
      checkRegexType(this.#regexType)
    } else if (name === 'daystart') this.#daysEnd = endOfToday(this.#process)
    else if (!/^(?:noleaf|warn|nowarn|ignore_readdir_race|noignore_readdir_race)$/.test(name)) return undefined
    if (this.#tested && name.endsWith('depth'))
      this.hints.push(
        `you have specified the global option ${word} after the argument ${this.#tested}, but global options are not ` +
          `positional, i.e., ${word} affects tests specified before it as well as those specified after it.  ` +
          'Please specify global options before other arguments.',
      )
    return always
  }

  #depth(word: string): number {
    const text = this.#argument(word)
    if (!/^\d+$/.test(text))
      throw new Failure(phrase`Expected a positive decimal integer argument to ${word}, but got ${quoted(text)}`)
    return Number(text)
  }

  #action(name: string, word: string): Expression | undefined {
    const run = this.#run
    if (name === 'prune') {
      return () => {
        run.pruned = true
        return true
      }
    }
    const action = this.#acting(name, word)
    if (action) {
      this.#acts = true
      this.#tested = word
    }
    return action
  }

  #acting(name: string, word: string): Expression | undefined {
    const run = this.#run
    const [, toFile, how] = /^(f?)(print0?|printf|ls)$/.exec(name) ?? []
    if (how !== undefined) {
      const write = run.writer(toFile === '' ? undefined : this.#argument(word))
      const text = this.#shown(how, word)
      return (file) => write(text(file))
    }
    if (name === 'quit') {
      return () => {
        run.stopped = true
        return true
      }
    }
    if (name === 'delete') {
      this.depthFirst = true
      return (file) => run.delete(file)
    }
    if (!/^(?:exec|ok)(?:dir)?$/.test(name)) return undefined
    const command = this.#command(name, word)
    return (file) => run.execute(command, file)
  }

  /** What an action writes of a file. */
  #shown(how: string, word: string): (file: FoundFile) => string {
    const process = this.#process
    if (how === 'ls') return (file) => listLine(process, file)
    if (how !== 'printf') return ({ path }) => path + (how === 'print' ? '\n' : '\0')
    const format = readFileFormat(this.#argument(word))
    for (const warning of format.warnings) this.warnings.push(warning)
    return (file) => formatFile(format, file, process)
  }

  #command(name: string, word: string): FindCommand {
    const words: string[] = []
    const ask = name.startsWith('ok')
    for (let next = this.#next(); next !== ';'; next = this.#next()) {
      if (next === undefined) throw new Failure(`missing argument to \`${word}'`)
      const many = next === '+' && words.at(-1) === '{}' && !ask
      if (!many) {
        const inside = next === '+' && !ask && words.at(-1)?.includes('{}')
        if (inside) {
          const form = phrase`In ${quoted(`${word} ... {} +`)} the ${quoted('{}')} must appear by itself, but you specified ${quoted(words.at(-1) ?? '')}`
          throw new Failure(form)
        }
        words.push(next)
        continue
      }
      words.pop()
      if (words.includes('{}')) throw new Failure(`Only one instance of {} is supported with ${word} ... +`)
      return { words, many: true, inDirectory: name.endsWith('dir'), ask }
    }
    if (words.length === 0) throw new Failure(`invalid argument \`;' to \`${word}'`)
    return { words, many: false, inDirectory: name.endsWith('dir'), ask }
  }

  #argument(word: string): string {
    const argument = this.#next()
    if (argument === undefined) throw new Failure(`missing argument to \`${word}'`)
    return argument
  }

  #next(): string | undefined {
    const word = this.#words[this.#at]
    this.#at += 1
    return word
  }

  #take(word: string): boolean {
    if (this.#words[this.#at] !== word) return false
    this.#at += 1
    return true
  }

  #takeOf(...words: readonly string[]): string | undefined {
    return words.find((word) => this.#take(word))
  }
}

/** Reads find's command line. @throws Failure */
export async function readQuery(process: GnuProcess, words: readonly string[], run: FindRun): Promise<FindQuery> {
  let start = 0
  let follow: FindQuery['follow'] = 'none'
  for (; /^-(?:[HLP]|O\d|D)$/.test(words[start] ?? ''); start += 1) {
    const word = words[start]
    if (word === '-D') start += 1
    else if (!word?.startsWith('-O')) follow = word === '-L' ? 'all' : word === '-H' ? 'operands' : 'none'
  }
  const found = words.findIndex((word, at) => at >= start && isExpression(word))
  const first = found < 0 ? words.length : found
  const reader = new QueryReader(process, words.slice(first), run)
  reader.follow = follow
  const matches = reader.read()
  const hints = isTerminal(process.descriptors.get(0)) ? reader.hints : []
  for (const warning of [...hints, ...reader.warnings]) await process.complain(phrase`warning: ${warning}`)
  const paths = first > start ? words.slice(start, first) : ['.']
  const { depthFirst, least, most } = reader
  const { follow: links, oneFileSystem } = reader
  return { paths, matches, follow: links, oneFileSystem, depthFirst, least, most }
}
