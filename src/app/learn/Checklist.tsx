import { type ReactNode, useRef } from 'react'
import { styled } from 'styled-components'
import type { Goal } from '../../course/goal.ts'
import type { Standing } from '../../course/judge/standing.ts'
import { reasonText } from '../../course/reasons.ts'
import { Spoken, textButton } from '../playground/controls.tsx'
import { useOverflow } from '../playground/use-overflow.ts'
import { color, font, type } from '../theme.ts'
import type { StepHeard, WayBack } from './heard.ts'
import { notes, say } from '../words/language.ts'
import { phrase } from '../words/phrase.tsx'
import type { Text } from '../words/words.ts'
import { Prose } from './Prose.tsx'

const List = styled.div`
  h4 {
    font-size: ${type.t13};
    font-weight: 600;
    color: ${color.text2};
  }
  small {
    display: block;
    font-size: ${type.t13};
    line-height: 1.4;
    color: ${color.text2};
  }
  code {
    font-family: ${font.mono};
    font-variant-ligatures: none;
    font-size: ${type.t12};
    color: ${color.text};
    overflow-wrap: anywhere;
  }
  button {
    ${textButton}
    padding: 0 4px;
  }
`

const Place = styled(List)`
  position: absolute;
  inset: 0;
  overflow: auto;
  scrollbar-width: thin;
  scrollbar-color: ${color.ctl} transparent;
  /* it scrolls: nothing below it moves when a reason goes */
  .room {
    display: none;
  }
`

const Row = styled.li`
  display: grid;
  grid-template-columns: 18px 1fr;
  gap: 0 10px;
  padding: 5px 0;
  font-size: ${type.t14};
  line-height: 1.4;
  color: ${color.text};
  svg {
    width: 18px;
    height: 18px;
    margin-top: 1px;
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  circle {
    stroke: ${color.ctl};
    stroke-width: 1.5;
  }
  &[data-state='met'] circle {
    fill: ${color.soft};
    stroke: ${color.accent};
  }
  path {
    stroke: ${color.accent};
    stroke-width: 1.75;
  }
  &[data-state='broken'] {
    circle {
      stroke: ${color.err};
      stroke-width: 1.75;
      stroke-dasharray: 9 5;
    }
    path {
      stroke: ${color.err};
    }
  }
  small {
    grid-column: 2;
  }
`

const SPOKEN = { met: 'met', unmet: 'not yet', broken: 'no longer met' } as const
const SIGN = { met: 'm5.5 9.3 2.4 2.4 4.8-5.2', unmet: undefined, broken: 'M9 5.2v4.6M9 12.6v.1' } as const

interface Part {
  readonly label: string | undefined
  readonly standing: Standing
}

/** What is asked for: the parts that have a name of their own, or else all of it. */
function partsOf(goal: Goal, standing: Standing): readonly Part[] {
  const parts = goal.type === 'all' || goal.type === 'any' ? goal.of : []
  const named = parts.flatMap((part, at) => {
    const known = standing.parts[at]
    return part.label !== undefined && known ? [{ label: part.label, standing: known }] : []
  })
  return named.length > 0 ? named : [{ label: goal.label, standing }]
}

/** What the rows of a goal's checklist are called; a goal without a name has one row. */
function labelsOf(goal: Goal): readonly (string | undefined)[] {
  const parts = goal.type === 'all' || goal.type === 'any' ? goal.of : []
  const named = parts.flatMap(({ label }) => label ?? [])
  return named.length > 0 ? named : [goal.label]
}

/** A line with nothing on it. */
const ROOM = '\u00A0'

/** A goal without a name is shown by why it is not met, which must not be read as what is asked for. */
function headingOf(parts: readonly Part[]): Text {
  const [only] = parts
  if (!only || only.label !== undefined || only.standing.verdict.type === 'met') return 'Goal'
  return only.standing.verdict.type === 'broken' ? 'No longer so' : 'Not yet'
}

const capital = (sentence: string): string => sentence.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

interface ReturnProps {
  readonly back: WayBack
  readonly onGo: (at: number) => void
}

function Return({ back, onGo }: ReturnProps): ReactNode {
  return (
    <>
      <code>{back.line}</code>{' '}
      <button type="button" onClick={() => onGo(back.at)}>
        {say('Back to before it')}
      </button>
    </>
  )
}

interface PartRowProps {
  readonly part: Part
  readonly undone: WayBack | undefined
  readonly onGo: (at: number) => void
}

function PartRow({ part: { label, standing }, undone, onGo }: PartRowProps): ReactNode {
  const { verdict } = standing
  const [why] =
    verdict.type === 'met' ? [] : verdict.because.map((reason) => reasonText(reason, { say: notes, marked: true }))
  const sign = SIGN[verdict.type]
  return (
    <Row data-state={verdict.type}>
      <svg viewBox="0 0 18 18" aria-hidden="true">
        <circle cx="9" cy="9" r={verdict.type === 'met' ? 8 : 7.5} />
        {sign !== undefined && <path d={sign} />}
      </svg>
      <span>
        <Spoken>{`${say(SPOKEN[verdict.type])}: `}</Spoken>
        <Prose text={label ?? capital(why ?? say('done'))} />
      </span>
      {label !== undefined && why !== undefined && !undone && (
        <small>
          <Prose text={why} />
        </small>
      )}
      {label !== undefined && why === undefined && <small className="room">{ROOM}</small>}
      {verdict.type === 'broken' && undone && (
        <small>
          {say('was so until')} <Return back={undone} onGo={onGo} />
        </small>
      )}
    </Row>
  )
}

/** A goal before anything has been asked of the world; with room for why it is not met, which is told next. */
function PartToCome({ label }: { readonly label: string | undefined }): ReactNode {
  return (
    <Row data-state="unmet">
      <svg viewBox="0 0 18 18" aria-hidden="true">
        <circle cx="9" cy="9" r={7.5} />
      </svg>
      <span>{label === undefined ? ROOM : <Prose text={label} />}</span>
      {label !== undefined && <small>{ROOM}</small>}
    </Row>
  )
}

function GoalsToCome({ goal }: { readonly goal: Goal }): ReactNode {
  const labels = labelsOf(goal)
  return (
    <>
      <h4>{say(labels.some((label) => label !== undefined) ? 'Goal' : 'Not yet')}</h4>
      <ul>
        {labels.map((label, at) => (
          <PartToCome key={label ?? at} label={label} />
        ))}
      </ul>
    </>
  )
}

interface ChecklistProps {
  readonly goal: Goal
  readonly heard: StepHeard
  readonly onGo: (at: number) => void
}

function Goals({ goal, heard, onGo }: ChecklistProps): ReactNode {
  const { standing, undone, lost } = heard
  if (!standing) return null
  const parts = partsOf(goal, standing)
  return (
    <>
      {/* above all that may have to be scrolled to: without this the step cannot be done */}
      {lost && (
        <small>
          {phrase('This step needs {path}, which is gone since {line}', {
            path: <code>{lost.path}</code>,
            line: <Return back={lost} onGo={onGo} />,
          })}
        </small>
      )}
      <h4>{say(headingOf(parts))}</h4>
      <ul>
        {parts.map((part, at) => (
          <PartRow key={part.label ?? at} part={part} undone={undone} onGo={onGo} />
        ))}
      </ul>
    </>
  )
}

/** Why the step is not done: what is so, what is not yet, and what is no longer, with the way back to it. */
export function Checklist(props: ChecklistProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const scrolls = useOverflow(place)
  return (
    // what scrolls must be reachable by keyboard
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Place ref={place} className="checklist" tabIndex={scrolls ? 0 : undefined}>
      <Goals {...props} />
    </Place>
  )
}

type OpenChecklistProps = Omit<ChecklistProps, 'heard'> & { readonly heard: StepHeard | undefined }

/** The same where it has all the room that it needs. While the world is on its way it has its room: nothing below it moves. */
export function OpenChecklist({ heard, ...props }: OpenChecklistProps): ReactNode {
  return (
    <List className="checklist">{heard ? <Goals {...props} heard={heard} /> : <GoalsToCome goal={props.goal} />}</List>
  )
}
