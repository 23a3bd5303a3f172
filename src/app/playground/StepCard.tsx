import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { doneIn } from '../../course/done.ts'
import type { Lesson, Word } from '../../course/lesson.ts'
import { LaterIcon } from '../later-icons.tsx'
import type { StepHeard } from '../learn/heard.ts'
import type { ModeKeeper } from '../mode-keeper.ts'
import { color, font, media, type } from '../theme.ts'
import { useStore } from '../use-store.ts'
import { wordColor } from './Anatomy.tsx'
import { CommandBox } from './CommandBox.tsx'
import { IconButton, Spoken } from './controls.tsx'
import { StepButtons } from './StepButtons.tsx'
import { StepOutput } from './StepOutput.tsx'
import { act, type StepActions, useExpected, useHeard, usePhase } from './step.ts'
import { say } from '../words/language.ts'
import { wholeWords } from './whole-words.tsx'

const Card = styled.div`
  padding: 4px 16px 16px;
  ${media.stacked} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    grid-template-rows: auto auto 1fr;
    column-gap: 24px;
    align-items: start;
  }
  ${media.phone} {
    display: block;
    padding: 0 8px 8px;
  }
  ${media.landscape} {
    display: block;
    padding: 0 12px 12px;
  }
`

const Lead = styled.p`
  font-size: ${type.t14};
  line-height: 1.5;
  color: ${color.text2};
  ${media.stacked} {
    display: none;
  }
`

const Count = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin: 14px 0 10px;
  font-size: ${type.t13};
  font-weight: 600;
  white-space: nowrap;
  ${media.stacked} {
    grid-column: 1 / -1;
    margin-top: 4px;
  }
  ${media.phone} {
    position: absolute;
    right: 10px;
    top: 12px;
    margin: 0;
    pointer-events: none;
    /* large text has a row of its own for it */
    @container lessons (max-width: 17rem) {
      position: static;
      margin-bottom: 8px;
    }
  }
  ${media.tiny} {
    display: none;
  }
`

const Ticks = styled.span`
  flex: 0 1 auto;
  display: flex;
  gap: 4px;
  margin-left: auto;
  ${media.phone} {
    display: none;
  }
  min-width: 0;
  i {
    width: 16px;
    min-width: 2px;
    height: 4px;
    border-radius: 2px;
    background: ${color.ctl};
  }
  ${media.forced} {
    i {
      background: GrayText;
    }
  }
  /* outlined until its command ran */
  i[data-current] {
    width: 28px;
    background: none;
    box-shadow: inset 0 0 0 1.5px ${color.accent};
    ${media.forced} {
      border: 1px solid Highlight;
    }
  }
  i[data-done] {
    background: ${color.accent};
    box-shadow: none;
    ${media.forced} {
      background: Highlight;
    }
  }
`

const Explanation = styled.p`
  margin-top: 12px;
  font-size: ${type.t14};
  line-height: 1.5;
  ${media.stacked} {
    grid-column: 1;
  }
`

const Breakdown = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 14px;
  margin-top: 8px;
  font-size: ${type.t14};
  line-height: 1.45;
  dt {
    max-width: 12em;
    padding: 3px 0;
    font-family: ${font.mono};
    font-variant-ligatures: none;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  dd {
    padding: 3px 0;
    color: ${color.text2};
  }
  b {
    font-weight: 600;
    color: ${color.text};
  }
  ${media.stacked} {
    grid-column: 2;
    grid-row: 2 / span 2;
    margin-top: 0;
    align-content: start;
  }
  ${media.phone} {
    margin-top: 8px;
  }
`

const ExplainButton = styled(IconButton)`
  display: none;
  ${media.phone} {
    display: grid;
  }
`

// on a phone the explanations wait behind a button, so that the step and the prompt are seen together
const Explanations = styled.div<{ readonly $open: boolean }>`
  display: contents;
  ${media.phone} {
    display: ${({ $open }) => ($open ? 'block' : 'none')};
  }
`

function WordList({ words }: { readonly words: readonly Word[] }): ReactNode {
  return (
    <Breakdown>
      {words.map((word, index) => (
        // words repeat in a line; their place in it is what tells them apart
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} style={{ display: 'contents' }}>
          <dt style={{ color: wordColor(word.kind) }}>{wholeWords(word.text)}</dt>
          <dd>
            <b>{say(word.kind)}</b> {word.meaning}
          </dd>
        </div>
      ))}
    </Breakdown>
  )
}

interface StepCountProps {
  readonly step: number
  readonly steps: number
  /** Those that are done. */
  readonly done: readonly number[]
}

function StepCount({ step, steps, done }: StepCountProps): ReactNode {
  return (
    <Count className="count">
      <span>
        <span aria-live="polite">{say('Command {step} of {steps}', { step: step + 1, steps })}</span>
        {done.includes(step) && <Spoken> ({say('done')})</Spoken>}
      </span>
      <Ticks className="ticks" aria-hidden="true">
        {Array.from({ length: steps }, (_unused, index) => (
          <i
            // ticks are nothing but their place
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            data-current={index === step || undefined}
            data-done={done.includes(index) || undefined}
          />
        ))}
      </Ticks>
    </Count>
  )
}

export interface StepCardProps {
  readonly keeper: ModeKeeper
  readonly actions: StepActions
  readonly lesson: Lesson
  readonly step: number
  readonly onPrev: () => void
  readonly onNext: () => void
}

function LiveButtons(props: StepCardProps & { readonly isMet: boolean }): ReactNode {
  const { keeper, actions, lesson, step, isMet } = props
  const phase = usePhase(keeper, isMet)
  return (
    <StepButtons
      phase={phase}
      away={useStore(keeper.heard.away)?.name}
      isFirst={step === 0}
      isSecond={step === 1}
      isLast={step + 1 >= lesson.commands.length}
      onPrev={props.onPrev}
      onMain={() => act(keeper, actions, phase, lesson.commands[step] ?? '')}
      onNext={props.onNext}
    />
  )
}

type ToldProps = StepCardProps & { readonly heard: StepHeard | undefined; readonly expected: string }

/** What the command does, word by word, and what it prints. */
function Told({ actions, lesson, step, heard, expected }: ToldProps): ReactNode {
  return (
    <>
      <Explanation>{lesson.commandExplanations[step]}</Explanation>
      <WordList words={lesson.words[step] ?? []} />
      <StepOutput goal={lesson.goals[step]} expected={expected} heard={heard} onGo={actions.go} />
    </>
  )
}

/** The current step: its command taken apart, what it does, what it prints, and the way on. Its data are for scripts. */
export function StepCard(props: StepCardProps): ReactNode {
  const { keeper, lesson, step } = props
  const [explained, setExplained] = useState(false)
  const command = lesson.commands[step] ?? ''
  const done = useStore(keeper.done)
  const heard = useHeard(keeper, { lesson: lesson.id, step })
  const expected = useExpected(keeper, lesson, step)
  return (
    <Card
      className="step"
      data-title={lesson.title}
      data-step={step + 1}
      data-steps={lesson.commands.length}
      data-command={command}
      data-expected={expected.replace(/\n$/, '')}
      data-met={heard?.isMet}
    >
      <Lead className="lead">{lesson.description}</Lead>
      <StepCount step={step} steps={lesson.commands.length} done={doneIn(done, lesson.id)} />
      <CommandBox command={command} words={lesson.words[step] ?? []}>
        <ExplainButton
          type="button"
          aria-label={say('Explain this command')}
          aria-expanded={explained}
          onClick={() => setExplained(!explained)}
        >
          <LaterIcon name="info" />
        </ExplainButton>
      </CommandBox>
      <Explanations className="explanations" $open={explained}>
        <Told key={step} {...props} heard={heard} expected={expected} />
      </Explanations>
      <LiveButtons {...props} isMet={heard?.isMet === true} />
    </Card>
  )
}
