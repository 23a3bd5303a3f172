import { type ReactNode, useEffect, useRef, useState } from 'react'
import { keyframes, styled } from 'styled-components'
import { Icon } from '../icons.tsx'
import { color, font, media, type } from '../theme.ts'
import { type AnatomyWord, wordColor } from './Anatomy.tsx'
import { SecondaryButton } from './controls.tsx'
import { say } from '../words/language.ts'
import type { Text } from '../words/words.ts'

const blink = keyframes`50% { opacity: 0; }`

/** How many lines of an answer are shown; there is room for them from the first paint on. */
const MOST_LINES = 4

const Live = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 16px;
  overflow-wrap: anywhere;
  align-items: center;
  margin-top: 20px;
  padding-top: 14px;
  border-top: 1px solid ${color.line};
  font: 400 ${type.t14} / 1.6 ${font.mono};
  font-variant-ligatures: none;
  color: ${color.text3};
  ${media.large} {
    font-size: ${type.t16};
  }
  ${media.phone} {
    font-size: ${type.t12};
  }
  button {
    min-height: 36px;
    font-family: ${font.ui};
    ${media.coarse} {
      min-height: 44px;
    }
    ${media.phone} {
      min-height: 44px;
    }
  }
  small .icon {
    display: inline-block;
    vertical-align: -2px;
  }
  small {
    margin-left: 8px;
    font: 400 ${type.t13} / 1.6 ${font.ui};
    white-space: nowrap;
    ${media.phone} {
      display: none;
    }
  }
`

const Answer = styled.pre`
  grid-column: 1 / -1;
  min-height: calc(${MOST_LINES} * 1.6em);
  margin-top: 8px;
  font: inherit;
  color: ${color.text2};
  white-space: pre;
  overflow: hidden;
  text-overflow: ellipsis;
  em {
    display: block;
    font-style: normal;
    font-family: ${font.ui};
    color: ${color.text3};
  }
  &[data-waiting] {
    white-space: normal;
    font-family: ${font.ui};
    color: ${color.text3};
  }
`

const Cursor = styled.em`
  display: inline-block;
  width: 1ch;
  height: 1.2em;
  vertical-align: -0.24em;
  background: ${color.accent};
  ${media.moving} {
    animation: ${blink} 1.06s steps(1) 6;
  }
  ${media.forced} {
    background: Highlight;
  }
`

export interface LiveLineProps {
  readonly words: readonly AnatomyWord[]
  /** Which of them are left out. */
  readonly off: ReadonlySet<number>
  /** Runs a line in the terminal; gives what it wrote, or undefined where the terminal is busy or not there yet. */
  readonly onRun?: (line: string) => Promise<readonly string[] | undefined>
}

/** What of an answer there is room for. */
function shownOf(lines: readonly string[], most: number): string {
  if (lines.length <= most) return lines.join('\n')
  const shown = lines.slice(0, most - 1)
  return [...shown, say('… {count} more lines in the terminal', { count: lines.length - shown.length })].join('\n')
}

/** Runs `run` when Enter is pressed while nothing has the focus and the hero is seen. */
function useBareEnter(run: () => void): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const bare = event.target === document.body && !event.ctrlKey && !event.metaKey && !event.altKey
      if (event.key === 'Enter' && bare && window.scrollY < window.innerHeight / 2) latest.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

interface AnsweredProps {
  readonly answer: string | undefined
  /** What the words add that were left out. */
  readonly missing: readonly Text[]
}

function Answered({ answer, missing }: AnsweredProps): ReactNode {
  if (answer === undefined)
    return (
      <Answer aria-live="polite" data-waiting="">
        {say('The answer appears here.')}
      </Answer>
    )
  return (
    <Answer aria-live="polite">
      <span lang="en">{answer}</span>
      {missing.map((adds) => (
        <em key={adds}>{say(adds)}</em>
      ))}
    </Answer>
  )
}

/** The example's line at a prompt: Run, or Enter, runs it in the terminal of the page and shows what it answered. */
export function LiveLine({ words: all, off, onRun }: LiveLineProps): ReactNode {
  const [answered, setAnswered] = useState<{ readonly line: string; readonly answer: string }>()
  const words = all.filter((_word, index) => !off.has(index))
  const missing = all.flatMap(({ adds }, index) => (adds !== undefined && off.has(index) ? [adds] : []))
  const line = words.map(({ text }) => text).join(' ')
  const shown = answered?.line === line ? answered.answer : undefined
  const run = (): void => {
    const show = (lines: readonly string[] | undefined): void => {
      const answer = lines ? shownOf(lines, MOST_LINES - missing.length) : say('The terminal below is busy.')
      setAnswered({ line, answer })
    }
    onRun?.(line).then(show, () => undefined)
  }
  useBareEnter(run)
  return (
    <Live className="live">
      <span>
        ${' '}
        {words.map(({ text, kind }, index) => (
          // words repeat in a line; their place in it is what tells them apart
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} style={{ color: wordColor(kind) }}>
            {index > 0 && ' '}
            {text}
          </span>
        ))}
        <Cursor />{' '}
        {shown === undefined && (
          <small>
            {say('press Enter')} <Icon name="enter" size={14} />
          </small>
        )}
      </span>
      <SecondaryButton type="button" onClick={run}>
        {shown === undefined ? say('Run') : say('Run again')}
      </SecondaryButton>
      <Answered answer={shown} missing={missing} />
    </Live>
  )
}
