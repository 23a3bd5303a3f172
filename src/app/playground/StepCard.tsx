import { type ReactNode, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { Lesson, Word } from '../../course/lesson.ts'
import { Icon } from '../icons.tsx'
import { color, font, media, radius, type } from '../theme.ts'
import { wordColor } from './Anatomy.tsx'
import { CommandBox } from './CommandBox.tsx'
import { IconButton, PrimaryButton, SecondaryButton } from './controls.tsx'
import { useOverflow } from './use-overflow.ts'

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
  i[data-state='done'],
  i[data-state='current'] {
    background: ${color.accent};
    ${media.forced} {
      background: Highlight;
    }
  }
  i[data-state='current'] {
    width: 28px;
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

const Expected = styled.div`
  margin-top: 12px;
  min-width: 0;
  ${media.stacked} {
    grid-column: 1 / -1;
  }
  h4 {
    margin-bottom: 6px;
    font-size: ${type.t13};
    font-weight: 600;
    color: ${color.text2};
  }
  pre {
    max-height: 14rem;
    padding: 2px 0 2px 14px;
    border-left: 2px solid ${color.ctl};
    /* a long listing fits the column at this size */
    font-size: ${type.t12};
    line-height: 1.6;
    color: ${color.text2};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    overflow: auto;
    scrollbar-width: thin;
    scrollbar-color: ${color.ctl} transparent;
  }
  /* wrapped tables cannot be read: wide ones scroll */
  pre[data-table] {
    white-space: pre;
  }
  p {
    padding: 2px 0 2px 14px;
    border-left: 2px solid ${color.ctl};
    font-size: ${type.t13};
    line-height: 1.55;
    color: ${color.text3};
  }
`

const Buttons = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 8px;
  /* a card that is longer than its panel keeps its buttons in sight */
  position: sticky;
  bottom: -8px;
  margin: 12px -16px -16px;
  padding: 12px 16px 16px;
  border-top: 1px solid ${color.line};
  background: ${color.s2};
  border-radius: 0 0 ${radius.menu} ${radius.menu};
  ${media.stacked} {
    grid-column: 1 / -1;
    position: static;
    margin: 16px 0 0;
    padding: 0;
    border: 0;
  }
  ${media.phone} {
    margin-top: 8px;
  }
  button {
    padding-inline: 14px;
  }
  /* Next and Complete share a width, so that the last step moves nothing */
  button:last-child {
    min-width: 98px;
  }
  @container lessons (max-width: 350px) {
    grid-template-columns: 1fr 1fr;
    button:nth-child(2) {
      grid-column: 1 / -1;
      order: -1;
    }
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

/** Columns are set apart by more than one space. */
const isTable = (text: string): boolean => /\S {2,}\S/.test(text)

function ExpectedOutput({ output }: { readonly output: string }): ReactNode {
  const box = useRef<HTMLPreElement>(null)
  const scrolls = useOverflow(box)
  const text = output.replace(/\n$/, '')
  return (
    <Expected className="expected">
      <h4>Expected output</h4>
      {text === '' ? (
        <p>Prints nothing</p>
      ) : (
        // what scrolls must be reachable by keyboard
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre ref={box} tabIndex={scrolls ? 0 : undefined} data-table={isTable(text) || undefined}>
          {text}
        </pre>
      )}
    </Expected>
  )
}

function WordList({ words }: { readonly words: readonly Word[] }): ReactNode {
  return (
    <Breakdown>
      {words.map((word, index) => (
        // words repeat in a line; their place in it is what tells them apart
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} style={{ display: 'contents' }}>
          <dt style={{ color: wordColor(word.kind) }}>{word.text}</dt>
          <dd>
            <b>{word.kind}</b> {word.meaning}
          </dd>
        </div>
      ))}
    </Breakdown>
  )
}

function StepCount({ step, steps }: { readonly step: number; readonly steps: number }): ReactNode {
  const stateOf = (index: number): 'done' | 'current' | 'todo' => {
    if (index === step) return 'current'
    return index < step ? 'done' : 'todo'
  }
  return (
    <Count className="count">
      <span>
        Command {step + 1} of {steps}
      </span>
      <Ticks className="ticks" aria-hidden="true">
        {Array.from({ length: steps }, (_unused, index) => (
          // ticks are nothing but their place
          // oxlint-disable-next-line react/no-array-index-key
          <i key={index} data-state={stateOf(index)} />
        ))}
      </Ticks>
    </Count>
  )
}

interface StepCardProps {
  readonly lesson: Lesson
  readonly step: number
  readonly onPrev: () => void
  readonly onTry: (command: string) => void
  readonly onNext: () => void
}

function StepButtons({ lesson, step, onPrev, onTry, onNext }: StepCardProps): ReactNode {
  const attempt = useRef<HTMLButtonElement>(null)
  const last = step + 1 >= lesson.commands.length
  const back = (): void => {
    // the first step disables Prev, and a disabled button cannot keep the focus
    if (step === 1) attempt.current?.focus({ preventScroll: true })
    onPrev()
  }
  return (
    <Buttons className="buttons">
      <SecondaryButton type="button" disabled={step === 0} onClick={back}>
        Prev
      </SecondaryButton>
      <PrimaryButton ref={attempt} type="button" onClick={() => onTry(lesson.commands[step] ?? '')}>
        Try This Command
      </PrimaryButton>
      <SecondaryButton type="button" onClick={onNext}>
        {last ? 'Complete' : 'Next'}
      </SecondaryButton>
    </Buttons>
  )
}

/** The current step: its command taken apart, what it does, what it prints, and the way on. Its data are for scripts. */
export function StepCard(props: StepCardProps): ReactNode {
  const { lesson, step } = props
  const [explained, setExplained] = useState(false)
  const words = lesson.words[step] ?? []
  return (
    <Card
      className="step"
      data-title={lesson.title}
      data-step={step + 1}
      data-steps={lesson.commands.length}
      data-command={lesson.commands[step]}
      data-expected={lesson.expectedOutputs[step]?.replace(/\n$/, '')}
    >
      <Lead className="lead">{lesson.description}</Lead>
      <StepCount step={step} steps={lesson.commands.length} />
      <CommandBox command={lesson.commands[step] ?? ''} words={words}>
        <ExplainButton
          type="button"
          aria-label="Explain this command"
          aria-expanded={explained}
          onClick={() => setExplained(!explained)}
        >
          <Icon name="info" />
        </ExplainButton>
      </CommandBox>
      <Explanations className="explanations" $open={explained}>
        <Explanation>{lesson.commandExplanations[step]}</Explanation>
        <WordList words={words} />
        <ExpectedOutput key={step} output={lesson.expectedOutputs[step] ?? ''} />
      </Explanations>
      <StepButtons {...props} />
    </Card>
  )
}
