import { type CSSProperties, type ReactNode, Suspense, useRef } from 'react'
import { styled } from 'styled-components'
import type { Goal } from '../../course/goal.ts'
import { LaterIcon } from '../later-icons.tsx'
import { late } from '../late.ts'
import type { StepHeard } from '../learn/heard.ts'
import { color, media, type } from '../theme.ts'
import { useOverflow } from './use-overflow.ts'
import { say } from '../words/language.ts'

// with the sentences for what is missing
const Checklist = late(async () => (await import('../learn/Checklist.tsx')).Checklist)

// what takes the place of the expected output takes its room, so that nothing moves
const Place = styled.div`
  position: relative;
  min-width: 0;
  min-height: calc(26px + var(--parts) * 70px);
  margin-top: 12px;
  ${media.stacked} {
    grid-column: 1 / -1;
  }
`

const Output = styled.div`
  min-width: 0;
  h4 {
    display: flex;
    align-items: center;
    gap: 6px;
    margin-bottom: 6px;
    font-size: ${type.t13};
    font-weight: 600;
    color: ${color.text2};
    .icon {
      color: ${color.accent};
    }
  }
  pre {
    max-height: 14rem;
    padding: 2px 0 2px 14px;
    border-left: 2px solid ${color.ctl};
    /* a long listing fits the column at this size */
    font-size: ${type.t12};
    line-height: 1.6;
    color: ${color.text2};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    overflow: auto;
    scrollbar-width: thin;
    scrollbar-color: ${color.ctl} transparent;
  }
  /* wrapped tables cannot be read: wide ones scroll */
  pre[data-table] {
    white-space: pre;
  }
  p {
    padding: 2px 0 2px 14px;
    border-left: 2px solid ${color.ctl};
    font-size: ${type.t13};
    line-height: 1.55;
    color: ${color.text3};
  }
  &[data-covered] {
    visibility: hidden;
  }
  &[data-own] {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    h4 {
      color: ${color.text};
    }
    pre {
      flex: 0 1 auto;
      min-height: 0;
      color: ${color.text};
    }
    pre,
    p {
      border-color: ${color.accent};
    }
  }
`

/** Columns are set apart by more than one space. */
const isTable = (text: string): boolean => /\S {2,}\S/.test(text)

function Text({ output, nothing }: { readonly output: string; readonly nothing: string }): ReactNode {
  const box = useRef<HTMLPreElement>(null)
  const scrolls = useOverflow(box)
  const text = output.replace(/\n$/, '')
  if (text === '') return <p>{nothing}</p>
  return (
    // what scrolls must be reachable by keyboard
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre ref={box} lang="en" tabIndex={scrolls ? 0 : undefined} data-table={isTable(text) || undefined}>
      {text}
    </pre>
  )
}

const isNamed = ({ label }: Goal): boolean => label !== undefined

function rowsOf(goal: Goal | undefined): number {
  if (!goal) return 0
  const named = goal.type === 'all' || goal.type === 'any' ? goal.of.filter(isNamed).length : 0
  return Math.max(1, named)
}

interface StepOutputProps {
  readonly goal: Goal | undefined
  readonly expected: string
  readonly heard: StepHeard | undefined
  readonly onGo: (at: number) => void
}

interface Rows extends CSSProperties {
  readonly '--parts': number
}

/** What the command prints; after a line that met the goal what that one printed, after another one what is missing. */
export function StepOutput({ goal, expected, heard, onGo }: StepOutputProps): ReactNode {
  const own = heard?.isMet ? heard.output : undefined
  const isMissing = heard !== undefined && heard.standing !== undefined && heard.lines > 0 && !heard.isMet
  const rows: Rows = { '--parts': rowsOf(goal) }
  return (
    <Place style={rows}>
      <Output className="expected" data-covered={own !== undefined || isMissing || undefined}>
        <h4>{say('Expected output')}</h4>
        <Text output={expected} nothing={say('Prints nothing')} />
      </Output>
      {own !== undefined && (
        <Output data-own="" className="own">
          <h4>
            {say('Your output')} <LaterIcon name="check" size={15} />
          </h4>
          <Text output={own} nothing={say('Printed nothing')} />
        </Output>
      )}
      {isMissing && goal && (
        <Suspense>
          <Checklist goal={goal} heard={heard} onGo={onGo} />
        </Suspense>
      )}
    </Place>
  )
}
