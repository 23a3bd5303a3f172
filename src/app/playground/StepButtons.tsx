import { type ReactNode, useRef } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../icons.tsx'
import { color, media, radius, rem, type } from '../theme.ts'
import { SecondaryButton } from './controls.tsx'
import type { StepPhase } from './step.ts'
import { say } from '../words/language.ts'

/** Where the buttons of a card stand. */
export const ButtonRow = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
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
  ${media.landscape} {
    position: sticky;
    margin: 8px -12px -12px;
    padding: 8px 12px 12px;
    border-top: 1px solid ${color.line};
  }
  button {
    padding-inline: 14px;
  }
  /* a name may be long: two lines of it are as high as one of the others */
  .main {
    padding-block: 0;
    line-height: 1.15;
    white-space: normal;
    text-wrap: balance;
  }
  /* Next and Complete share a width, so that the last step moves nothing */
  button:last-child {
    min-width: 98px;
  }
  @container lessons (max-width: 21.875rem) {
    /* in English the words are short enough for one row */
    &:lang(en) {
      grid-template-columns: ${rem(52)} 1fr ${rem(76)};
      button {
        min-width: 0;
        padding-inline: 4px;
        font-size: ${type.t14};
      }
    }
    &:not(:lang(en)) {
      grid-template-columns: 1fr 1fr;
    }
    &:not(:lang(en)) button:nth-child(2) {
      grid-column: 1 / -1;
      order: -1;
    }
  }
  /* nor is there room for three of them where the text is large */
  @container lessons (max-width: 17rem) {
    button {
      min-width: 0;
      padding-inline: 4px;
    }
    &:lang(en) {
      grid-template-columns: 1fr 1fr;
    }
    &:lang(en) button:nth-child(2) {
      grid-column: 1 / -1;
      order: -1;
    }
  }
`

/** One button with two looks, so that the focus stays on it when the look goes to another one. */
export const Walking = styled(SecondaryButton)`
  &[data-filled] {
    border-color: transparent;
    background: ${color.accent};
    color: ${color.onaccent};
    &:hover {
      background: ${color.accentHover};
    }
    ${media.forced} {
      &,
      &:hover {
        border-color: Highlight;
        background: Highlight;
        color: HighlightText;
        forced-color-adjust: none;
      }
    }
  }
  /* one filled button on the page: the Run key, under the thumb */
  :root:not([data-kb]):has(.run[data-filled]) &[data-filled] {
    border-color: ${color.ctl};
    background: none;
    color: ${color.text};
    ${media.forced} {
      forced-color-adjust: auto;
    }
  }
`

const LABEL: Readonly<Record<StepPhase, () => ReactNode>> = {
  'to-try': () => say('Try This Command'),
  typed: () => (
    <>
      {say('Run it')} <Icon name="enter" size={16} />
    </>
  ),
  met: () => say('Try again'),
  away: () => say('Leave, then try'),
}

interface StepButtonsProps {
  readonly phase: StepPhase
  /** What is to be left first. */
  readonly away: string | undefined
  readonly isFirst: boolean
  readonly isSecond: boolean
  readonly isLast: boolean
  readonly onPrev: () => void
  readonly onMain: () => void
  readonly onNext: () => void
}

/** The way back, what is to be done now, and the way on, which is always open. */
export function StepButtons({
  phase,
  away,
  isFirst,
  isSecond,
  isLast,
  onPrev,
  onMain,
  onNext,
}: StepButtonsProps): ReactNode {
  const main = useRef<HTMLButtonElement>(null)
  const back = (): void => {
    // the first step disables Prev, and a disabled button cannot keep the focus
    if (isSecond) main.current?.focus({ preventScroll: true })
    onPrev()
  }
  const met = phase === 'met'
  return (
    <ButtonRow className="buttons">
      <SecondaryButton type="button" disabled={isFirst} onClick={back}>
        {say('Prev')}
      </SecondaryButton>
      <Walking
        ref={main}
        className="main"
        data-phase={phase}
        type="button"
        data-filled={phase !== 'met' || undefined}
        onClick={onMain}
      >
        {away ? say('Leave {name}, then try', { name: away }) : LABEL[phase]()}
      </Walking>
      <Walking type="button" data-filled={met || undefined} onClick={onNext}>
        {isLast ? say('Complete') : say('Next')}
      </Walking>
    </ButtonRow>
  )
}
