import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../icons.tsx'
import type { Lesson } from '../../course/lesson.ts'
import type { ModeKeeper } from '../mode-keeper.ts'
import { CommandWords } from '../playground/CommandBox.tsx'
import { act, type StepActions, type StepPhase, useHeard, usePhase } from '../playground/step.ts'
import { Walking } from '../playground/StepButtons.tsx'
import { color } from '../theme.ts'
import { useStore } from '../use-store.ts'
import { say } from '../words/language.ts'

const Place = styled.div`
  --command-height: 48px;
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;
  height: 48px;
  padding: 0 4px 0 12px;
  background: ${color.s1};
  border-bottom: 1px solid ${color.line};
  > code {
    overflow: auto hidden;
    white-space: nowrap;
    scrollbar-width: none;
    /* what is cut fades */
    mask-image: linear-gradient(to right, #000 calc(100% - 24px), transparent);
    padding-right: 24px;
  }
  button {
    flex: none;
    padding: 0 12px;
  }
`

const LABEL: Readonly<Record<StepPhase, () => ReactNode>> = {
  'to-try': () => say('Try'),
  typed: () => (
    <>
      {say('Run')} <Icon name="enter" size={16} />
    </>
  ),
  met: () => say('Again'),
  away: () => say('Leave'),
}

interface StepBarProps {
  readonly keeper: ModeKeeper
  readonly actions: StepActions
}

/** The open step in one row above the terminal: its command, what is to be done now, and the way on. */
export function StepBar({ keeper, actions }: StepBarProps): ReactNode {
  const lessons = useStore(keeper.lessons)
  const { lesson, command, expanded } = useStore(keeper.progress)
  const whole = lessons.type === 'ready' && expanded ? lessons.value[lesson]?.whole : undefined
  return whole?.type === 'ready' ? (
    <OpenStep keeper={keeper} actions={actions} lesson={whole.value} step={command} />
  ) : null
}

interface OpenStepProps extends StepBarProps {
  readonly lesson: Lesson
  readonly step: number
}

function OpenStep({ keeper, actions, lesson, step }: OpenStepProps): ReactNode {
  const isMet = useHeard(keeper, { lesson: lesson.id, step })?.isMet === true
  const phase = usePhase(keeper, isMet)
  const isLast = step + 1 >= lesson.commands.length
  return (
    // the keyboard stays where it is
    <Place className="step-bar" onMouseDown={(event) => event.preventDefault()}>
      <CommandWords words={lesson.words[step] ?? []} />
      <Walking
        type="button"
        data-filled={phase === 'to-try' || phase === 'typed' || undefined}
        onClick={() => act(keeper, actions, phase, lesson.commands[step] ?? '')}
      >
        {LABEL[phase]()}
      </Walking>
      <Walking type="button" data-filled={phase === 'met' || undefined} onClick={() => keeper.act({ type: 'next' })}>
        {isLast ? say('Complete') : say('Next')}
      </Walking>
    </Place>
  )
}
