import { type Command, parseCommand, type Word, type WordPart } from './parser.ts'
import type { CommandParts } from './process-words.ts'

/** The parts of a word, of which there is one at least. */
function partsOf({ parts, pos, end, text, value }: Word): readonly WordPart[] {
  return parts ?? [{ type: 'Literal', pos, end, text, value }]
}

function join(first: Word, second: Word): Word {
  const { text, value, end } = second
  return {
    type: 'Word',
    pos: first.pos,
    end,
    text: first.text + text,
    value: first.value + value,
    parts: [...partsOf(first), ...partsOf(second)],
  }
}

/** `2<(a)` as a word: a number or a name in braces belongs to a redirection only where one follows. */
function withNumber(word: Word): Word {
  const [, head, rest] = (!word.parts && /^(\d+|\{\w+\})([<>]\([\s\S]*)$/.exec(word.text)) || []
  if (head === undefined || rest === undefined) return word
  const [inner] = parseCommand(`: ${rest}`)?.args ?? []
  const literal = { type: 'Word', pos: word.pos, end: word.pos + head.length, text: head, value: head } as const
  return inner?.type === 'Word' ? join(literal, inner) : word
}

const isProcess = (word: Word): boolean => word.parts?.some(({ type }) => type === 'ProcessSubstitution') ?? false

/** Words without a blank between them are one word: `a<(b)c`. */
function joinWords<Item extends CommandParts['suffix'][number]>(items: readonly Item[]): readonly (Item | Word)[] {
  const all: (Item | Word)[] = []
  for (const given of items) {
    const item = given.type === 'Word' ? withNumber(given) : given
    const last = all.at(-1)
    const adjacent = item.type === 'Word' && last?.type === 'Word' && last.end === item.pos
    if (adjacent && (isProcess(item) || isProcess(last))) all[all.length - 1] = join(last, item)
    else all.push(item)
  }
  return all
}

const known = new WeakMap<Command, CommandParts>()

/** A command whose words are whole where process substitutions are in them (`mayHaveProcess`). */
export function joined(command: Command): CommandParts {
  const before = known.get(command)
  if (before) return before
  const { name, prefix, suffix } = command
  const words = joinWords(name ? [name, ...suffix] : suffix)
  const [first, ...rest] = words
  const last = prefix.at(-1)
  const assigned =
    last?.type === 'Assignment' && last.value.type === 'Word' && first?.type === 'Word' && last.end === first.pos
  let parts: CommandParts = first?.type === 'Word' && name ? { name: first, prefix, suffix: rest } : command
  if (assigned && last.value.type === 'Word') {
    const value = last.value.text === '' ? first : join(last.value, first)
    const [next, ...others] = rest
    const assignment = {
      ...last,
      value,
      end: first.end,
      pos: last.pos,
      type: last.type,
      name: last.name,
      text: last.text + first.text,
      append: last.append,
      index: last.index,
    }
    const following = next?.type === 'Word' ? { name: next, suffix: others } : { name: undefined, suffix: rest }
    parts = { ...following, prefix: [...prefix.slice(0, -1), assignment] }
  }
  known.set(command, parts)
  return parts
}
