import type { KeyboardEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ListedLesson } from '../course-keeper.ts'
import { Icon } from '../icons.tsx'
import { color, media, motion, radius, type } from '../theme.ts'
import { rowButton, Spoken } from './controls.tsx'
import { StepCard, type StepCardProps } from './StepCard.tsx'
import { Unavailable } from './Unavailable.tsx'
import { say } from '../words/language.ts'

export type LessonState = 'done' | 'current' | 'todo'

const Row = styled.li`
  /* narrow pages show the current lesson alone, until all are asked for */
  ${media.stacked} {
    &:not([data-state='current']) {
      display: none;
    }
    [data-all] > & {
      display: block;
    }
  }
  ${media.landscape} {
    &:not([data-state='current']) {
      display: block;
    }
  }
  &[data-state='current'] {
    position: relative;
    margin: 4px 0;
    background: ${color.s2};
    border-radius: ${radius.menu};
    ${media.stacked} {
      margin: 0;
    }
  }
`

const Select = styled.button`
  ${rowButton}
  grid-template-columns: 20px 1fr auto 16px;
  transition: background ${motion.fast};
  .steps {
    font-size: ${type.t13};
    font-weight: 400;
    color: ${color.text3};
  }
  > .icon {
    color: ${color.text3};
    ${media.moving} {
      transition: transform ${motion.mid} ${motion.ease};
    }
  }
  &[aria-expanded='true'] > .icon {
    transform: rotate(180deg);
  }
  [data-state='current'] > h3 > & {
    color: ${color.text};
    font-weight: 600;
    &:hover {
      background: ${color.s3};
    }
  }
  ${media.phone} {
    [data-state='current'] > h3 > &[aria-expanded='true'] .steps,
    [data-state='current'] > h3 > &[aria-expanded='true'] > .icon {
      visibility: hidden;
    }
  }
`

const Marker = styled.svg`
  width: 18px;
  height: 18px;
  display: block;
  fill: none;
  circle {
    stroke: ${color.ctl};
    stroke-width: 1.5;
  }
  path {
    stroke: ${color.accent};
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  &[data-completed] circle {
    fill: ${color.soft};
    stroke: ${color.accent};
  }
  &[data-state='current'] circle {
    stroke: ${color.accent};
    stroke-width: 2;
  }
  &[data-state='current'] circle + circle {
    fill: ${color.accent};
    stroke: none;
  }
`

function StateMarker({ state, completed }: { readonly state: LessonState; readonly completed: boolean }): ReactNode {
  return (
    <Marker viewBox="0 0 18 18" data-state={state} data-completed={completed || undefined} aria-hidden="true">
      <circle cx="9" cy="9" r={state === 'done' ? 8 : 7.5} />
      {state === 'current' && !completed && <circle cx="9" cy="9" r="3.5" />}
      {completed && <path d="m5.5 9.3 2.4 2.4 4.8-5.2" />}
    </Marker>
  )
}

function spokenState(state: LessonState, completed: boolean): string {
  const words = [completed && say('done'), state === 'current' && say('current')].filter(Boolean)
  return words.length > 0 ? ` (${words.join(', ')})` : ''
}

// as high as most cards, so that little moves when the card comes
const Coming = styled.p`
  min-height: 340px;
  padding: 4px 16px 16px;
  font-size: ${type.t14};
  color: ${color.text3};
  ${media.phone} {
    min-height: 166px;
  }
`

interface LessonRowProps extends Omit<StepCardProps, 'lesson'> {
  readonly lesson: ListedLesson
  readonly state: LessonState
  readonly completed: boolean
  readonly open: boolean
  readonly onSelect: () => void
}

function OpenLesson({ lesson: { whole }, ...props }: LessonRowProps): ReactNode {
  if (whole.type === 'failed') return <Unavailable what="This lesson" />
  if (whole.type === 'waiting') return <Coming>{say('Loading the lesson…')}</Coming>
  return <StepCard {...props} lesson={whole.value} />
}

/** Arrow keys go from one lesson of the list to another. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...(event.currentTarget.closest('ol')?.querySelectorAll<HTMLElement>('li > h3 > button') ?? [])]
  const at = rows.indexOf(event.currentTarget)
  const places: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }
  const row = rows[places[event.key] ?? -1]
  if (!row) return
  event.preventDefault()
  row.focus()
}

/** One lesson of the list: its state, title and number of steps; the current step below it when it is open. */
export function LessonRow(props: LessonRowProps): ReactNode {
  const { lesson, state, completed, open, onSelect } = props
  return (
    <Row data-state={state}>
      <h3>
        <Select
          type="button"
          data-title={lesson.title}
          aria-expanded={open}
          // one stop for Tab: the arrows go from row to row
          tabIndex={state === 'current' ? 0 : -1}
          onClick={onSelect}
          onKeyDown={moveFocus}
        >
          <StateMarker state={state} completed={completed} />
          <span>
            {lesson.title}
            <Spoken>{spokenState(state, completed)}</Spoken>
          </span>
          <span className="steps">
            {lesson.steps}
            <Spoken> {say('steps')}</Spoken>
          </span>
          <Icon name="chevron" size={16} />
        </Select>
      </h3>
      {open && <OpenLesson {...props} />}
    </Row>
  )
}
