import type { Goal } from './goal.ts'

/** What is typed, one line after the other. */
export type Lines = readonly string[]

/** What a fresh world has besides, before a learner gets it. */
export interface GivenWorld {
  /** What is in which file, by paths that are absolute or begin with `~/`; directories above are made. */
  readonly files?: Readonly<Record<string, string>>
  /** Typed in Bash after that, at home: nobody sees them. Files and containers stay; variables and jobs of that shell do not. */
  readonly lines?: Lines
  /** Where the learner's shell is: the home directory where it is not said. */
  readonly cwd?: string
}

/** Another world for the same lines; the goal is what the challenge asks for there, where it is not the same. */
export interface OtherWorld extends GivenWorld {
  readonly goal?: Goal
}

/** A task without a command: whatever makes the goal so is a solution. Texts have `…` around what is typed and around names. */
export interface Challenge {
  /** Unique among all challenges: `navigation-basics`, `linux-capstone`. */
  readonly id: string
  readonly title?: string
  readonly brief: string
  readonly world: GivenWorld
  readonly goal: Goal
  /** How many lines somebody types who knows the way. */
  readonly par: { readonly commands: number }
  /** What to look at; the other stages are made of the first solution (challengeHints). */
  readonly hint: string
  /** Ways that meet the goal in every world; the first is the one that is shown. Lines with shell syntax are for Bash alone. */
  readonly solutions: readonly Lines[]
  /** What is pressed while the last line of the first way runs, as the keyboard sends it. */
  readonly keys?: readonly string[]
  /** Ways that do not. */
  readonly wrong: readonly Lines[]
  /** Ways that meet it in the given world, and fail in another: they were written for this one list of files alone. */
  readonly only?: readonly Lines[]
  /** The lines that met the goal are played on these, too. */
  readonly others: readonly OtherWorld[]
}
