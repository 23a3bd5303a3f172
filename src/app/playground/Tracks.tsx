import type { MouseEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import type { HeroCourse } from '../hero-course.ts'
import { Icon } from '../icons.tsx'
import { color, media, radius, type } from '../theme.ts'
import { type Place, type Track, trackList } from '../tracks.ts'
import { Segments } from './Segments.tsx'
import { say } from '../words/language.ts'

// one ruled table: the rules are the gaps
const Table = styled.nav`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 1px;
  margin-top: 40px;
  background: ${color.line};
  border: 1px solid ${color.line};
  border-radius: ${radius.window};
  overflow: hidden;
  ${media.narrow} {
    grid-template-columns: repeat(2, 1fr);
  }
  ${media.stacked} {
    margin-top: 32px;
  }
  ${media.phone} {
    grid-template-columns: 1fr;
  }
`

const Cell = styled.a`
  display: grid;
  grid-template-columns: 24px 1fr 18px;
  gap: 2px 14px;
  /* the segments stay where they are when there is less to be said */
  grid-template-rows: auto 1fr auto;
  padding: 16px 20px 18px;
  background: ${color.s1};
  color: ${color.text};
  text-decoration: none;
  &:hover {
    background: ${color.s2};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  .icon:first-child {
    color: ${color.text2};
  }
  &[data-current] .icon:first-child {
    color: ${color.accent};
  }
  .icon:last-of-type {
    margin-top: 3px;
    rotate: -90deg;
    color: ${color.text3};
  }
  strong {
    font-size: ${type.t16};
    font-weight: 650;
    line-height: 1.4;
  }
  small {
    margin-left: 2px;
    font-size: ${type.t13};
    font-weight: 400;
    color: ${color.text3};
  }
  > span {
    grid-column: 2 / -1;
    font-size: ${type.t14};
    line-height: 1.45;
    color: ${color.text2};
  }
  > div {
    grid-column: 2 / -1;
    margin-top: 10px;
  }
  i {
    height: 5px;
  }
`

const placeText = ({ lesson, step }: Place): string =>
  say('{title}, {step} of {steps}', { title: lesson.title, step, steps: lesson.steps })

interface TrackProps {
  readonly track: Track
  readonly course: HeroCourse
}

function Way({ track, course }: TrackProps): ReactNode {
  const { place } = course
  const { lessons } = track
  const outlines = course.lessons?.[track.name] ?? []
  const completed = course.completed[track.mode]
  const done = outlines.filter(({ id }) => completed.includes(id)).length
  const here = place?.track === track.name ? place : undefined
  const stateOf = (index: number): 'done' | 'current' | 'todo' => {
    const lesson = outlines[index]
    if (lesson && completed.includes(lesson.id)) return 'done'
    return lesson && lesson.id === here?.lesson.id ? 'current' : 'todo'
  }
  const open = (event: MouseEvent): void => {
    // another tab is the browser's
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    course.onTrack(track)
  }
  const current = course.current === track.name
  const address = `?mode=${track.mode}${track.shell ? `&shell=${track.shell.toLowerCase()}` : ''}`
  return (
    <Cell href={address} onClick={open} data-current={current || undefined} aria-current={current ? 'true' : undefined}>
      <Icon name={track.icon} size={24} />
      <strong>
        {track.title}{' '}
        <small>
          {done > 0 ? say('{done} of {lessons} done', { done, lessons }) : say('{lessons} lessons', { lessons })}
        </small>
      </strong>
      <Icon name="chevron" size={18} />
      <span>{here ? placeText(here) : say(track.summary)}</span>
      <Segments aria-hidden="true">
        {Array.from({ length: lessons }, (_unused, index) => (
          // segments are nothing but their place
          // oxlint-disable-next-line react/no-array-index-key
          <i key={index} data-state={stateOf(index)} />
        ))}
      </Segments>
    </Cell>
  )
}

/** The ways through the lessons, with how far the learner has come on each. */
export function Tracks({ course }: { readonly course: HeroCourse }): ReactNode {
  return (
    <Table aria-label={say('Tracks')}>
      {trackList.map((track) => (
        <Way key={track.name} track={track} course={course} />
      ))}
    </Table>
  )
}
