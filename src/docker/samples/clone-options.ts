/** What `git clone` does with an option of its own. */
type Effect = 'quiet' | 'branch' | 'inert' | 'refused'

interface CloneOption {
  readonly effect: Effect
  readonly short?: string
  /** Whether a value follows it. */
  readonly value?: true
}

/**
 * Options of `git clone`, as git-clone(1) has them. Inert are those by which files that are simulated, without a history, cannot differ.
 */
const OPTIONS: Readonly<Record<string, CloneOption>> = {
  quiet: { effect: 'quiet', short: 'q' },
  branch: { effect: 'branch', short: 'b', value: true },
  depth: { effect: 'inert', value: true },
  'single-branch': { effect: 'inert' },
  'no-single-branch': { effect: 'inert' },
  'no-tags': { effect: 'inert' },
  'recurse-submodules': { effect: 'inert' },
  recursive: { effect: 'inert' },
  'shallow-submodules': { effect: 'inert' },
  jobs: { effect: 'inert', short: 'j', value: true },
  ipv4: { effect: 'inert', short: '4' },
  ipv6: { effect: 'inert', short: '6' },
  verbose: { effect: 'refused', short: 'v' },
  progress: { effect: 'refused' },
  'no-checkout': { effect: 'refused', short: 'n' },
  bare: { effect: 'refused' },
  mirror: { effect: 'refused' },
  sparse: { effect: 'refused' },
  filter: { effect: 'refused', value: true },
  origin: { effect: 'refused', short: 'o', value: true },
  config: { effect: 'refused', short: 'c', value: true },
}

/** What a command line of `git clone` asks for. */
export interface CloneRequest {
  readonly quiet: boolean
  readonly branch: string | undefined
  readonly address: string
  /** Undefined where git names it after the address. */
  readonly directory: string | undefined
}

/** Why a command line of `git clone` is refused: what is said, and the status. */
export interface CloneRefusal {
  readonly complaint: string
  readonly status: number
}

/** Status of git when its command line is wrong. */
const USAGE = 129
/** Status of git when it gives up. */
export const FATAL = 128

const SYNOPSIS = 'usage: git clone [<options>] [--] <repo> [<dir>]\n'

const wrongUse = (complaint: string): CloneRefusal => ({ complaint: `${complaint}\n${SYNOPSIS}`, status: USAGE })

const names = Object.keys(OPTIONS)

class CloneReader {
  readonly #words: string[]
  readonly #operands: string[] = []
  #quiet = false
  #branch: string | undefined

  constructor(words: readonly string[]) {
    this.#words = words.toReversed()
  }

  read(): CloneRequest | CloneRefusal {
    for (let word = this.#words.pop(); word !== undefined; word = this.#words.pop()) {
      if (word === '--') break
      const refusal = this.#word(word)
      if (refusal) return refusal
    }
    return this.#request([...this.#operands, ...this.#words.toReversed()])
  }

  #request([address = '', directory, surplus]: readonly string[]): CloneRequest | CloneRefusal {
    if (surplus !== undefined) return wrongUse('fatal: Too many arguments.\n')
    if (address === '') return wrongUse('fatal: You must specify a repository to clone.\n')
    return { quiet: this.#quiet, branch: this.#branch, address, directory }
  }

  #word(word: string): CloneRefusal | undefined {
    if (word.startsWith('--')) return this.#long(word.slice(2))
    if (word.startsWith('-') && word !== '-') return this.#letters(word.slice(1))
    this.#operands.push(word)
    return undefined
  }

  #long(text: string): CloneRefusal | undefined {
    const [name = '', value] = text.split(/=(.*)/s)
    if (!Object.hasOwn(OPTIONS, name)) return wrongUse(`error: unknown option \`${name}'`)
    return this.#take(name, `option \`${name}'`, value)
  }

  /** A letter that takes a value takes what is left of the word. */
  #letters(letters: string): CloneRefusal | undefined {
    if (letters === '') return undefined
    const letter = letters.charAt(0)
    const name = names.find((long) => OPTIONS[long]?.short === letter)
    if (name === undefined) return wrongUse(`error: unknown switch \`${letter}'`)
    const rest = letters.slice(1)
    if (OPTIONS[name]?.value) return this.#take(name, `switch \`${letter}'`, rest || undefined)
    return this.#take(name, `switch \`${letter}'`, undefined) ?? this.#letters(rest)
  }

  #take(name: string, written: string, attached: string | undefined): CloneRefusal | undefined {
    const option = OPTIONS[name]
    if (!option?.value && attached !== undefined) return wrongUse(`error: ${written} takes no value`)
    const value = option?.value ? (attached ?? this.#words.pop()) : undefined
    if (option?.value && value === undefined) return wrongUse(`error: ${written} requires a value`)
    if (option?.effect === 'refused')
      return { complaint: `fatal: option \`${name}' is not simulated here\n`, status: FATAL }
    if (option?.effect === 'quiet') this.#quiet = true
    if (option?.effect === 'branch') this.#branch = value
    return undefined
  }
}

/** Reads a command line after `git clone`, as git's own parser does. */
export const readClone = (words: readonly string[]): CloneRequest | CloneRefusal => new CloneReader(words).read()
