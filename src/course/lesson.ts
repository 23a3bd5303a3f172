/** What a word of a command is. The page colours it: programs and commands, options, and all the rest. */
export type WordKind =
  | 'program'
  | 'command'
  | 'option'
  | 'value'
  | 'file'
  | 'directory'
  | 'path'
  | 'pattern'
  | 'text'
  | 'host'
  | 'address'
  | 'container'
  | 'image'
  | 'network'
  | 'volume'
  | 'name'
  | 'topic'
  | 'operator'
  | 'keyword'
  | 'variable'

/** One word of a step's command, taken apart. The words joined by single spaces are the command. */
export interface Word {
  readonly text: string
  readonly kind: WordKind
  /** Read after the kind: `for -n: two lines`. Short, lower case, no full stop. */
  readonly meaning: string
}

/** One command to try. */
export interface Step {
  readonly words: readonly Word[]
  /** One to three sentences: what it does, and when one needs it. */
  readonly explanation: string
  /** True when the step is meant to show an error message. */
  readonly fails?: true
  /** What is pressed while the command runs, in Bash: `q` in a pager, Ctrl-C as `\x03`. */
  readonly keys?: readonly string[]
}

/** A lesson as its author writes it. */
export interface LessonSource {
  /** Stable, kebab case: `navigation-basics`. */
  readonly id: string
  readonly title: string
  /** One or two sentences. */
  readonly description: string
  readonly steps: readonly Step[]
}

/** A lesson as others see it (section 3 of the specification); the lists are parallel. */
export interface Lesson {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly commands: readonly string[]
  readonly commandExplanations: readonly string[]
  readonly expectedOutputs: readonly string[]
  /** Each command's words, for its anatomy. */
  readonly words: readonly (readonly Word[])[]
}

/** The line that a step types. */
export function commandOf(step: Step): string {
  return step.words.map((word) => word.text).join(' ')
}

/** A lesson with its parallel lists; `outputs` were recorded by running the steps. */
export function lessonOf(source: LessonSource, outputs: readonly string[]): Lesson {
  return {
    id: source.id,
    title: source.title,
    description: source.description,
    commands: source.steps.map(commandOf),
    commandExplanations: source.steps.map((step) => step.explanation),
    expectedOutputs: source.steps.map((_step, index) => outputs[index] ?? ''),
    words: source.steps.map((step) => step.words),
  }
}
