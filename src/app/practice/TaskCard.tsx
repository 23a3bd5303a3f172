import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Prose } from '../learn/Prose.tsx'
import { SecondaryButton } from '../playground/controls.tsx'
import { ButtonRow, Walking } from '../playground/StepButtons.tsx'
import { useHeard } from '../playground/step.ts'
import { color, type } from '../theme.ts'
import { useStore } from '../use-store.ts'
import type { CardProps } from './card.ts'
import { Found, HintButton, HintText } from './Help.tsx'
import { Aside, Box, Bracket, Facts, Heading, TaskText, TwoButtons } from './parts.tsx'
import { checklists } from '../learn/loaded-checklist.ts'
import { words } from './words.ts'

const Goals = styled.div`
  margin-top: 12px;
`

const YourPlace = styled(Box)`
  display: flex;
  gap: 12px;
  > :first-child {
    flex: none;
  }
`

const Yours = styled.span`
  font-size: ${type.t14};
  color: ${color.text2};
`

/** An empty bracket: what is to be done is at the prompt. */
export function YourLine(): ReactNode {
  return (
    <YourPlace>
      <Bracket data-blank="" aria-hidden="true" />
      <Yours>{words.yours()}</Yours>
    </YourPlace>
  )
}

/** What the lines have come to. */
export function TaskGoals({ keeper, actions, task }: CardProps): ReactNode {
  const heard = useHeard(keeper, task.asked)
  const goal = task.asked?.goal
  const lists = useStore(checklists.value)
  if (!goal || !lists) return null
  return (
    <Goals>
      <lists.OpenChecklist goal={goal} heard={heard} onGo={actions.go} />
    </Goals>
  )
}

// both have their room from the start: what is below them stays where it is
const OneOfTwo = styled(Aside)`
  display: grid;
  > span {
    grid-area: 1 / 1;
  }
  > [data-off] {
    visibility: hidden;
  }
`

/** Whose files these are, and that they are on their way. */
export function World({ open: { phase } }: CardProps): ReactNode {
  const isLaying = phase === 'laying'
  return (
    <OneOfTwo>
      <span data-off={isLaying ? undefined : ''}>{words.laying()}</span>
      <span data-off={isLaying ? '' : undefined}>{words.ownWorld()}</span>
    </OneOfTwo>
  )
}

function Count({ practice, task }: CardProps): ReactNode {
  const entered = useStore(practice.entered)
  const par = task.challenge?.par.commands
  if (par === undefined) return null
  return (
    <Facts>
      <span>{words.anyWay()}</span>
      <span>
        {words.par()} <b>{words.lines(par)}</b>
      </span>
      <span>
        {words.own()} <b>{words.soFar(entered.length)}</b>
      </span>
    </Facts>
  )
}

/** The line of a way that was not typed yet. */
function nextOf({ practice, task }: CardProps): string {
  const typed = practice.entered.get().map(({ line }) => line.trim())
  return task.way.find((line) => !typed.includes(line)) ?? task.way.at(-1) ?? ''
}

function ShowButton(props: CardProps & { readonly says: string }): ReactNode {
  const { practice, actions, says, open } = props
  const { shown } = useStore(practice.help)
  const act = (): void => (shown ? actions.offer(nextOf(props)) : practice.show())
  return (
    <SecondaryButton type="button" className="main" disabled={open.phase !== 'ready'} onClick={act}>
      {shown ? words.tryLine() : says}
    </SecondaryButton>
  )
}

/** Now you: a task, and no command for it. */
export function ChallengeCard(props: CardProps & { readonly title: string; readonly onClose: () => void }): ReactNode {
  const { practice, task, title, onClose } = props
  const { isDone } = useStore(practice.help)
  return (
    <>
      <Heading title={title} note={task.challenge?.title}>
        <HintButton {...props} />
      </Heading>
      <TaskText>
        <Prose text={task.text} />
      </TaskText>
      <Found {...props} empty={<YourLine />} />
      <HintText {...props} />
      <Count {...props} />
      <TaskGoals {...props} />
      <World {...props} />
      <TwoButtons className="buttons">
        <ShowButton {...props} says={words.showWay()} />
        <Walking type="button" data-filled={isDone || undefined} onClick={onClose}>
          {isDone ? words.finish() : words.skip()}
        </Walking>
      </TwoButtons>
    </>
  )
}

interface StepsProps {
  readonly onPrev: (() => void) | undefined
  readonly onNext: () => void
  readonly next: string
}

/** A step once more, its command hidden. */
export function AgainCard(props: CardProps & StepsProps & { readonly count: string }): ReactNode {
  const { keeper, task, count, onPrev, onNext, next } = props
  const isMet = useHeard(keeper, task.asked)?.isMet === true
  return (
    <>
      <Heading title={count}>
        <HintButton {...props} />
      </Heading>
      <p>{task.text}</p>
      <Found {...props} empty={null} />
      <HintText {...props} />
      <TaskGoals {...props} />
      <World {...props} />
      <ButtonRow className="buttons">
        <SecondaryButton type="button" disabled={!onPrev} onClick={onPrev}>
          {words.prev()}
        </SecondaryButton>
        <ShowButton {...props} says={words.showLine()} />
        <Walking type="button" data-filled={isMet || undefined} onClick={onNext}>
          {next}
        </Walking>
      </ButtonRow>
    </>
  )
}
