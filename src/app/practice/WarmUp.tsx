import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Skill } from '../../course/review.ts'
import { SecondaryButton } from '../playground/controls.tsx'
import { ButtonRow, Walking } from '../playground/StepButtons.tsx'
import { useHeard } from '../playground/step.ts'
import { color, media, type } from '../theme.ts'
import { useStore } from '../use-store.ts'
import type { CardProps } from './card.ts'
import { Found, HintButton, HintText } from './Help.tsx'
import { Card, Heading, TextButton } from './parts.tsx'
import type { Practice } from './practice.ts'
import { idOf } from './task.ts'
import { TaskGoals, World } from './TaskCard.tsx'
import { type RowProps, usePractice } from './use-practice.ts'
import { words } from './words.ts'

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 4px 8px;
  min-height: 48px;
  padding: 4px 8px 4px 20px;
  border-bottom: 1px solid ${color.line};
  font-size: ${type.t14};
  line-height: 1.25;
  /* one below the other where there is no room for both */
  > span {
    flex: 1;
    min-width: min-content;
  }
  b,
  small {
    display: inline-block;
  }
  b {
    margin-right: 8px;
    font-weight: 600;
  }
  small {
    font-size: ${type.t13};
    color: ${color.text3};
  }
  ${media.phone} {
    padding-left: 14px;
  }
  ${media.landscape} {
    flex-wrap: wrap;
    padding: 4px 2px 4px 12px;
  }
  ${media.tiny} {
    flex-wrap: wrap;
    gap: 0 4px;
    padding-inline: 14px 2px;
  }
`

// all three have short names
const Buttons = styled(ButtonRow)`
  @container lessons (max-width: 350px) {
    &&:lang(en) {
      grid-template-columns: auto 1fr auto;
      button {
        padding-inline: 10px;
      }
    }
  }
`

interface WarmUpRowProps {
  readonly practice: Practice
  readonly due: readonly Skill[]
}

/** What is due today, offered. */
function WarmUpRow({ practice, due }: WarmUpRowProps): ReactNode {
  const [first] = due
  if (!first) return null
  const begin = async (): Promise<void> => {
    await practice.open({ type: 'warm-up', lesson: first.lesson, step: first.step })
  }
  return (
    <Row className="warm-up">
      <span>
        <b>{words.warmUp()}</b>
        <small>{words.due(due.length)}</small>
      </span>
      <TextButton type="button" onClick={() => void begin()}>
        {words.begin()}
      </TextButton>
      <TextButton type="button" onClick={() => void practice.endWarmUp()}>
        {words.notNow()}
      </TextButton>
    </Row>
  )
}

/** A step that was done some days ago: its notes, without their words. */
function WarmUpCard(props: CardProps & { readonly note: string }): ReactNode {
  const { keeper, practice, actions, open, task, note } = props
  const { shown } = useStore(practice.help)
  const isMet = useHeard(keeper, task.asked)?.isMet === true
  const isReady = open.phase === 'ready'
  const write = async (): Promise<void> => {
    if (isMet) return practice.nextWarmUp()
    if (!isReady) await practice.begin()
    if (shown) actions.offer(task.way[0] ?? '')
    else actions.focus()
  }
  return (
    <>
      <Heading title={words.warmUp()} note={isReady ? undefined : note}>
        {isReady ? <HintButton {...props} /> : undefined}
      </Heading>
      <p>
        {words.known()} {words.notes()}
      </p>
      <Found {...props} empty={null} />
      <HintText {...props} />
      {isReady && <TaskGoals {...props} />}
      {open.phase !== 'waiting' && <World {...props} />}
      <Buttons className="buttons">
        <SecondaryButton type="button" disabled={shown} onClick={() => practice.show()}>
          {words.showIt()}
        </SecondaryButton>
        <Walking type="button" className="main" data-filled="" onClick={() => void write()}>
          {isMet ? words.next() : shown ? words.tryLine() : words.writeIt()}
        </Walking>
        <SecondaryButton type="button" onClick={() => void practice.endWarmUp()}>
          {words.notNow()}
        </SecondaryButton>
      </Buttons>
    </>
  )
}

/** What was learned some days ago. */
export function WarmUp(props: RowProps): ReactNode {
  const practice = usePractice(props)
  return practice && <LiveWarmUp {...props} practice={practice} />
}

function LiveWarmUp({ keeper, actions, practice }: RowProps & { readonly practice: Practice }): ReactNode {
  const open = useStore(keeper.exercise)
  const due = useStore(practice.due)
  if (open?.exercise.type !== 'warm-up') return open ? null : <WarmUpRow practice={practice} due={due} />
  const task = practice.taskOf(open.exercise)
  if (!task) return null
  return (
    <Card className="practice" data-exercise="warm-up" style={{ margin: 8 }}>
      <WarmUpCard
        key={idOf(open.exercise)}
        {...{ keeper, practice, actions, open, task }}
        note={words.due(due.length)}
      />
    </Card>
  )
}
