/** How a step ended. */
export type StepEnd =
  { readonly type: 'done' } | { readonly type: 'cached' } | { readonly type: 'failed'; readonly message: string }

/** What happens in a build, as BuildKit's status stream tells it. Times are milliseconds since 1970; steps are numbered from 1. */
export type BuildEvent =
  | { readonly type: 'started'; readonly step: number; readonly title: string; readonly time: number }
  /** A part of a step that is over. */
  | { readonly type: 'part'; readonly step: number; readonly text: string; readonly time: number }
  /** A line that a step wrote. */
  | { readonly type: 'line'; readonly step: number; readonly text: string; readonly time: number }
  | { readonly type: 'ended'; readonly step: number; readonly end: StepEnd; readonly time: number }

/** What shows a build while it goes on. */
export interface Progress {
  show(event: BuildEvent): void | Promise<void>
  /** Everything is over. */
  finish(): void | Promise<void>
}

/** A step as it has come so far. */
export interface StepView {
  readonly title: string
  readonly started: number
  readonly ended: number | undefined
  readonly end: StepEnd | undefined
  readonly parts: readonly string[]
  /** With the seconds since the step began before each. */
  readonly lines: readonly string[]
}

/** Steps after one thing more has happened. */
export function advance(steps: readonly StepView[], event: BuildEvent): readonly StepView[] {
  if (event.type === 'started') {
    const { title, time } = event
    return [...steps, { title, started: time, ended: undefined, end: undefined, parts: [], lines: [] }]
  }
  const at = event.step - 1
  const step = steps[at]
  if (!step) return steps
  switch (event.type) {
    case 'part':
      return steps.with(at, { ...step, parts: [...step.parts, event.text] })
    case 'line':
      return steps.with(at, {
        ...step,
        lines: [...step.lines, `${secondsSince(step.started, event.time)} ${event.text}`],
      })
    case 'ended':
      return steps.with(at, { ...step, ended: event.time, end: event.end })
  }
}

const secondsSince = (started: number, time: number): string => ((time - started) / 1_000).toFixed(3)

/** Lines of a failed step that are shown once more. */
const LAST_LINES = 10

/** What is shown again of the steps that failed, once all is over. */
export function failureText(steps: readonly StepView[]): string {
  const blocks = steps.map(({ title, lines, end }) =>
    end?.type === 'failed' ? ['------', ` > ${title}:`, ...lines.slice(-LAST_LINES), '------'] : [],
  )
  return blocks
    .flat()
    .map((line) => `${line}\n`)
    .join('')
}
