import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Exercises } from '../../course/exercises/index.ts'
import type { ListedLesson } from '../course-keeper.ts'
import { LaterIcon } from '../later-icons.tsx'
import { Spoken } from '../playground/controls.tsx'
import { media } from '../theme.ts'
import { useStore } from '../use-store.ts'
import { belongsTo, type Exercise } from './exercise.ts'
import { ExerciseCard } from './ExerciseCard.tsx'
import type { Answer } from './kept.ts'
import { TextButton } from './parts.tsx'
import type { Practice } from './practice.ts'
import { exercisesOf, idOf } from './task.ts'
import { focusLesson, type RowProps, usePractice } from './use-practice.ts'
import { words } from './words.ts'

const Offers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 4px;
  padding: 0 4px 4px 36px;
  ${media.phone} {
    padding-left: 4px;
  }
`

interface Offer {
  readonly says: string
  readonly exercise: Exercise
}

/** What a lesson has besides its steps. */
function offersOf(lesson: string, exercises: Exercises | undefined): readonly Offer[] {
  const { challenge, predictions = [], arrangements = [] } = exercises ?? {}
  const one = (type: 'predict' | 'arrange', count: number): readonly Offer[] =>
    Array.from({ length: count }, (_unused, at) => ({
      says: count > 1 ? `${words[type]()} ${at + 1}` : words[type](),
      exercise: { type, lesson, at },
    }))
  return [
    { says: words.recap(), exercise: { type: 'recap', lesson } },
    ...(challenge ? [{ says: words.challenge(), exercise: { type: 'challenge', lesson } } as const] : []),
    ...one('predict', predictions.length),
    ...one('arrange', arrangements.length),
  ]
}

function OfferButton({
  offer,
  answer,
  practice,
}: {
  readonly offer: Offer
  readonly answer: Answer | undefined
  readonly practice: Practice
}): ReactNode {
  return (
    <TextButton type="button" onClick={() => void practice.open(offer.exercise)}>
      {offer.says}
      {answer === 'solved' && (
        <>
          {' '}
          <LaterIcon name="check" size={12} />
        </>
      )}
      {answer && <Spoken>{words[answer]()}</Spoken>}
    </TextButton>
  )
}

interface BelowLessonProps extends RowProps {
  readonly lesson: ListedLesson
  readonly onNext: () => void
}

/** The exercise of a lesson that is open. */
export function BelowLesson(props: BelowLessonProps): ReactNode {
  const practice = usePractice(props)
  return practice && <LiveBelow {...props} practice={practice} />
}

type LiveProps = BelowLessonProps & { readonly practice: Practice }

/** What a lesson that is done has besides its steps. */
export function OfferedBelow(props: RowProps & { readonly lesson: ListedLesson }): ReactNode {
  const practice = usePractice(props)
  return practice && props.lesson.whole.type === 'ready' && <OfferList practice={practice} lesson={props.lesson} />
}

function OfferList({ practice, lesson }: Pick<LiveProps, 'practice' | 'lesson'>): ReactNode {
  const exercises = useStore(practice.exercises)
  const { answers } = useStore(practice.practised)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is no set of fields
    <Offers role="group" aria-label={words.practise(lesson.title)} className="offers">
      {offersOf(lesson.id, exercisesOf(exercises, lesson.id)).map((offer) => {
        const id = idOf(offer.exercise)
        return <OfferButton key={id} offer={offer} practice={practice} answer={answers[id]} />
      })}
    </Offers>
  )
}

function LiveBelow({ keeper, actions, practice, lesson, onNext }: LiveProps): ReactNode {
  const open = useStore(keeper.exercise)
  const whole = lesson.whole.type === 'ready' ? lesson.whole.value : undefined
  const close = async (): Promise<void> => {
    if (await practice.close()) focusLesson()
  }
  const next = async (): Promise<void> => {
    if (await practice.close()) onNext()
  }
  if (!belongsTo(open, lesson.id)) return null
  const card = { keeper, practice, actions, open, lesson: whole }
  return <ExerciseCard {...card} onClose={() => void close()} onNextLesson={() => void next()} />
}
