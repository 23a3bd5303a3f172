import { type ReactNode, useEffect, useRef } from 'react'
import type { Lesson } from '../../course/lesson.ts'
import { media } from '../theme.ts'
import { Card } from './parts.tsx'
import { ArrangeCard } from './Arrange.tsx'
import type { CardProps } from './card.ts'
import type { Exercise } from './exercise.ts'
import { PredictCard } from './Predict.tsx'
import { RecapCard } from './Recap.tsx'
import { AgainCard, ChallengeCard } from './TaskCard.tsx'
import { words } from './words.ts'

const STACKED = media.stacked.replace('@media ', '')

interface ExerciseCardProps extends Omit<CardProps, 'task'> {
  readonly lesson: Lesson | undefined
  readonly onClose: () => void
  readonly onNextLesson: () => void
}

type Again = Extract<Exercise, { type: 'again' }>

function againOf({ practice, lesson, onClose }: ExerciseCardProps, exercise: Again) {
  const { step } = exercise
  const of = lesson?.commands.length ?? 0
  const go = (next: number) => () => void practice.open({ ...exercise, step: next })
  const isLast = step + 1 >= of
  return {
    count: words.againCount(step + 1, of),
    next: isLast ? words.finish() : words.next(),
    onPrev: step > 0 ? go(step - 1) : undefined,
    onNext: isLast ? onClose : go(step + 1),
  }
}

function Content(props: ExerciseCardProps): ReactNode {
  const { keeper, practice, open, lesson, onClose, onNextLesson } = props
  const { exercise } = open
  if (exercise.type === 'recap') {
    const again = (): void => void practice.open({ type: 'again', lesson: exercise.lesson, step: 0 })
    return lesson && <RecapCard keeper={keeper} lesson={lesson} onAgain={again} onNext={onNextLesson} />
  }
  const task = practice.taskOf(exercise)
  if (!task) return null
  const card = { ...props, task }
  switch (exercise.type) {
    case 'again':
      return <AgainCard key={exercise.step} {...card} {...againOf(props, exercise)} />
    case 'challenge':
      return <ChallengeCard {...card} title={words.challenge()} onClose={onClose} />
    case 'capstone':
      return <ChallengeCard {...card} title={words.capstone()} onClose={onClose} />
    case 'predict':
      return <PredictCard key={exercise.at} {...card} onClose={onClose} />
    case 'arrange':
      return <ArrangeCard key={exercise.at} {...card} onClose={onClose} />
    case 'warm-up':
      return null
  }
}

/** Brings a card into view: to the top of its list, or of the page where that scrolls, with the terminal below it. */
function reveal(card: HTMLElement): void {
  const list = card.closest('ol')
  if (list && list.scrollHeight > list.clientHeight) {
    list.scrollTop = card.offsetTop - 48
    return
  }
  // the list that it was opened from is folded next, and goals come below it: where it ends now says little
  if (matchMedia(STACKED).matches) card.closest('section')?.scrollIntoView({ block: 'start' })
}

/** Brings a card into view, and the focus into it where the button is gone that opened it. */
function useReveal(): React.RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = card.current
    if (!place) return
    reveal(place)
    if (document.activeElement === document.body) place.focus({ preventScroll: true })
  }, [])
  return card
}

/** The exercise that is open. */
export function ExerciseCard(props: ExerciseCardProps): ReactNode {
  const card = useReveal()
  return (
    <Card ref={card} className="practice" data-exercise={props.open.exercise.type} tabIndex={-1}>
      <Content {...props} />
    </Card>
  )
}
