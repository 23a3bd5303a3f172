import { atOnce, type Work } from '../../base/work.ts'
import { BadDockerfile, type Dockerfile, type HereDocument, type Lines, type Node } from './node.ts'
import { splitFlags, splitWords } from './split-words.ts'

const DIRECTIVE = /^#\s*([a-zA-Z][a-zA-Z0-9]*)\s*=\s*(.+?)\s*$/
const COMMENT = /^\s*#/
const HERE_DOCUMENT = /^(\d*)<<(-?)([^<]*)$/

/** How many instructions are read between two turns. */
const RUN = 64
/** The steps that an instruction takes, as `due` counts them. */
const INSTRUCTION_STEPS = 8

/** What parses the rest of a line, by the instruction. */
type Form = 'json-or-text' | 'json-or-words' | 'words' | 'quoted-words' | 'pairs' | 'text' | 'health' | 'instruction'

const forms: Readonly<Record<string, Form>> = {
  ADD: 'json-or-words',
  ARG: 'quoted-words',
  CMD: 'json-or-text',
  COPY: 'json-or-words',
  ENTRYPOINT: 'json-or-text',
  ENV: 'pairs',
  EXPOSE: 'words',
  FROM: 'words',
  HEALTHCHECK: 'health',
  LABEL: 'pairs',
  MAINTAINER: 'text',
  ONBUILD: 'instruction',
  RUN: 'json-or-text',
  SHELL: 'json-or-text',
  STOPSIGNAL: 'text',
  USER: 'text',
  VOLUME: 'json-or-words',
  WORKDIR: 'text',
}

/** The names of all instructions, in their order. */
export const instructionNames: readonly string[] = Object.keys(forms)

const isHeredocHolder = (name: string): boolean => name === 'RUN' || name === 'COPY' || name === 'ADD'

/** A list of JSON's; undefined where it is none. */
function jsonWords(text: string): readonly string[] | undefined {
  if (!text.startsWith('[')) return undefined
  try {
    const value: unknown = JSON.parse(text)
    if (!Array.isArray(value)) return undefined
    if (value.every((word): word is string => typeof word === 'string')) return value
  } catch {
    return undefined
  }
  throw new BadDockerfile('when using JSON array syntax, arrays must be comprised of strings only')
}

function pairsOf(text: string, name: string, escape: string): readonly string[] {
  const words = splitWords(text, escape)
  const [first] = words
  if (first === undefined) return []
  if (!first.includes('=')) {
    const parts = /^(\S+)\s+([^]*)$/.exec(text)
    if (!parts) throw new BadDockerfile(`${name} must have two arguments`)
    return parts.slice(1)
  }
  return words.flatMap((word) => {
    const at = word.indexOf('=')
    if (at >= 0) return [word.slice(0, at), word.slice(at + 1)]
    throw new BadDockerfile(`Syntax error - can't find = in ${JSON.stringify(word)}. Must be of the form: name=value`)
  })
}

const spaced = (text: string): readonly string[] => (text === '' ? [] : text.split(/\s+/))

type Words = Pick<Node, 'words' | 'json' | 'inner'>

const plain = (words: readonly string[]): Words => ({ words, json: false, inner: undefined })

function readWords(name: string, text: string, at: { readonly escape: string; readonly lines: Lines }): Words {
  const form = forms[name]
  if (form === undefined) return plain([''])
  switch (form) {
    case 'words':
      return plain(spaced(text))
    case 'quoted-words':
      return plain(splitWords(text, at.escape))
    case 'pairs':
      return plain(pairsOf(text, name, at.escape))
    case 'text':
      return plain(text === '' ? [] : [text])
    case 'instruction':
      return { ...plain([]), inner: text === '' ? undefined : nodeOf(text, at.escape, at.lines) }
    case 'health': {
      const [, type = '', command = ''] = /^(\S*)\s*([^]*)$/.exec(text) ?? []
      const json = jsonWords(command)
      const rest = json ?? (command === '' ? [] : [command])
      return { ...plain(type === '' ? [] : [type, ...rest]), json: json !== undefined }
    }
    case 'json-or-text':
    case 'json-or-words': {
      const json = jsonWords(text)
      if (json) return { ...plain(json), json: true }
      return plain(form === 'json-or-words' ? spaced(text) : text === '' ? [] : [text])
    }
  }
}

function nodeOf(text: string, escape: string, lines: Lines): Node {
  const [, typed = '', after = ''] = /^\s*(\S+)\s*([^]*)$/.exec(text.trim()) ?? []
  const { flags, rest } = splitFlags(after)
  const name = typed.toUpperCase()
  return { name, typed, flags, ...readWords(name, rest, { escape, lines }), documents: [], text, lines }
}

/** A here-document that a word begins, without what is in it. */
function documentFrom(word: string): Omit<HereDocument, 'content'> | undefined {
  const [, , dash, rest = ''] = HERE_DOCUMENT.exec(word) ?? []
  if (rest === '') return undefined
  const name = rest.replace(/["'\\]/g, '')
  return { name, raw: name !== rest, chomp: dash === '-' }
}

/** Reads a file line by line. */
class LineReader {
  readonly #lines: readonly string[]
  readonly #escape: string
  /** How many lines were read. */
  #at = 0

  constructor(lines: readonly string[], escape: string) {
    this.#lines = lines
    this.#escape = escape
  }

  *nodes(): Work<readonly Node[]> {
    const nodes: Node[] = []
    for (let node = this.#node(); node; node = this.#node()) {
      nodes.push(node)
      if (nodes.length % RUN === 0) yield RUN * INSTRUCTION_STEPS
    }
    if (nodes.length === 0) {
      throw new BadDockerfile('file with no instructions', { first: this.#at, last: this.#at })
    }
    return nodes
  }

  #next(): string | undefined {
    const line = this.#lines[this.#at]
    if (line !== undefined) this.#at += 1
    return line
  }

  #node(): Node | undefined {
    for (let line = this.#next(); line !== undefined; line = this.#next()) {
      if (COMMENT.test(line)) continue
      const first = this.#at
      const text = this.#joined(line.trimStart())
      if (text.trim() !== '') return this.#whole(text, first)
    }
    return undefined
  }

  #whole(text: string, first: number): Node {
    const last = this.#at
    try {
      const node = nodeOf(text, this.#escape, { first, last })
      const documents = isHeredocHolder(node.name) && !node.json ? this.#documents(node) : []
      return { ...node, documents, lines: { first, last: this.#at } }
    } catch (error) {
      if (error instanceof BadDockerfile) throw new BadDockerfile(error.message, { first, last: this.#at })
      throw error
    }
  }

  /** A line with those that continue it; notes and empty lines between them do not count. */
  #joined(line: string): string {
    let text = ''
    for (let part: string | undefined = line; part !== undefined; part = this.#next()) {
      const isFirst = part === line && text === ''
      if (!isFirst && (COMMENT.test(part) || part.trim() === '')) continue
      const continued = this.#continued(part)
      if (continued === undefined) return text + part
      text += continued
    }
    return text
  }

  /** What a line that goes on in the next one has before its escape. */
  #continued(line: string): string | undefined {
    const bare = line.replace(/[ \t]+$/, '')
    if (!bare.endsWith(this.#escape) || bare.at(-2) === '\\') return undefined
    return bare.slice(0, -1)
  }

  #documents(node: Node): readonly HereDocument[] {
    if (!node.text.includes('<<')) return []
    return splitWords(node.text, this.#escape).flatMap((word) => {
      const document = documentFrom(word)
      return document ? [{ ...document, content: this.#content(document) }] : []
    })
  }

  #content({ name, chomp }: Omit<HereDocument, 'content'>): string {
    let content = ''
    for (let line = this.#next(); line !== undefined; line = this.#next()) {
      const bare = chomp ? line.replace(/^\t+/, '') : line
      if (bare === name) return content
      content += `${line}\n`
    }
    throw new BadDockerfile('unterminated heredoc')
  }
}

/** The directives among the notes at the very beginning of a Dockerfile. @throws BadDockerfile for one that is there twice */
export function directivesOf(text: string): ReadonlyMap<string, string> {
  return directivesIn(linesOf(text))
}

function directivesIn(lines: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [at, line] of lines.entries()) {
    const [, name = '', value = ''] = DIRECTIVE.exec(line) ?? []
    const key = name.toLowerCase()
    if (key !== 'escape' && key !== 'syntax') break
    if (found.has(key)) throw new BadDockerfile(`only one ${key} parser directive can be used`, lineOf(at))
    if (key === 'escape' && value !== '\\' && value !== '`')
      throw new BadDockerfile(`invalid escape token '${value}' does not match \` or \\`, lineOf(at))
    found.set(key, value)
  }
  return found
}

const linesOf = (text: string): string[] => text.replace(/^\uFEFF/, '').split(/\r?\n/)

const lineOf = (at: number): Lines => ({ first: at + 1, last: at + 1 })

/** Reads a Dockerfile as BuildKit's parser does. @throws BadDockerfile */
export const parseDockerfile = (text: string): Dockerfile => atOnce(parsingDockerfile(text))

/** Reads a Dockerfile that may be long. @throws BadDockerfile */
export function* parsingDockerfile(text: string): Work<Dockerfile> {
  if (text === '') throw new BadDockerfile('the Dockerfile cannot be empty')
  const lines = linesOf(text)
  // a line break at the end begins no further line
  if (lines.at(-1) === '') lines.pop()
  const escape = directivesIn(lines).get('escape') ?? '\\'
  return { nodes: yield* new LineReader(lines, escape).nodes(), escape }
}
