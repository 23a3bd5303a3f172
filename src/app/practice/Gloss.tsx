import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Word } from '../../course/lesson.ts'
import { wordColor } from '../playground/Anatomy.tsx'
import { leader, Spoken } from '../playground/controls.tsx'
import { color, rem, type } from '../theme.ts'
import { Box, Bracket, Line } from './parts.tsx'
import { words as said } from './words.ts'

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 14px;
  li {
    max-width: 15ch;
  }
  li > div {
    position: relative;
    padding: 6px 0 0 17px;
    font-size: ${type.t13};
    line-height: ${rem(18)};
    color: ${color.text2};
    overflow-wrap: anywhere;
    &::before {
      ${leader}
    }
  }
  b {
    display: block;
    font-weight: 600;
    color: ${color.text};
  }
`

interface WordBracketProps {
  readonly word: Word | undefined
  readonly isLast?: boolean
}

/** A word on its bracket; without the word, the bracket of a blank. */
export function WordBracket({ word, isLast }: WordBracketProps): ReactNode {
  if (!word)
    return (
      <Bracket data-blank="">
        <Spoken>{said.blank()}</Spoken>
      </Bracket>
    )
  const isJoint = word.kind === 'operator'
  return (
    <Bracket
      data-filled=""
      data-joint={isJoint || undefined}
      data-last={isLast || undefined}
      style={isJoint ? undefined : { color: wordColor(word.kind) }}
    >
      {word.text}
    </Bracket>
  )
}

interface GlossProps {
  readonly words: readonly Word[]
  /** Those that are given away. */
  readonly given: readonly (Word | undefined)[]
}

/** The notes of a line, with those of its words that are given away. */
export function Gloss({ words, given }: GlossProps): ReactNode {
  return (
    <Box>
      <List aria-label={said.notesOfLine()}>
        {words.map((word, index) => (
          // words repeat in a line; their place in it is what tells them apart
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <WordBracket word={given[index]} />
            <div>
              <b>{word.kind}</b> {word.meaning}
            </div>
          </li>
        ))}
      </List>
    </Box>
  )
}

/** Lines of words and blanks. */
export function Blanks({ lines }: { readonly lines: readonly (readonly (Word | undefined)[])[] }): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is no set of fields
    <Box role="group" aria-label={said.theLine()}>
      {lines.map((line, at) => (
        // lines are nothing but their place
        // oxlint-disable-next-line react/no-array-index-key
        <Line key={at}>
          {line.map((word, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <WordBracket key={index} word={word} />
          ))}
        </Line>
      ))}
    </Box>
  )
}
