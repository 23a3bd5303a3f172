import type { ReactNode } from 'react'
import { css, keyframes, styled } from 'styled-components'
import { bracket } from '../../playground/controls.tsx'
import { color, font, media, radius, rem, type } from '../../theme.ts'
import { Prose } from '../Prose.tsx'
import type { Mark } from './tree.ts'
import { say } from '../../words/language.ts'

/** A word that says what became of something. */
export const Tag = styled.span`
  flex: none;
  padding: 0 5px;
  border: 1px solid ${color.accent};
  border-radius: ${radius.cap};
  font: 600 ${type.t12} / ${rem(16)} ${font.ui};
  color: ${color.accent};
  &[data-mark='changed'] {
    border-style: dashed;
  }
  &[data-mark='gone'],
  &[data-mark='would go'] {
    border-color: ${color.err};
    color: ${color.err};
  }
`

export function MarkTag({ mark }: { readonly mark: Mark | undefined }): ReactNode {
  return mark && <Tag data-mark={mark}>{say(mark)}</Tag>
}

const Empty = styled.p`
  padding: 4px 0;
  font-size: ${type.t13};
  color: ${color.text2};
`

/** What a picture says while it has nothing to show. */
export const Nothing = ({ text }: { readonly text: string }): ReactNode => (
  <Empty>
    <Prose text={text} />
  </Empty>
)

const end = keyframes`from { opacity: 1; } to { opacity: 0; }`

/** Shows that a list goes on below, until it is scrolled to its end; in an element without a place of its own. */
export const moreBelow = css`
  content: '';
  position: absolute;
  left: 0;
  right: 0;
  height: 16px;
  background: linear-gradient(to top, ${color.s1}, transparent);
  opacity: 0;
  pointer-events: none;
  ${media.moving} {
    @supports (animation-timeline: scroll()) {
      animation: ${end} linear both;
      animation-timeline: scroll(nearest);
    }
  }
`

/** The same where it goes on to the right: the last one of a row. */
export const moreBeside = css`
  content: '';
  position: sticky;
  right: -16px;
  flex: none;
  align-self: stretch;
  width: 32px;
  margin-left: -32px;
  background: linear-gradient(to left, ${color.s1}, transparent);
  opacity: 0;
  pointer-events: none;
  ${media.moving} {
    @supports (animation-timeline: scroll()) {
      animation: ${end} linear both;
      animation-timeline: scroll(nearest inline);
    }
  }
`

/** A word of a command on its bracket. */
export const Bracketed = styled.span`
  position: relative;
  display: inline-block;
  font-family: ${font.mono};
  font-variant-ligatures: none;
  white-space: pre;
  &::after {
    ${bracket(-4, 6)}
  }
`

/** Filled where something runs. */
export const Dot = styled.i`
  display: inline-block;
  width: 9px;
  height: 9px;
  margin-right: 7px;
  border: 1.5px solid ${color.ctl};
  border-radius: 50%;
  &[data-on] {
    background: ${color.accent};
    border-color: ${color.accent};
    ${media.forced} {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

/** The block of the cursor, where the shell is. */
export const Here = styled.i`
  flex: none;
  width: 7px;
  height: 14px;
  border-radius: 1px;
  background: ${color.accent};
  ${media.forced} {
    background: Highlight;
    forced-color-adjust: none;
  }
`

/** The colour of a word of a command, by its place and form. */
export function colorOf(word: string, index: number): string {
  if (index === 0) return color.accent
  return word.startsWith('-') && word !== '-' ? color.opt : color.arg
}

interface CommandWordsProps {
  readonly argv: readonly string[]
}

/** The words of a command in their colours, on brackets. */
export function CommandWords({ argv }: CommandWordsProps): ReactNode {
  return argv.map((word, index) => (
    // words repeat in a line; their place in it is what tells them apart
    // oxlint-disable-next-line react/no-array-index-key
    <span key={index}>
      {index > 0 && ' '}
      <Bracketed style={{ color: colorOf(word, index) }}>{word === '' ? "''" : word}</Bracketed>
    </span>
  ))
}
