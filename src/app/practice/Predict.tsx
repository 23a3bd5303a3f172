import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { rightOf } from '../../course/prediction.ts'
import { wordsOf } from '../../course/line-words.ts'
import { Prose } from '../learn/Prose.tsx'
import { CommandBox } from '../playground/CommandBox.tsx'
import { Spoken } from '../playground/controls.tsx'
import { Walking } from '../playground/StepButtons.tsx'
import { color, media, radius, type } from '../theme.ts'
import { useStore } from '../use-store.ts'
import type { CardProps } from './card.ts'
import { Heading, HintLine, TwoButtons } from './parts.tsx'
import { World } from './TaskCard.tsx'
import { words } from './words.ts'

const Options = styled.fieldset`
  display: grid;
  gap: 8px;
  margin-top: 12px;
  border: 0;
  padding: 0;
  min-width: 0;
  label {
    position: relative;
    display: grid;
    grid-template-columns: 18px 1fr;
    gap: 10px;
    min-width: 0;
    padding: 10px 12px;
    border: 1px solid ${color.ctl};
    border-radius: ${radius.control};
    background: ${color.s1};
    cursor: pointer;
    &:hover {
      border-color: ${color.text3};
    }
  }
  label:has(:checked) {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 0.5px ${color.accent};
  }
  label:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
  label[data-right] {
    border-color: ${color.accent};
    border-style: dashed;
    &:has(:checked) {
      border-style: solid;
    }
  }
  label small {
    grid-column: 2;
    font-size: ${type.t13};
    font-weight: 600;
  }
  input {
    appearance: none;
    width: 18px;
    height: 18px;
    border: 1.5px solid ${color.ctl};
    border-radius: 50%;
    outline: none;
    &:checked {
      border-color: ${color.accent};
      background: radial-gradient(circle, ${color.accent} 3.5px, transparent 4px);
      ${media.forced} {
        background: Highlight;
      }
    }
  }
  pre {
    min-width: 0;
    font-size: ${type.t13};
    line-height: 1.5;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`

interface PredictCardProps extends CardProps {
  readonly onClose: () => void
}

function What({ practice, task }: CardProps): ReactNode {
  const name = useId()
  const choice = useStore(practice.choice)
  useStore(practice.entered)
  const printed = practice.printed
  const { prediction } = task
  if (!prediction) return null
  const right = printed === undefined ? undefined : rightOf(prediction, printed)
  return (
    <Options disabled={printed !== undefined}>
      <Spoken as="legend">{words.willPrint()}</Spoken>
      {prediction.outputs.map((output, at) => (
        <label key={output} data-right={at === right || undefined}>
          <input
            type="radio"
            name={name}
            checked={choice === at}
            onChange={() => practice.choice.set(at)}
            aria-label={output === '' ? words.nothing() : output}
          />
          <pre>{output === '' ? words.nothing() : output}</pre>
          {at === right && <small>{choice === at ? words.rightGuess() : words.rightOutput()}</small>}
        </label>
      ))}
    </Options>
  )
}

/** What will it print: the answer is the terminal's. */
export function PredictCard(props: PredictCardProps): ReactNode {
  const { practice, actions, task, open, onClose } = props
  const choice = useStore(practice.choice)
  useStore(practice.entered)
  const line = task.prediction?.line ?? ''
  const hasRun = practice.printed !== undefined
  const isOff = open.phase !== 'ready' || choice === undefined
  return (
    <>
      <Heading title={words.willPrint()} />
      <div style={{ marginTop: 10 }}>
        <CommandBox command={line} words={wordsOf(line)} />
      </div>
      <What {...props} />
      <output>
        {hasRun && (
          <HintLine as="span" style={{ display: 'block' }}>
            <Prose text={task.prediction?.because ?? ''} />
          </HintLine>
        )}
      </output>
      <World {...props} />
      <TwoButtons className="buttons">
        <Walking
          type="button"
          className="main"
          data-filled={(!hasRun && !isOff) || undefined}
          aria-disabled={hasRun || isOff || undefined}
          onClick={() => hasRun || isOff || actions.enter(line)}
        >
          {words.runAndSee()}
        </Walking>
        <Walking type="button" data-filled={hasRun || undefined} onClick={onClose}>
          {hasRun ? words.finish() : words.skip()}
        </Walking>
      </TwoButtons>
    </>
  )
}
