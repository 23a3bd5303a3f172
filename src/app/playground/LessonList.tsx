import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { Progress } from '../../course/progress.ts'
import type { ListedLesson } from '../course-keeper.ts'
import type { ModeKeeper } from '../mode-keeper.ts'
import { belongsTo, type OpenExercise } from '../practice/exercise.ts'
import { Item } from '../practice/Item.ts'
import { rows } from '../practice/loaded-rows.ts'
import { WarmUpPlace } from '../practice/WarmUpPlace.tsx'
import { color, media } from '../theme.ts'
import { useStore } from '../use-store.ts'
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

/** Where the current row begins; with the row above it where that one's exercises are offered, if there is room for both. */
function topOf(row: HTMLElement, list: HTMLElement): number {
  const offered = row.previousElementSibling
  const above = offered?.matches('[data-offer]') ? offered.previousElementSibling : undefined
  const isShown = above instanceof HTMLElement && above.offsetHeight > 0
  const fits = isShown && row.offsetTop + row.offsetHeight - above.offsetTop <= list.clientHeight
  return (fits ? above : row).offsetTop - 8
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
  const above = topOf(row, list) + 8 < list.scrollTop
  const below = row.offsetTop + row.offsetHeight > list.scrollTop + list.clientHeight
  if (above || !fits) list.scrollTo({ top: topOf(row, list), behavior })
  else if (below) list.scrollTo({ top: row.offsetTop + row.offsetHeight - list.clientHeight + 8, behavior })
}

/** Brings the current command back into the list's view, where it was scrolled out of it. */
function revealCommand(list: HTMLElement | null): void {
  const row = list?.querySelector<HTMLElement>('[data-state="current"]')
  if (list && row && row.offsetTop < list.scrollTop) list.scrollTop = topOf(row, list)
}

/** Where a visit goes on, the list starts at the current row. The page itself does not scroll. */
function startAtCurrent(list: HTMLElement | null): void {
  const row = list?.querySelector<HTMLElement>('[data-state="current"]')
  if (list && row) list.scrollTop = row.offsetTop + row.offsetHeight > list.clientHeight ? topOf(row, list) : 0
}

/** Starts at the current row, again where other lessons are shown: those of another shell are more. */
function useStart(list: RefObject<HTMLElement | null>, lessons: number): void {
  useLayoutEffect(() => {
    if (lessons > 0) startAtCurrent(list.current)
  }, [list, lessons])
}

/** Goes to what is to be done in the step, or to the current row where it is closed. */
function focusStep(list: HTMLElement | null): void {
  const place = list?.querySelector<HTMLElement>('.practice') ?? list?.querySelector('[data-state="current"]')
  const button = place?.querySelector<HTMLElement>('.buttons > [data-filled]') ?? place?.querySelector('button')
  button?.focus({ preventScroll: true })
}

/** Brings what has the focus into view where it is not: with its section, where the section has room on the screen. */
function showFocused(list: HTMLElement | null): void {
  const section = list?.closest<HTMLElement>('section[data-work]')
  const focused = document.activeElement
  if (!focused || !section?.contains(focused)) return
  const { top, bottom } = focused.getBoundingClientRect()
  if (top >= 0 && bottom <= innerHeight) return
  if (section.offsetHeight <= innerHeight) section.scrollIntoView()
  else focused.scrollIntoView({ block: 'center' })
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

/** What is done with the rows of the list. */
interface RowActions {
  select(lesson: number): void
  next(lesson: ListedLesson): void
}

function useRowActions({ keeper, progress, onSelect }: LessonListProps, reveal: (reveal: Reveal) => void): RowActions {
  const select = async (lesson: number): Promise<void> => {
    const exercise = keeper.exercise.get()
    if (exercise && !(await exercise.close())) return
    reveal('row')
    // the step that an exercise stood in the place of is open already
    if (!exercise || lesson !== progress.lesson || !progress.expanded) keeper.act({ type: 'select', lesson })
    onSelect()
  }
  return {
    select: (lesson) => void select(lesson),
    next(lesson) {
      reveal(progress.command + 1 >= lesson.steps ? 'row-and-focus' : 'command')
      keeper.act({ type: 'next' })
    },
  }
}

/** On narrow pages an exercise stands near the terminal: the other lessons are folded away. */
function useFolded(isPractising: boolean, onFold: () => void): void {
  const fold = useEffectEvent(onFold)
  useEffect(() => {
    if (isPractising) fold()
  }, [isPractising])
}

interface RowsProps extends LessonListProps {
  readonly index: number
  readonly lesson: ListedLesson
  readonly open: OpenExercise | undefined
  readonly settled: boolean
  readonly rowActions: RowActions
}

/** The row of a lesson, and what is offered below it once it is done. */
function Rows({ index, lesson, open, settled, rowActions, ...props }: RowsProps): ReactNode {
  const { keeper, actions, lessons, progress } = props
  const completed = progress.completed.includes(lesson.id)
  const isCurrent = index === progress.lesson
  const practised = useStore(rows.value)
  return (
    <>
      <LessonRow
        lesson={lesson}
        state={stateOf(lesson, index, progress)}
        completed={completed}
        open={isCurrent && progress.expanded && !open}
        step={progress.command}
        onSelect={() => rowActions.select(index)}
        onPrev={() => keeper.act({ type: 'prev' })}
        onNext={() => rowActions.next(lesson)}
        keeper={keeper}
        actions={actions}
      />
      {belongsTo(open, lesson.id) && (
        <li>
          {practised && (
            <practised.BelowLesson
              lesson={lesson}
              onNext={() => rowActions.select(Math.min(index + 1, lessons.length - 1))}
              keeper={keeper}
              actions={actions}
            />
          )}
        </li>
      )}
      {!open && completed && (isCurrent || lesson.id === progress.completed.at(-1)) && (
        <Item data-offer="">
          {settled && practised && <practised.OfferedBelow lesson={lesson} keeper={keeper} actions={actions} />}
        </Item>
      )}
    </>
  )
}

/** The rows of the lessons; the current one holds the step. */
export function LessonList(props: LessonListProps): ReactNode {
  const { keeper, lessons, progress, id, all, actions } = props
  const list = useRef<HTMLOListElement>(null)
  const rowActions = useRowActions(props, useReveal(list))
  const open = useStore(keeper.exercise)
  const settled = useStore(keeper.settled)
  const practised = useStore(rows.value)
  useEffect(() => {
    // exercises are loaded when the page is idle; without them the lessons go on
    if (settled) rows.load().catch(() => undefined)
  }, [settled])
  useStart(list, lessons.length)
  useFolded(open !== undefined, props.onSelect)
  usePageKeys({
    onSwitch(fromTerminal) {
      if (fromTerminal) focusStep(list.current)
      else actions.focus()
      showFocused(list.current)
    },
    onNext: () => {
      const lesson = lessons[progress.lesson]
      if (lesson && progress.expanded && !open) rowActions.next(lesson)
    },
  })
  return (
    <>
      <WarmUpPlace keeper={keeper} actions={actions} settled={settled} />
      <List ref={list} id={id} className="lessons-list" data-all={all || undefined}>
        {lessons.map((lesson, index) => (
          <Rows key={lesson.id} {...{ ...props, index, lesson, open, settled, rowActions }} />
        ))}
        {settled && practised && (
          <practised.BelowLessons lessons={lessons} completed={progress.completed} keeper={keeper} actions={actions} />
        )}
      </List>
    </>
  )
}
