import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { doneIn } from '../../course/done.ts'
import type { Lesson } from '../../course/lesson.ts'
import { recapOf, type Taught } from '../../course/recap.ts'
import type { ModeKeeper } from '../mode-keeper.ts'
import { wordColor } from '../playground/Anatomy.tsx'
import { SecondaryButton } from '../playground/controls.tsx'
import { Walking } from '../playground/StepButtons.tsx'
import { color, font, type } from '../theme.ts'
import { useStore } from '../use-store.ts'
import { Heading, TwoButtons } from './parts.tsx'
import { words } from './words.ts'

const List = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 14px;
  margin-top: 10px;
  font-size: ${type.t14};
  line-height: 1.4;
  dt {
    padding: 4px 0;
    font: 500 ${type.t14} / 1.4 ${font.mono};
    font-variant-ligatures: none;
  }
  dd {
    padding: 4px 0;
    color: ${color.text2};
  }
`

/** What a word means; of an option, for which program where it has several. */
function meaningOf({ kind, meanings }: Taught): string {
  return meanings.map(({ of, meaning }) => (kind === 'option' ? `${of}: ${meaning}` : meaning)).join('; ')
}

interface RecapCardProps {
  readonly keeper: ModeKeeper
  readonly lesson: Lesson
  readonly onAgain: () => void
  readonly onNext: () => void
}

/** The words that a lesson taught. */
export function RecapCard({ keeper, lesson, onAgain, onNext }: RecapCardProps): ReactNode {
  const done = doneIn(useStore(keeper.done), lesson.id)
  const taught = recapOf(lesson)
  return (
    <>
      <Heading title={words.isDone(lesson.title)} note={words.stepsOf(done.length, lesson.commands.length)} />
      <p>{words.newWords(taught.length)}</p>
      <List>
        {taught.map((word) => (
          <div key={word.text} style={{ display: 'contents' }}>
            <dt style={{ color: wordColor(word.kind) }}>{word.text}</dt>
            <dd>{meaningOf(word)}</dd>
          </div>
        ))}
      </List>
      <TwoButtons className="buttons">
        <SecondaryButton type="button" onClick={onAgain}>
          {words.again()}
        </SecondaryButton>
        <Walking type="button" className="main" data-filled="" onClick={onNext}>
          {words.nextLesson()}
        </Walking>
      </TwoButtons>
    </>
  )
}
