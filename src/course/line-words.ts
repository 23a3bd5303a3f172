import type { Word, WordKind } from './lesson.ts'

/** Quoted parts, substitutions and plain characters make a word; operators are words of their own. */
const WORD =
  /(?:'[^']*'|"(?:\\.|[^"\\])*"|\$\(\((?:[^()]|\([^()]*\))*\)\)|\$\((?:[^()]|\([^()]*\))*\)|\\.|\$[!?#*@]|\(\)|[^\s;|&<>'"\\()])+|[0-9]?>>?(?:&[0-9])?|&>|<<?|\|\|?|&&?|;;?|\S/g

const OPERATOR = /^(?:[0-9]?>>?(?:&[0-9])?|&>|<<?|\|\|?|&&?|;;?|[()])$/
const LIST = /^(?:\|\|?|&&?|;;?)$/
const ASSIGNMENT = /^\w+=/
const KEYWORDS: ReadonlySet<string> = new Set(
  'if then elif else fi for in do done while until case esac ! { } [[ ]]'.split(' '),
)
/** After these comes no program. */
const NAMING: ReadonlySet<string> = new Set(['for', 'case', 'in', 'fi', 'done', 'esac', '[[', ']]'])
/** Programs that have commands of their own, and those of them that have some again. */
const WITH_COMMANDS: ReadonlySet<string> = new Set(
  'docker docker/container docker/image docker/network docker/volume docker/system'.split(' '),
)

/** Reads the words of a line from left to right. */
class LineReader {
  /** Whether a program may come now. */
  #atProgram = true
  /** The program that has commands of its own, while one of them may come. */
  #path = ''

  kindOf(text: string): WordKind {
    if (OPERATOR.test(text)) {
      if (LIST.test(text)) this.#atProgram = true
      return 'operator'
    }
    if (KEYWORDS.has(text)) {
      this.#atProgram = !NAMING.has(text)
      return 'keyword'
    }
    if (this.#atProgram) return this.#program(text)
    const path = this.#path
    this.#path = ''
    if (text.startsWith('-')) return 'option'
    if (!WITH_COMMANDS.has(path)) return 'value'
    this.#path = `${path}/${text}`
    return 'command'
  }

  #program(text: string): WordKind {
    if (ASSIGNMENT.test(text)) return 'variable'
    this.#atProgram = false
    this.#path = text
    return 'program'
  }
}

/** Takes a line apart as steps of lessons are; what a word means is said where one of `known` has the same text. */
export function wordsOf(line: string, known: readonly Word[] = []): readonly Word[] {
  const reader = new LineReader()
  const words: Word[] = []
  for (const match of line.matchAll(WORD)) {
    const [text] = match
    const kind = reader.kindOf(text)
    const same = known.find((word) => word.text === text && (word.kind === 'program') === (kind === 'program'))
    const glued = match.index > 0 && !/\s/.test(line[match.index - 1] ?? '')
    words.push({ text, kind: same?.kind ?? kind, meaning: same?.meaning ?? '', ...(glued && { glued: true as const }) })
  }
  return words
}
