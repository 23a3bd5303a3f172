/** A here-document of RUN, COPY or ADD. */
export interface HereDocument {
  readonly name: string
  /** Whether its variables are left as they are: the name was quoted. */
  readonly raw: boolean
  /** Whether tabs at the beginnings of its lines go: `<<-`. */
  readonly chomp: boolean
  readonly content: string
}

/** Lines of a file, from 1. */
export interface Lines {
  readonly first: number
  readonly last: number
}

/** One instruction as the parser found it. */
export interface Node {
  /** In capitals. */
  readonly name: string
  /** As it was typed. */
  readonly typed: string
  /** `--chown=1:2`, … */
  readonly flags: readonly string[]
  /** What follows; names and values in turn for ENV and LABEL. */
  readonly words: readonly string[]
  /** Whether the words were a list of JSON's. */
  readonly json: boolean
  /** The instruction that ONBUILD holds. */
  readonly inner: Node | undefined
  readonly documents: readonly HereDocument[]
  /** The whole instruction, continuation lines joined. */
  readonly text: string
  readonly lines: Lines
}

/** A Dockerfile that cannot be built, in BuildKit's words. */
export class BadDockerfile extends Error {
  override readonly name = 'BadDockerfile'
  /** Undefined when it is about the whole file. */
  readonly lines: Lines | undefined
  constructor(message: string, lines?: Lines) {
    super(message)
    this.lines = lines
  }
}

/** What a parsed Dockerfile is. */
export interface Dockerfile {
  readonly nodes: readonly Node[]
  /** What escapes: `\` unless a directive says otherwise. */
  readonly escape: string
}
