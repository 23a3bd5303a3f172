import { fieldsOf } from '../../../base/fields.ts'
import { sorted } from '../../../base/sorting.ts'
import type { Work } from '../../../base/work.ts'
import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { UsageError } from '../../../shell/posix/getopt.ts'
import { eachInput } from '../library/each-input.ts'
import { chunkOf } from '../library/octets.ts'
import { Failure, gnu } from '../library/program.ts'
import { quoteName } from '../library/quote.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** After how many words, or items, others have their turn. */
const MANY = 4096

interface Item {
  readonly name: string
  /** How many there are that come before it and are not told yet. */
  before: number
  /** Those that come after it, as they were read. */
  after: Item[]
  told: boolean
}

/** What is said of words in pairs: that the first comes before the second. Gives the items by name. */
function* itemsOf(words: readonly string[]): Work<readonly Item[]> {
  const items = new Map<string, Item>()
  const named = (name: string): Item => {
    const item = items.get(name) ?? { name, before: 0, after: [], told: false }
    items.set(name, item)
    return item
  }
  for (let at = 0; at < words.length; at += 2) {
    if (at % MANY === 0) yield MANY
    const [first, second] = [named(words[at] ?? ''), named(words[at + 1] ?? '')]
    if (first === second) continue
    second.before += 1
    first.after.push(second)
  }
  return yield* sorted([...items.values()], (a, b) => (a.name < b.name ? -1 : 1))
}

/** What comes before what: the order in which GNU's tells it, and what it finds of loops. */
class Relations {
  readonly #items: readonly Item[]

  constructor(items: readonly Item[]) {
    this.#items = items
  }

  /** Takes out whatever nothing comes before: gives it as lines, piece by piece. */
  *take(): Work<readonly string[]> {
    const queue = this.#items.filter((item) => item.before === 0 && !item.told)
    const pieces: string[] = []
    let [out, steps] = ['', 0]
    for (const item of queue) {
      item.told = true
      out += `${item.name}\n`
      // what was read last comes first
      for (const next of item.after.toReversed()) {
        next.before -= 1
        if (next.before === 0) queue.push(next)
      }
      steps += 1 + item.after.length
      if (steps < MANY) continue
      yield steps
      pieces.push(out)
      out = ''
      steps = 0
    }
    return [...pieces, out]
  }

  /** Finds a loop among what is left, and breaks it: walks through the items, and goes a step back from one to one before it. */
  *breakLoop(): Work<readonly string[]> {
    const path: Item[] = []
    const passed = new Set<Item>()
    let steps = 0
    while (this.#items.some(({ before }) => before > 0))
      for (const item of this.#items) {
        if (item.before === 0) continue
        const head = path.at(-1)
        const edge = head ? item.after.lastIndexOf(head) : 0
        steps += 1 + item.after.length
        if (steps >= MANY) {
          yield steps
          steps = 0
        }
        if (edge < 0) continue
        if (head && passed.has(item)) {
          item.after.splice(edge, 1)
          head.before -= 1
          return path
            .slice(path.indexOf(item))
            .map(({ name }) => name)
            .toReversed()
        }
        // where it begins may be come upon once more
        if (head) passed.add(item)
        path.push(item)
      }
    return []
  }

  get left(): boolean {
    return this.#items.some(({ told }) => !told)
  }
}

async function tell(process: GnuProcess, name: string, words: readonly string[]): Promise<number> {
  if (words.length % 2 === 1) throw new Failure(`${quoteName(name)}: input contains an odd number of tokens`)
  const relations = new Relations(await process.inTurns(itemsOf(words)))
  for (let status = 0; ; status = 1) {
    for (const piece of await process.inTurns(relations.take())) await process.print(chunkOf(piece))
    if (!relations.left) return status
    await process.complain(`${quoteName(name)}: input contains a loop:`)
    for (const word of await process.inTurns(relations.breakLoop())) await process.complain(word)
  }
}

/** tsort(1): puts words in an order in which what comes first comes first. */
export const tsort = gnu({
  name: 'tsort',
  operands: [{ name: 'FILE', kind: 'file', optional: true }],
  async run(process, { operands }) {
    const [, extra] = operands
    if (extra !== undefined) throw new UsageError(phrase`extra operand ${quoted(extra)}`)
    let status = 0
    const read = await eachInput(process, operands, async ({ name, input, file }) => {
      // GNU's takes a directory for an empty file
      const text = file.type === 'directory' ? '' : await input.whole()
      const words = await process.inTurns(fieldsOf(text, /[ \t\n]+/g))
      status = await tell(
        process,
        name,
        words.filter((word) => word !== ''),
      )
    })
    return Math.max(status, read)
  },
})
