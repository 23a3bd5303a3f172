import { type ReactNode, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import type { TrackExercises } from '../../course/exercises/index.ts'
import { type TrackName, tracks } from '../../course/tracks.ts'
import type { ListedLesson } from '../course-keeper.ts'
import { Icon } from '../icons.tsx'
import { LaterIcon } from '../later-icons.tsx'
import { late } from '../late.ts'
import { Prose } from '../learn/Prose.tsx'
import type { ModeKeeper } from '../mode-keeper.ts'
import { rowButton, SecondaryButton } from '../playground/controls.tsx'
import { Walking } from '../playground/StepButtons.tsx'
import { color, type } from '../theme.ts'
import { trackList } from '../tracks.ts'
import { useStore } from '../use-store.ts'
import type { Exercise } from './exercise.ts'
import { ExerciseCard } from './ExerciseCard.tsx'
import { Item } from './Item.ts'
import { Card, Heading, TwoButtons } from './parts.tsx'
import { lessonsOf } from './lessons.ts'
import type { Practice } from './practice.ts'
import { endOf, idOf } from './task.ts'
import { focusLesson, type RowProps, usePractice } from './use-practice.ts'
import { words } from './words.ts'

// loaded when it is opened, with what prints it
const CheatSheet = late(async () => (await import('./CheatSheet.tsx')).CheatSheet)

const Row = styled.button`
  ${rowButton}
  grid-template-columns: 20px 1fr auto;
  small {
    font-size: ${type.t13};
    color: ${color.text3};
  }
`

/** What one can do now. */
const Can = styled.ul`
  margin-top: 8px;
  padding-left: 18px;
  list-style: disc;
  font-size: ${type.t14};
  line-height: 1.5;
  color: ${color.text2};
`

interface EndProps {
  readonly title: string
  readonly commands: number
  readonly end: TrackExercises['end'] | undefined
  readonly onSheet: () => void
  readonly onNext: (track: TrackName) => void
}

/** A track is done. */
function EndCard({ title, commands, end, onSheet, onNext }: EndProps): ReactNode {
  const next = end?.next
  return (
    <Card className="track-end">
      <Heading title={words.isDone(title)} note={words.due(commands)} />
      {end && end.can.length > 0 && (
        <Can>
          {end.can.map((sentence) => (
            <li key={sentence}>
              <Prose text={sentence} />
            </li>
          ))}
        </Can>
      )}
      {next && (
        <p>
          <Prose text={next.text} />
        </p>
      )}
      <TwoButtons className="buttons">
        <SecondaryButton type="button" onClick={onSheet}>
          {words.cheatSheet()}
        </SecondaryButton>
        {next && (
          <Walking type="button" data-filled="" onClick={() => onNext(next.track)}>
            {words.beginTrack(titleOf(next.track))}
          </Walking>
        )}
      </TwoButtons>
    </Card>
  )
}

const titleOf = (track: TrackName): string => trackList.find(({ name }) => name === track)?.title ?? track

/** The track of the lessons that are listed: the last one of those that a shell has. */
function trackOf(mode: ModeKeeper['mode']['name'], lessons: readonly ListedLesson[]): TrackName {
  const inBash = mode === 'docker' ? 'docker-bash' : 'bash'
  return lessons.some(({ id }) => tracks[inBash].some((each) => each.id === id)) ? inBash : mode
}

interface BelowLessonsProps extends RowProps {
  readonly lessons: readonly ListedLesson[]
  readonly completed: readonly string[]
}

/** Behind the lessons: the project, the cheat sheet, and the end of the track. */
export function BelowLessons(props: BelowLessonsProps): ReactNode {
  const practice = usePractice(props)
  return practice && <LiveEnd {...props} practice={practice} />
}

/** Shows a track by its first lesson, through the address. */
function useTrack(): (track: TrackName) => void {
  const { search } = useLocation()
  const navigate = useNavigate()
  return (track) => {
    const query = new URLSearchParams(search)
    query.set('lesson', `${track}/${tracks[track][0]?.id}`)
    void navigate({ search: query.toString() })
  }
}

type LiveProps = BelowLessonsProps & { readonly practice: Practice }

interface CapstoneProps extends RowProps {
  readonly practice: Practice
  readonly track: TrackName
  readonly at: number
  readonly title: string | undefined
}

/** A project at the end of a track: its row, or its card. */
function Capstone({ keeper, actions, practice, track, at, title }: CapstoneProps): ReactNode {
  const open = useStore(keeper.exercise)
  const { answers } = useStore(practice.practised)
  const exercise: Exercise = { type: 'capstone', track, at }
  const close = async (): Promise<void> => {
    if (await practice.close()) focusLesson()
  }
  if (open && idOf(open.exercise) === idOf(exercise)) {
    const end = (): void => void close()
    const card = { keeper, practice, actions, open, lesson: undefined, onClose: end, onNextLesson: end }
    return (
      <Item>
        <ExerciseCard {...card} />
      </Item>
    )
  }
  return (
    <Item data-offer="">
      <Row type="button" className="capstone-row" onClick={() => void practice.open(exercise)}>
        {answers[idOf(exercise)] === 'solved' ? <LaterIcon name="check" size={18} /> : <Icon name="steps" size={18} />}
        {title}
        <small>{words.capstone()}</small>
      </Row>
    </Item>
  )
}

interface SheetRowProps {
  readonly open: boolean
  readonly onToggle: () => void
}

function SheetRow({ open, onToggle }: SheetRowProps): ReactNode {
  return (
    <Item data-offer="">
      <Row type="button" className="cheat-sheet-row" aria-expanded={open} onClick={onToggle}>
        <Icon name="anatomy" size={18} />
        {words.cheatSheet()}
      </Row>
    </Item>
  )
}

/** What the end of a track is made of. */
function useEnd({ keeper, practice, lessons, completed }: LiveProps) {
  const exercises = useStore(practice.exercises)
  const track = trackOf(keeper.mode.name, lessons)
  const ids = new Set(tracks[track].map(({ id }) => id))
  return {
    track,
    own: lessonsOf(keeper).filter(({ id }) => ids.has(id)),
    end: endOf(exercises, track),
    isDone: [...ids].every((id) => completed.includes(id)),
  }
}

function LiveEnd(props: LiveProps): ReactNode {
  const { keeper, actions, practice } = props
  const [sheet, setSheet] = useState(false)
  const begin = useTrack()
  const { track, own, end, isDone } = useEnd(props)
  if (own.length === 0) return null
  const closeSheet = (): void => {
    setSheet(false)
    document.querySelector<HTMLElement>('.cheat-sheet-row')?.focus({ preventScroll: true })
  }
  const commands = own.reduce((sum, each) => sum + each.commands.length, 0)
  return (
    <>
      {end?.capstones.map(({ id, title }, at) => (
        <Capstone key={id} {...{ keeper, actions, practice, track, at, title }} />
      ))}
      <SheetRow open={sheet} onToggle={() => setSheet(!sheet)} />
      {isDone && (
        <Item>
          <EndCard title={titleOf(track)} commands={commands} end={end} onSheet={() => setSheet(true)} onNext={begin} />
        </Item>
      )}
      <Suspense>
        {sheet && <CheatSheet title={words.cheatSheetOf(titleOf(track))} lessons={own} onClose={closeSheet} />}
      </Suspense>
    </>
  )
}
