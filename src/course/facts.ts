import type { FileFact, JobFact } from '../base/facts.ts'

export type { FileFact, FileKind, JobFact, JobState } from '../base/facts.ts'

/** How many bytes of a text are looked at. */
export const TEXT_LIMIT = 16_384

/** Where a container's files come from besides its image. */
export interface MountFact {
  readonly type: 'volume' | 'bind'
  /** The volume's name, or the directory of the host. */
  readonly source: string
  readonly target: string
  readonly readOnly: boolean
}

export interface ContainerFact {
  readonly id: string
  readonly name: string
  /** The image as it was typed. */
  readonly image: string
  readonly imageId: string
  readonly state: 'created' | 'running' | 'restarting' | 'exited'
  /** Once it has exited. */
  readonly code?: number
  /** When it was started last, in milliseconds since 1970. */
  readonly startedAt?: number
  /** Its main program and the arguments. */
  readonly argv: readonly string[]
  /** `NAME=value` */
  readonly env: readonly string[]
  readonly ports: readonly { readonly host: number | undefined; readonly container: number }[]
  readonly mounts: readonly MountFact[]
  readonly networks: readonly string[]
  readonly labels: Readonly<Record<string, string>>
  readonly restartPolicy: string
  readonly workingDirectory: string
  /** A file of its own tree, once something has looked into it; what is mounted is not seen. Paths are absolute. */
  file(path: string): FileFact | undefined
}

export interface ImageFact {
  readonly id: string
  /** `repository:tag`; none for a dangling image. */
  readonly references: readonly string[]
  /** Whether it was built here. */
  readonly built: boolean
}

export interface NetworkFact {
  readonly name: string
  readonly driver: string
}

export interface VolumeFact {
  readonly name: string
  readonly anonymous: boolean
}

export interface DockerFacts {
  readonly containers: readonly ContainerFact[]
  readonly images: readonly ImageFact[]
  readonly networks: readonly NetworkFact[]
  readonly volumes: readonly VolumeFact[]
}

/** What a goal may ask of a world. Paths are absolute, or `~/…`; nobody's permissions are in the way. */
export interface Facts {
  /** What is at a path; a link itself. */
  file(path: string): FileFact | undefined
  /** The names in a directory, sorted; none where there is no directory. */
  names(directory: string): readonly string[]
  readonly cwd: string
  /** What `~` stands for. */
  readonly home: string
  variable(name: string): string | undefined
  /** The names of the shell's variables. */
  readonly variables: readonly string[]
  /** Whether programs are told of a variable. */
  exported(name: string): boolean
  /** Whether a line of the text matches a POSIX extended regular expression; false where it is none. */
  matches(text: string, pattern: string): boolean
  /** What the first line that matches has in the pattern's groups, after the match itself; undefined where none does. */
  groups(text: string, pattern: string): readonly string[] | undefined
  readonly aliases: ReadonlyMap<string, string>
  readonly functions: readonly string[]
  readonly jobs: readonly JobFact[]
  /** Absent where there is no Docker. */
  readonly docker?: DockerFacts
}

/** One command that ran (`Ran` of the shell). */
export interface RanFact {
  readonly argv: readonly string[]
  readonly cwd: string
  /** Undefined while it runs: in the background, it may outlast its line. */
  readonly status: number | undefined
  /** Its name without a directory, with its subcommand where it has some: `docker ps`, also for `docker container ls`. */
  readonly program: string
  /** Options by the program's own declaration: a letter, or the long name where there is no letter. */
  readonly given: readonly { readonly name: string; readonly value: string | undefined }[]
  /** The other words, without the program; all of them where the options could not be read. */
  readonly operands: readonly string[]
  /** Where in the line; undefined inside scripts and functions. */
  readonly place: { readonly start: number; readonly end: number; readonly stage: number } | undefined
  readonly redirections: readonly {
    readonly fd: number
    readonly path: string
    readonly mode: 'read' | 'write' | 'append'
  }[]
}

/** What passed a pipe (`Flow` of the shell): its first 2 KiB and its last 512 bytes. */
export interface FlowFact {
  /** The stage that wrote. */
  readonly stage: number
  readonly head: string
  readonly tail: string
}

/** What happened while a line ran (`Evidence` of the shell). */
export interface LineFacts {
  /** As it was entered. */
  readonly line: string
  readonly ran: readonly RanFact[]
  readonly status: number
  /** What reached the screen, without control sequences: the first and the last 16 KiB of each. */
  readonly stdout: string
  readonly stderr: string
  readonly flows?: readonly FlowFact[]
  /** What was pressed meanwhile, as the keyboard sends it. */
  readonly keys?: string
}
