import type { ContainerFact, FileKind, JobState } from './facts.ts'

/** How many there are to be: at least one where it says nothing. */
export interface Count {
  readonly least?: number
  readonly most?: number
}

/**
 * What is asked of a text. A newline at its end does not count. `matches` is a POSIX extended regular expression that one of the lines
 * is to match; `lines` is how many lines there are; `sameAs` is the path of a file that has the same content.
 */
export type TextTest = Readonly<
  { equals: string } | { matches: string } | { contains: string } | { lines: number } | { sameAs: string }
>

/** What is asked of a container; what is left out may be anything. */
export interface ContainerTest {
  /** Or its whole id. */
  readonly name?: string
  /** `nginx` is also `nginx:latest`. */
  readonly image?: string
  readonly state?: ContainerFact['state']
  /** None was made after it. */
  readonly newest?: true
  /** Its exit status. */
  readonly code?: number
  readonly publishes?: { readonly host: number; readonly container: number }
  readonly network?: string
  /** A volume's name or a directory of the host, and where it is in the container. */
  readonly mounts?: { readonly source?: string; readonly target?: string; readonly readOnly?: boolean }
  /** `NAME=value`, or `NAME` for any value but none. */
  readonly env?: string
  /** `NAME=value` */
  readonly labelled?: string
  readonly restarts?: string
  /** A word of its main program. */
  readonly runs?: string
}

/** An option as `ran` wants it: `a` for a letter, the long name where there is no letter, `n=5` with its value. */
export type WantedOption = string

/** What a step is for, as data. A label is said in a checklist in place of what was made from the goal. */
export type Goal = (
  | { readonly type: 'all' | 'any'; readonly of: readonly Goal[] }
  | { readonly type: 'not'; readonly of: Goal }
  | FileGoal
  | { readonly type: 'count'; readonly in: string; readonly glob: string; readonly is: Count }
  | { readonly type: 'cwd'; readonly is: string }
  | { readonly type: 'variable'; readonly name: string; readonly value?: TextTest; readonly exported?: boolean }
  | { readonly type: 'alias' | 'function'; readonly name: string; readonly value?: TextTest }
  | { readonly type: 'jobs'; readonly state: JobState; readonly is: Count }
  | { readonly type: 'container'; readonly where: ContainerTest; readonly is?: Count }
  | {
      readonly type: 'image'
      readonly name: string
      readonly gone?: true
      /** A container's name. */
      readonly usedBy?: string
      /** It was built here. */
      readonly built?: true
      /** Another name of the same image. */
      readonly same?: string
    }
  | {
      readonly type: 'network' | 'volume'
      readonly name: string
      readonly gone?: true
      /** A container's name. */
      readonly usedBy?: string
    }
  | RanGoal
  | { readonly type: 'printed'; readonly on?: 'stdout' | 'stderr'; readonly text: TextTest }
  /** Of the whole last line. */
  | { readonly type: 'status'; readonly is: number | 'failure' }
  /** The last line as it was entered: where the way of writing is the point, beside what came of it. */
  | { readonly type: 'line'; readonly text: TextTest }
  /** A command of the last line named this file or directory, or `<` read it; what `echo` and `printf` name are only words. */
  | { readonly type: 'used'; readonly path: string }
) & { readonly label?: string }

export interface FileGoal {
  readonly type: 'file'
  readonly path: string
  /** The container that it is in; the machine itself when absent. */
  readonly in?: string
  readonly kind?: FileKind
  readonly content?: TextTest
  /** Octal (`755`), or bits that are or are not to be there (`u+x`, `go-w`). */
  readonly mode?: string
  readonly owner?: string
  readonly group?: string
  /** Where a link leads, as it is written in the link. */
  readonly target?: string
  readonly gone?: true
}

/** A command of the last line, however it was written. */
export interface RanGoal {
  readonly type: 'ran'
  /** `ls`, or with its subcommand: `docker ps`, `docker volume ls`. */
  readonly program: string
  readonly with?: readonly WantedOption[]
  /**
   * All of them, in their order. Absolute paths and `~/…` are compared by where they lead, other words as they are; a file that is read
   * by `<` may be the last one.
   */
  readonly operands?: readonly string[]
  /** The first of them, whatever follows: the image of `docker run`, the container of `docker exec`. */
  readonly first?: string
  /** 0 when absent; then a command counts that still runs in the background. */
  readonly status?: number | 'failure' | 'any'
}

/** Why a goal is not met. Words for it are in reasons.ts. */
export type Reason =
  | { readonly type: 'no-line' }
  | { readonly type: 'no-such-file' | 'file-still-there'; readonly path: string }
  | { readonly type: 'other-kind'; readonly path: string; readonly is: FileKind; readonly wanted: FileKind }
  | { readonly type: 'other-content'; readonly path: string; readonly wanted: TextTest }
  | { readonly type: 'other-mode'; readonly path: string; readonly is: string; readonly wanted: string }
  | {
      readonly type: 'other-owner' | 'other-group' | 'other-target'
      readonly path: string
      readonly is: string
      readonly wanted: string
    }
  | { readonly type: 'count'; readonly in: string; readonly glob: string; readonly is: number; readonly wanted: Count }
  | { readonly type: 'elsewhere'; readonly is: string; readonly wanted: string }
  | { readonly type: 'no-such-variable' | 'not-exported' | 'exported'; readonly name: string }
  | { readonly type: 'other-value'; readonly name: string; readonly is: string; readonly wanted: TextTest }
  | { readonly type: 'no-such-alias' | 'no-such-function'; readonly name: string }
  | { readonly type: 'jobs'; readonly state: JobState; readonly is: number; readonly wanted: Count }
  | { readonly type: 'no-such-container'; readonly name: string }
  | {
      readonly type: 'other-container'
      readonly name: string
      /** Which part of the test it does not pass. */
      readonly part: keyof ContainerTest
      readonly is: string
      readonly wanted: string
    }
  | { readonly type: 'containers'; readonly is: number; readonly wanted: Count }
  | { readonly type: 'no-such-image' | 'no-such-network' | 'no-such-volume'; readonly name: string }
  | { readonly type: 'image-still-there' | 'network-still-there' | 'volume-still-there'; readonly name: string }
  | { readonly type: 'not-used'; readonly name: string; readonly by: string }
  | { readonly type: 'not-built'; readonly name: string }
  | { readonly type: 'other-image'; readonly name: string; readonly wanted: string }
  | { readonly type: 'not-run'; readonly program: string }
  /** It still runs, in the background. */
  | { readonly type: 'not-ended'; readonly program: string }
  | { readonly type: 'without-option'; readonly program: string; readonly option: WantedOption }
  | { readonly type: 'other-operands'; readonly program: string; readonly wanted: readonly string[] }
  | { readonly type: 'other-status'; readonly is: number; readonly wanted: number | 'failure' }
  | { readonly type: 'not-printed'; readonly on: 'stdout' | 'stderr'; readonly wanted: TextTest }
  | { readonly type: 'nothing-printed' }
  | { readonly type: 'other-line'; readonly wanted: TextTest }
  | { readonly type: 'file-not-used'; readonly path: string }
  /** What a `not` names is so. */
  | { readonly type: 'should-not-be'; readonly goal: Goal['type'] }
  /** Nothing can be asked of a Docker where there is none. */
  | { readonly type: 'no-docker' }

export type Verdict =
  | { readonly type: 'met' }
  | { readonly type: 'unmet'; readonly because: readonly Reason[] }
  /** It was met once; `by` is the id of the moment that undid it. */
  | { readonly type: 'broken'; readonly because: readonly Reason[]; readonly by: number }
