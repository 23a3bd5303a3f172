import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { Progress } from '../../course/progress.ts'
import type { ListedLesson } from '../course-keeper.ts'
import type { ModeKeeper } from '../mode-keeper.ts'
import { color, media } from '../theme.ts'
import { usePageKeys } from './use-page-keys.ts'
import { LessonRow, type LessonState } from './LessonRow.tsx'
import type { StepActions } from './step.ts'

const List = styled.ol`
  position: relative;
  flex: 1;
  padding: 8px;
  container: lessons / inline-size;
  overflow: hidden auto;
  overscroll-behavior: contain;
  /* a step that is longer than the one before must not move its own command out of sight */
  overflow-anchor: none;
  scrollbar-width: thin;
  scrollbar-color: ${color.ctl} transparent;
  ${media.phone} {
    padding: 4px;
  }
`

function stateOf(lesson: ListedLesson, index: number, progress: Progress): LessonState {
  if (index === progress.lesson) return 'current'
  return progress.completed.includes(lesson.id) ? 'done' : 'todo'
}

/** Brings the current row into view: inside the list where the list scrolls, on the page where it does not. */
function revealRow(list: HTMLElement | null): void {
  const row = list?.querySelector<HTMLElement>('[data-state="current"]')
  if (!list || !row) return
  if (list.scrollHeight <= list.clientHeight) {
    row.scrollIntoView({ block: 'nearest' })
    return
  }
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  const fits = row.offsetHeight <= list.clientHeight
  const above = row.offsetTop < list.scrollTop
  const below = row.offsetTop + row.offsetHeight > list.scrollTop + list.clientHeight
  if (above || !fits) list.scrollTo({ top: row.offsetTop - 8, behavior })
  else if (below) list.scrollTo({ top: row.offsetTop + row.offsetHeight - list.clientHeight + 8, behavior })
}

/** Brings the current command back into the list's view, where it was scrolled out of it. */
function revealCommand(list: HTMLElement | null): void {
  const row = list?.querySelector<HTMLElement>('[data-state="current"]')
  if (list && row && row.offsetTop < list.scrollTop) list.scrollTop = row.offsetTop - 8
}

/** Where a visit goes on, the list starts at the current row. The page itself does not scroll. */
function startAtCurrent(list: HTMLElement | null): void {
  const row = list?.querySelector<HTMLElement>('[data-state="current"]')
  if (list && row && row.offsetTop + row.offsetHeight > list.clientHeight) list.scrollTop = row.offsetTop - 8
}

/** Goes to what is to be done in the step, or to the current row where it is closed. */
function focusStep(list: HTMLElement | null): void {
  const place = list?.querySelector<HTMLElement>('[data-state="current"]')
  const button = place?.querySelector<HTMLElement>('.buttons > [data-filled]') ?? place?.querySelector('button')
  button?.focus({ preventScroll: true })
}

/** What follows a step of the learner's own: the row is revealed, and takes the focus when its button went away. */
type Reveal = 'command' | 'row' | 'row-and-focus'

/** Gives the function that asks for a reveal after the next rendering; other renderings scroll nothing. */
function useReveal(list: RefObject<HTMLElement | null>): (reveal: Reveal) => void {
  const asked = useRef<Reveal>(undefined)
  useEffect(() => {
    const reveal = asked.current
    asked.current = undefined
    if (!reveal) return
    if (reveal === 'command') return revealCommand(list.current)
    revealRow(list.current)
    if (reveal === 'row') return
    list.current?.querySelector<HTMLElement>('[data-state="current"] h3 button')?.focus({ preventScroll: true })
  })
  return (reveal) => {
    asked.current = reveal
  }
}

interface LessonListProps {
  readonly keeper: ModeKeeper
  readonly actions: StepActions
  readonly lessons: readonly ListedLesson[]
  readonly progress: Progress
  readonly id: string
  /** On narrow pages: every row, or the current one alone. */
  readonly all: boolean
  readonly onSelect: () => void
}

/** The rows of the lessons; the current one holds the step. */
export function LessonList({ keeper, lessons, progress, id, all, actions, onSelect }: LessonListProps): ReactNode {
  const list = useRef<HTMLOListElement>(null)
  const reveal = useReveal(list)
  useLayoutEffect(() => startAtCurrent(list.current), [])
  const select = (lesson: number): void => {
    reveal('row')
    keeper.act({ type: 'select', lesson })
    onSelect()
  }
  const next = (lesson: ListedLesson): void => {
    reveal(progress.command + 1 >= lesson.steps ? 'row-and-focus' : 'command')
    keeper.act({ type: 'next' })
  }
  usePageKeys({
    onSwitch: (fromTerminal) => (fromTerminal ? focusStep(list.current) : actions.focus()),
    onNext: () => {
      const lesson = lessons[progress.lesson]
      if (lesson && progress.expanded) next(lesson)
    },
  })
  return (
    <List ref={list} id={id} className="lessons-list" data-all={all || undefined}>
      {lessons.map((lesson, index) => (
        <LessonRow
          key={lesson.id}
          lesson={lesson}
          state={stateOf(lesson, index, progress)}
          completed={progress.completed.includes(lesson.id)}
          open={index === progress.lesson && progress.expanded}
          step={progress.command}
          onSelect={() => select(index)}
          onPrev={() => keeper.act({ type: 'prev' })}
          onNext={() => next(lesson)}
          keeper={keeper}
          actions={actions}
        />
      ))}
    </List>
  )
}
