import { type ReactNode, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { gapBefore, type Word } from '../../course/lesson.ts'
import { LaterIcon } from '../later-icons.tsx'
import { color, COPIED_MS, media, radius, rem, type } from '../theme.ts'
import { wordColor } from './Anatomy.tsx'
import { copyText } from './clipboard.ts'
import { bracket, IconButton, Spoken } from './controls.tsx'
import { say } from '../words/language.ts'
import { wholeWords } from './whole-words.tsx'

const Words = styled.code`
  flex: 1;
  min-width: 0;
  font-size: ${type.t16};
  font-weight: 500;
  line-height: ${rem(34)};
  padding-block: max(4px, calc((var(--command-height, 52px) - ${rem(34)}) / 2));
  overflow-wrap: anywhere;
  > span {
    position: relative;
    display: inline-block;
    /* the indentation of a file is a part of the word */
    white-space: pre-wrap;
  }
  > span::after {
    ${bracket(1, 4)}
  }
  /* operators join their neighbours, keywords have a roof */
  > [data-kind='operator']::after {
    left: -4px;
    right: -4px;
    height: 0;
    border-width: 0 0 1.5px;
    border-radius: 0;
    color: ${color.ctl};
  }
  > [data-kind='keyword'] {
    font-weight: 650;
  }
  > [data-kind='keyword']::after {
    bottom: auto;
    top: 1px;
    border-top: 1.5px solid ${color.ctl};
    border-bottom: 0;
    border-radius: 2px 2px 0 0;
    color: ${color.ctl};
  }
`

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  background: ${color.term};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  padding-left: 14px;
  button {
    margin: calc((var(--command-height, 52px) - 44px) / 2) 4px 4px;
    ${media.phone} {
      margin: 2px;
    }
  }
  button + button {
    margin-left: -4px;
  }
`

function CopyButton({ command }: { readonly command: string }): ReactNode {
  const [answer, setAnswer] = useState<'Copied' | 'Copying is not possible here'>()
  useEffect(() => {
    if (!answer) return undefined
    const timer = setTimeout(() => setAnswer(undefined), COPIED_MS)
    return () => clearTimeout(timer)
  }, [answer])
  const copy = async (): Promise<void> => {
    setAnswer((await copyText(command)) ? 'Copied' : 'Copying is not possible here')
  }
  return (
    <>
      <IconButton type="button" aria-label={say('Copy command')} onClick={() => void copy()}>
        <LaterIcon name={answer === 'Copied' ? 'check' : 'copy'} />
      </IconButton>
      <Spoken as="output">{answer && say(answer)}</Spoken>
    </>
  )
}

interface CommandWordsProps {
  readonly words: readonly Word[]
  /** Screen readers hear of another command, whatever has the focus. */
  readonly isLive?: boolean
}

/** A command with a bracket under each word. */
export function CommandWords({ words, isLive }: CommandWordsProps): ReactNode {
  return (
    <Words {...(isLive && { 'aria-live': 'polite', 'aria-atomic': true })}>
      {words.flatMap((word, index) => [
        gapBefore(word, index),
        // words repeat in a line; their place in it is what tells them apart
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} data-kind={word.kind} style={{ color: wordColor(word.kind) }}>
          {wholeWords(word.text)}
        </span>,
      ])}
    </Words>
  )
}

interface CommandBoxProps {
  readonly command: string
  readonly words: readonly Word[]
  /** Further buttons at the box's end. */
  readonly children?: ReactNode
}

/** A step's command with a bracket under each word, and a button to copy it. Long ones wrap between words. */
export function CommandBox({ command, words, children }: CommandBoxProps): ReactNode {
  return (
    <Box>
      <CommandWords words={words} isLive />
      <CopyButton key={command} command={command} />
      {children}
    </Box>
  )
}
