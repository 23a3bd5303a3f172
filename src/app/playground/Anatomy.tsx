import type { CSSProperties, ReactNode } from 'react'
import { styled } from 'styled-components'
import type { WordKind } from '../../course/lesson.ts'
import { color, font, media, type } from '../theme.ts'
import { say } from '../words/language.ts'
import type { Text } from '../words/words.ts'

/** The colour of a word: programs and commands, options, and all the rest. */
export function wordColor(kind: WordKind): string {
  if (kind === 'program' || kind === 'command') return color.accent
  return kind === 'option' ? color.opt : color.arg
}

/** One word of a command that is shown taken apart. */
export interface AnatomyWord {
  readonly text: string
  readonly kind: WordKind
  /** The bold word of its note. */
  readonly term: Text
  readonly meaning: Text
}

// All horizontal positions are in `ch` of the command's own font, so that the drawing scales with one number: its size.
const Command = styled.span`
  position: relative;
  display: block;
  font: 500 var(--size) / 1.25 ${font.mono};
  font-variant-ligatures: none;
  white-space: pre;
  padding-bottom: calc(var(--rows) * var(--row) + 20px);
`

const Note = styled.span`
  position: absolute;
  top: 1.25em;
  left: 0;
  &::before {
    content: '';
    position: absolute;
    top: 4px;
    left: calc(var(--start) * 1ch + 0.08em);
    width: calc(var(--length) * 1ch - 0.16em);
    height: 8px;
    border: 2px solid currentColor;
    border-top: 0;
    border-radius: 0 0 3px 3px;
  }
`

const Leader = styled.i`
  position: absolute;
  top: 12px;
  left: calc((var(--start) + var(--length) / 2) * 1ch - 1px);
  width: 16px;
  height: calc((var(--at) - 0.5) * var(--row) + 4px);
  border: 2px solid currentColor;
  border-top: 0;
  border-right: 0;
  border-bottom-left-radius: 6px;
`

const Meaning = styled.span`
  position: absolute;
  top: calc((var(--at) - 0.5) * var(--row) + 16px);
  left: calc((var(--start) + var(--length) / 2) * 1ch + 24px);
  > span {
    display: block;
    transform: translateY(-50%);
    font: 400 var(--label, ${type.t16}) / 1.25 ${font.ui};
    color: ${color.text2};
    white-space: nowrap;
    ${media.tiny} {
      font-size: 0;
    }
  }
  b {
    font-weight: 600;
    color: ${color.text};
    ${media.tiny} {
      font-size: ${type.t14};
    }
  }
`

interface Variables extends CSSProperties {
  readonly [name: `--${string}`]: string | number
}

const startOf = (words: readonly AnatomyWord[], index: number): number =>
  words.slice(0, index).reduce((sum, word) => sum + word.text.length + 1, 0)

function WordNote({ words, index }: { readonly words: readonly AnatomyWord[]; readonly index: number }): ReactNode {
  const word = words[index]
  if (!word) return null
  const style: Variables = {
    color: wordColor(word.kind),
    '--start': startOf(words, index),
    '--length': word.text.length,
    // right to left, so that no leader crosses another note
    '--at': words.length - index,
    '--index': index,
  }
  return (
    <Note className="note" style={style}>
      <Leader className="leader" />
      <Meaning className="meaning">
        <span>
          <b>{say(word.term)}</b> {say(word.meaning)}
        </span>
      </Meaning>
    </Note>
  )
}

/** A command taken apart: a bracket under each word, a leader, a short note. A picture; its caption is written elsewhere. */
export function Anatomy({ words }: { readonly words: readonly AnatomyWord[] }): ReactNode {
  const style: Variables = { '--rows': words.length }
  return (
    <Command className="anatomy" style={style} aria-hidden="true">
      {words.map((word, index) => (
        <span
          className="word"
          key={startOf(words, index)}
          style={{ color: wordColor(word.kind), '--index': index } as Variables}
        >
          {index + 1 < words.length ? `${word.text} ` : word.text}
        </span>
      ))}
      {words.map((_word, index) => (
        <WordNote key={startOf(words, index)} words={words} index={index} />
      ))}
    </Command>
  )
}
