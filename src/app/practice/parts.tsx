import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { bracket, textButton } from '../playground/controls.tsx'
import { ButtonRow } from '../playground/StepButtons.tsx'
import { color, font, media, radius, rem, type } from '../theme.ts'

/** The card of an exercise. */
export const Card = styled.div`
  position: relative;
  margin: 4px 0 8px;
  padding: 14px 16px 16px;
  background: ${color.s2};
  border-radius: ${radius.menu};
  > p {
    margin-top: 4px;
    font-size: ${type.t14};
    line-height: 1.5;
    color: ${color.text2};
  }
  &:focus {
    outline: none;
  }
  ${media.phone} {
    margin: 4px 0;
    padding: 10px 8px 8px;
  }
`

const Title = styled.div`
  display: flex;
  align-items: baseline;
  gap: 8px;
  h3 {
    font-size: ${type.t15};
    font-weight: 650;
  }
  small {
    min-width: 0;
    margin-left: auto;
    font-size: ${type.t13};
    color: ${color.text3};
    text-align: right;
    text-wrap: balance;
  }
`

/** A button that is a word. */
export const TextButton = styled.button`
  ${textButton}
  padding: 0 8px;
  white-space: nowrap;
`

const HintPlace = styled.span`
  flex: none;
  margin: -4px -8px -4px auto;
`

interface HeadingProps {
  readonly title: string
  readonly note?: string | undefined
  /** The button of the next hint. */
  readonly children?: ReactNode
}

/** The heading of a card. */
export function Heading({ title, note, children }: HeadingProps): ReactNode {
  return (
    <Title>
      <h3>{title}</h3>
      {note !== undefined && <small>{note}</small>}
      {children !== undefined && <HintPlace>{children}</HintPlace>}
    </Title>
  )
}

/** What is to be done. */
export const TaskText = styled.p`
  && {
    margin-top: 8px;
    font-size: ${type.t15};
    color: ${color.text};
  }
`

/** Where the line stands that is to be found. */
export const Box = styled.div`
  margin-top: 10px;
  padding: 10px 14px 14px;
  background: ${color.term};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  overflow-x: auto;
  scrollbar-width: thin;
  scrollbar-color: ${color.ctl} transparent;
`

/** What a stage of help says. */
export const HintLine = styled.p`
  && {
    margin-top: 10px;
    padding-left: 12px;
    border-left: 2px solid ${color.opt};
    line-height: 1.4;
  }
  b {
    font-weight: 600;
    color: ${color.text};
  }
`

/** One line of small facts. */
export const Facts = styled.p`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin-top: 10px;
    font-size: ${type.t13};
  }
  b {
    font-weight: 600;
    color: ${color.text};
  }
`

/** Where the files are that the exercise works on. */
export const Aside = styled.p`
  && {
    margin-top: 10px;
    font-size: ${type.t13};
    line-height: 1.4;
    color: ${color.text3};
  }
`

/** A word on its bracket, or the bracket alone. */
export const Bracket = styled.span`
  position: relative;
  display: inline-block;
  vertical-align: top;
  min-width: 5ch;
  height: ${rem(34)};
  font: 500 ${type.t16} / ${rem(28)} ${font.mono};
  font-variant-ligatures: none;
  white-space: pre;
  &::after {
    ${bracket(0, 5)}
    border-radius: 0 0 3px 3px;
  }
  &[data-blank] {
    color: ${color.ctl};
    &::after {
      border-style: dashed;
    }
  }
  &[data-filled] {
    min-width: 0;
  }
  &[data-last]::after {
    height: 7px;
    border-width: 2px;
  }
  &[data-joint] {
    min-width: 0;
    color: ${color.text2};
    &::after {
      left: -10px;
      right: -10px;
      bottom: 2px;
      height: 0;
      border: 0;
      border-bottom: 1.5px solid ${color.ctl};
      border-radius: 0;
    }
  }
`

/** Brackets side by side. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 12px;
  & + & {
    margin-top: 10px;
  }
`

/** What is to be done, and the way on. */
export const TwoButtons = styled(ButtonRow)`
  display: flex;
  flex-wrap: wrap;
  /* the first one takes the room, and words that do not fit take a row each */
  button:first-child {
    flex: 999 0 auto;
  }
  && button:last-child {
    flex: 1 0 auto;
    min-width: 82px;
    padding-inline: 12px;
  }
`
