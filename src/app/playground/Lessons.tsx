import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'
import { type Progress, percentage } from '../../course/progress.ts'
import type { ModeKeeper } from '../mode-keeper.ts'
import type { ListedLesson } from '../course-keeper.ts'
import { Icon } from '../icons.tsx'
import { color, media, type } from '../theme.ts'
import { useStore } from '../use-store.ts'
import { LessonList } from './LessonList.tsx'
import type { LessonState } from './LessonRow.tsx'
import { LessonsPanel } from './LessonsBlank.tsx'
import { Segments } from './Segments.tsx'
import type { StepActions } from './step.ts'
import { Unavailable } from './Unavailable.tsx'
import { say } from '../words/language.ts'

const Head = styled.div`
  flex: none;
  padding: 16px 20px;
  border-bottom: 1px solid ${color.line};
  ${media.phone} {
    padding: 8px 14px 10px;
  }
  ${media.landscape} {
    display: none;
  }
  > div:first-child {
    display: flex;
    align-items: baseline;
    flex-wrap: wrap;
    gap: 0 12px;
  }
  h2 {
    font-size: ${type.t16};
    font-weight: 650;
    font-stretch: 94%;
  }
  p {
    margin-left: auto;
    font-size: ${type.t14};
    color: ${color.text2};
    white-space: nowrap;
    ${media.phone} {
      font-size: ${type.t13};
    }
  }
  p,
  button {
    ${media.tiny} {
      font-stretch: 80%;
    }
  }
  b {
    font-weight: 600;
    color: ${color.text};
  }
`

const AllButton = styled.button`
  display: none;
  align-items: center;
  gap: 6px;
  min-height: 24px;
  order: 3;
  font-size: ${type.t13};
  font-weight: 600;
  white-space: nowrap;
  color: ${color.accent};
  &[aria-expanded='true'] .icon {
    transform: rotate(180deg);
  }
  ${media.stacked} {
    display: inline-flex;
  }
  ${media.phone} {
    min-height: 44px;
    margin-block: -12px;
  }
`

interface ProgressHeadProps {
  readonly lessons: readonly ListedLesson[]
  readonly progress: Progress
  readonly count: number
  readonly children: ReactNode
}

/** `3/10 lessons (30%)` and a segment for each lesson. `count` stands in for lessons that did not come. */
function ProgressHead({ lessons, progress, count, children }: ProgressHeadProps): ReactNode {
  const total = lessons.length || count
  const done = lessons.filter((lesson) => progress.completed.includes(lesson.id)).length
  const rest = say('lessons ({percent}%)', { percent: percentage(progress, lessons) })
  const segment = (index: number): LessonState => {
    const lesson = lessons[index]
    if (lesson && progress.completed.includes(lesson.id)) return 'done'
    return index === progress.lesson ? 'current' : 'todo'
  }
  return (
    <Head className="lessons-head">
      <div>
        <h2>{say('Lessons')}</h2>
        {children}
        <p>
          <b>
            {done}/{total}
          </b>{' '}
          {rest}
        </p>
      </div>
      <Segments
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a progress element has no segments
        role="progressbar"
        aria-label={say('Lessons completed')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={`${done}/${total} ${rest}`}
      >
        {Array.from({ length: total }, (_unused, index) => (
          // segments are nothing but their place
          // oxlint-disable-next-line react/no-array-index-key
          <i key={index} data-state={segment(index)} />
        ))}
      </Segments>
    </Head>
  )
}

export interface LessonsProps {
  readonly keeper: ModeKeeper
  readonly actions: StepActions
}

/** The tutorial, once its lessons are there: progress, the lessons, and the current step. */
export function Lessons({ keeper, actions }: LessonsProps): ReactNode {
  const id = useId()
  const loading = useStore(keeper.lessons)
  const progress = useStore(keeper.progress)
  const [all, setAll] = useState(false)
  const lessons = loading.type === 'ready' ? loading.value : []
  const current = progress.expanded ? lessons[progress.lesson]?.whole : undefined
  return (
    <LessonsPanel aria-label={say('Lessons')} className="lessons" aria-busy={current?.type === 'waiting'}>
      <ProgressHead lessons={lessons} progress={progress} count={keeper.mode.lessonCount}>
        <AllButton type="button" aria-expanded={all} aria-controls={id} onClick={() => setAll(!all)}>
          {say('All lessons')} <Icon name="chevron" size={14} />
        </AllButton>
      </ProgressHead>
      {loading.type === 'ready' && (
        <LessonList
          keeper={keeper}
          lessons={lessons}
          progress={progress}
          id={id}
          all={all}
          actions={actions}
          onSelect={() => setAll(false)}
        />
      )}
      {loading.type === 'failed' && <Unavailable what="The lessons" />}
    </LessonsPanel>
  )
}
