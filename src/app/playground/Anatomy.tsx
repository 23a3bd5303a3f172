import { type CSSProperties, type ReactNode, useId } from 'react'
import { css, styled } from 'styled-components'
import type { WordKind } from '../../course/lesson.ts'
import { color, font, media, radius, type } from '../theme.ts'
import { say } from '../words/language.ts'
import type { Text } from '../words/words.ts'

const COLORS: Readonly<Partial<Record<WordKind, string>>> = {
  program: color.accent,
  command: color.accent,
  option: color.opt,
  operator: color.text2,
  keyword: color.text,
}

/** The colour of a word: programs and commands, options, what joins commands, and all the rest. */
export const wordColor = (kind: WordKind): string => COLORS[kind] ?? color.arg

/** One word of a command that is shown taken apart. */
export interface AnatomyWord {
  readonly text: string
  readonly kind: WordKind
  /** The bold word of its note. */
  readonly term: Text
  readonly meaning: Text
  /** What it adds, said where it is left out; a word without it has to stay. */
  readonly adds?: Text
  /** It is left out at first. */
  readonly isOut?: true
}

// a word that was left out keeps its place
const isOff = css`
  [data-off] {
    color: var(--out, ${color.ctl}) !important;
    /* where it is no large text */
    ${media.phone} {
      color: ${color.text3} !important;
    }
    &.note::before,
    .leader {
      border-style: dashed;
    }
    .meaning b,
    .meaning span {
      color: ${color.text3};
    }
  }
  label {
    cursor: pointer;
  }
`

// All horizontal positions are in `ch` of the command's own font, so that the drawing scales with one number: its size.
const Command = styled.span`
  position: relative;
  display: block;
  font: 500 var(--size) / 1.25 ${font.mono};
  font-variant-ligatures: none;
  white-space: pre;
  padding-bottom: calc(var(--rows) * var(--row) + 20px);
  ${isOff}
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
  > * {
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
      font-size: var(--label, ${type.t14});
    }
  }
  label > span {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 24px;
  }
  /* the box is small, what is hit is not */
  input {
    --target: 24px;
    appearance: none;
    display: grid;
    place-items: center;
    flex: none;
    width: var(--target);
    height: var(--target);
    margin: calc((16px - var(--target)) / 2);
    border-radius: ${radius.control};
    cursor: pointer;
    ${media.coarse} {
      --target: 44px;
    }
    ${media.phone} {
      --target: 44px;
    }
    &::before,
    &::after {
      content: '';
      grid-area: 1 / 1;
      border: 1.5px solid currentColor;
    }
    &::before {
      width: 16px;
      height: 16px;
      border-radius: ${radius.cap};
    }
    &::after {
      width: 4px;
      height: 8px;
      margin-top: -2px;
      border-width: 0 1.5px 1.5px 0;
      rotate: 45deg;
    }
    &:not(:checked)::after {
      display: none;
    }
  }
`

interface Variables extends CSSProperties {
  readonly [name: `--${string}`]: string | number
}

const startOf = (words: readonly AnatomyWord[], index: number): number =>
  words.slice(0, index).reduce((sum, word) => sum + word.text.length + 1, 0)

interface AnatomyProps {
  readonly words: readonly AnatomyWord[]
  /** Which of them are left out. */
  readonly off?: ReadonlySet<number>
  /** Leaves a word out, or takes it in again. */
  readonly onToggle?: (index: number) => void
}

interface WordProps extends AnatomyProps {
  readonly index: number
  readonly id: string
}

const canGo = (word: AnatomyWord | undefined, { onToggle }: AnatomyProps): boolean =>
  word?.adds !== undefined && onToggle !== undefined

/** What a note says; of a word that can be left out it is a box to tick. */
function Says({ index, id, ...props }: WordProps): ReactNode {
  const word = props.words[index]
  if (!word) return null
  const text = (
    <>
      <b>{say(word.term)}</b> {say(word.meaning)}
    </>
  )
  if (!canGo(word, props)) return <span aria-hidden="true">{text}</span>
  return (
    <label htmlFor={id}>
      <span>
        <input
          id={id}
          type="checkbox"
          checked={!props.off?.has(index)}
          aria-label={`${word.text}, ${say(word.term)} ${say(word.meaning)}`}
          onChange={() => props.onToggle?.(index)}
        />
        <span>{text}</span>
      </span>
    </label>
  )
}

function WordNote(props: WordProps): ReactNode {
  const { words, index, off } = props
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
    <Note className="note" style={style} data-off={off?.has(index) || undefined}>
      <Leader className="leader" />
      <Meaning className="meaning">
        <Says {...props} />
      </Meaning>
    </Note>
  )
}

function BigWord({ id, ...props }: WordProps): ReactNode {
  const { words, index, off } = props
  const word = words[index]
  if (!word) return null
  const style: Variables = { color: wordColor(word.kind), '--index': index }
  return (
    <span className="word" aria-hidden="true" data-off={off?.has(index) || undefined} style={style}>
      {canGo(word, props) ? <label htmlFor={id}>{word.text}</label> : word.text}
      {index + 1 < words.length && ' '}
    </span>
  )
}

/** A command taken apart: a bracket under each word, a leader, a short note. Its caption is written elsewhere. */
export function Anatomy(props: AnatomyProps): ReactNode {
  const { words } = props
  const id = useId()
  const style: Variables = { '--rows': words.length }
  return (
    <Command className="anatomy" style={style}>
      {words.map((_word, index) => (
        <BigWord key={startOf(words, index)} {...props} index={index} id={`${id}${index}`} />
      ))}
      {words.map((_word, index) => (
        <WordNote key={startOf(words, index)} {...props} index={index} id={`${id}${index}`} />
      ))}
    </Command>
  )
}
