import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { color, media, radius } from '../theme.ts'
import { say } from '../words/language.ts'

const Question = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px 8px;
  color: ${color.text};
  scroll-margin-bottom: 16px;
  span {
    margin-right: 8px;
  }
  button,
  button:hover {
    min-height: 40px;
    padding: 0 16px;
    ${media.coarse} {
      min-height: 44px;
    }
    ${media.phone} {
      min-height: 44px;
    }
    border: 1px solid ${color.ctl};
    border-radius: ${radius.control};
    font-weight: 600;
    text-decoration: none;
  }
  .erase,
  .erase:hover {
    color: ${color.err};
    font-weight: 600;
  }
`

interface ResetQuestionProps {
  readonly onReset: () => void
  readonly onKeep: () => void
}

/** Asks once, in the button's place. */
export function ResetQuestion({ onReset, onKeep }: ResetQuestionProps): ReactNode {
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    keep.current?.focus({ preventScroll: true })
    // it is higher than the button that it takes the place of, at the end of the page
    keep.current?.closest('fieldset')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Question
      aria-label={say('Reset progress')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onKeep()
      }}
    >
      <span>{say('Erase lessons, history and files in both modes?')}</span>
      <button type="button" className="erase" onClick={onReset}>
        {say('Erase')}
      </button>
      <button ref={keep} type="button" onClick={onKeep}>
        {say('Keep')}
      </button>
    </Question>
  )
}
