import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { UsageError } from '../../../shell/posix/getopt.ts'
import { eachInput } from '../library/each-input.ts'
import { chunkOf } from '../library/octets.ts'
import { Failure, gnu } from '../library/program.ts'
import { quoteName } from '../library/quote.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

interface Item {
  readonly name: string
  /** How many there are that come before it and are not told yet. */
  before: number
  /** Those that come after it, the last one that was read first. */
  after: Item[]
  told: boolean
}

/** What comes before what: the order in which GNU's tells it, and what it finds of loops. */
class Relations {
  readonly #items: readonly Item[]

  constructor(words: readonly string[]) {
    const items = new Map<string, Item>()
    const named = (name: string): Item => {
      const item = items.get(name) ?? { name, before: 0, after: [], told: false }
      items.set(name, item)
      return item
    }
    for (let at = 0; at < words.length; at += 2) {
      const [first, second] = [named(words[at] ?? ''), named(words[at + 1] ?? '')]
      if (first === second) continue
      second.before += 1
      first.after.unshift(second)
    }
    this.#items = [...items.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
  }

  /** Takes out whatever nothing comes before. */
  take(): readonly string[] {
    const queue = this.#items.filter((item) => item.before === 0 && !item.told)
    for (const item of queue) {
      item.told = true
      for (const next of item.after) {
        next.before -= 1
        if (next.before === 0) queue.push(next)
      }
    }
    return queue.map(({ name }) => name)
  }

  /** Finds a loop among what is left, and breaks it: walks through the items, and goes a step back from one to one before it. */
  breakLoop(): readonly string[] {
    let path: readonly Item[] = []
    const passed = new Set<Item>()
    while (this.#items.some(({ before }) => before > 0))
      for (const item of this.#items) {
        if (item.before === 0) continue
        const [head] = path
        const edge = head ? item.after.indexOf(head) : 0
        if (edge < 0) continue
        if (head && passed.has(item)) {
          item.after.splice(edge, 1)
          head.before -= 1
          return path.slice(0, path.indexOf(item) + 1).map(({ name }) => name)
        }
        // where it begins may be come upon once more
        if (head) passed.add(item)
        path = [item, ...path]
      }
    return []
  }

  get left(): boolean {
    return this.#items.some(({ told }) => !told)
  }
}

async function sorted(process: GnuProcess, name: string, words: readonly string[]): Promise<number> {
  if (words.length % 2 === 1) throw new Failure(`${quoteName(name)}: input contains an odd number of tokens`)
  const relations = new Relations(words)
  let status = 0
  for (;;) {
    const due = process.due()
    if (due) await due
    await process.print(
      chunkOf(
        relations
          .take()
          .map((word) => `${word}\n`)
          .join(''),
      ),
    )
    if (!relations.left) return status
    status = 1
    await process.complain(`${quoteName(name)}: input contains a loop:`)
    for (const word of relations.breakLoop()) await process.complain(word)
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
      status = await sorted(process, name, text.match(/[^ \t\n]+/g) ?? [])
    })
    return Math.max(status, read)
  },
})
