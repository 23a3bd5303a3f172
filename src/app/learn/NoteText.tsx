import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../icons.tsx'
import { LaterIcon } from '../later-icons.tsx'
import { bracket, spokenOnly } from '../playground/controls.tsx'
import { StripButton, StripDismiss, StripSentence } from '../playground/strip-parts.tsx'
import type { Unfinished } from '../../shell/bash/syntax/unfinished.ts'
import { color, font, media, type } from '../theme.ts'
import type { Note } from './heard.ts'
import { say } from '../words/language.ts'
import { phrase } from '../words/phrase.tsx'
import type { Text } from '../words/words.ts'
import { Prose } from './Prose.tsx'

const Typed = styled.code`
  position: relative;
  display: inline-block;
  margin-inline: 3px;
  font: 500 ${type.t13} / 1.3 ${font.mono};
  font-variant-ligatures: none;
  color: ${color.accent};
  &::after {
    ${bracket(-2, 3)}
  }
  &[data-wrong] {
    color: ${color.err};
  }
`

const Line = styled.code`
  font: 500 ${type.t12} / 1.3 ${font.mono};
  font-variant-ligatures: none;
`

// on a phone the sentence takes the room; the line is seen once it is at the prompt
const Offered = styled(Line)`
  ${media.phone} {
    ${spokenOnly}
  }
`

const Action = styled(StripButton)`
  margin-left: auto;
`

const readyText = ({ offers }: Extract<Note, { type: 'met' }>): Text =>
  offers ? '{button} is ready, or {key} goes on' : '{button} is ready'

function metText(note: Extract<Note, { type: 'met' }>): ReactNode {
  return (
    <>
      <b>{say('Done.')}</b>{' '}
      {phrase(readyText(note), { button: say(note.isLast ? 'Complete' : 'Next'), key: <kbd>Enter</kbd> })}
    </>
  )
}

/** What is still open where a command breaks off. */
const OPEN: Readonly<Record<Unfinished, Text>> = {
  'double quotes': 'The double quote is open until the next one.',
  'single quotes': 'The single quote is open until the next one.',
  expansion: 'A `$(`, a `${` or a grave accent is still open.',
  list: 'The `(` of a list is still open.',
  escape: 'The backslash joins the next line to this one.',
  document: 'All is text until the word after `<<` stands alone.',
  command: 'The command goes on: it wants its end, as `done`, `fi` or `}`.',
}

/** Who reads what is typed, and how that ends. */
function waitingText(note: Extract<Note, { type: 'waits' | 'asks' }>): ReactNode {
  if (note.type === 'asks')
    return phrase('The command waits for a line from you: {enter} hands it over, {key} stops the command', {
      enter: <kbd>Enter</kbd>,
      key: <kbd>Ctrl-C</kbd>,
    })
  return phrase('{program} reads what you type: {key} on a line of its own ends that', {
    program: <Line>{note.program}</Line>,
    key: <kbd>Ctrl-D</kbd>,
  })
}

function Sentence({ note }: { readonly note: Note }): ReactNode {
  switch (note.type) {
    case 'met':
      return metText(note)
    case 'near-miss':
      return (
        <>
          {say('You typed')} <Typed data-wrong="">{note.typed}</Typed> {say('the step says')}{' '}
          <Typed>{note.wanted}</Typed>
        </>
      )
    case 'broken':
      return (
        <>
          <b>{say('No longer so:')}</b> <Line>{note.line}</Line> {say('undid it')}
        </>
      )
    case 'lost':
      return phrase('{path} is gone, which this step needs', { path: <Line>{note.path}</Line> })
    case 'waits':
    case 'asks':
      return waitingText(note)
    case 'unfinished':
      return (
        <>
          <Prose text={say(OPEN[note.within])} /> {phrase('{key} gives it up.', { key: <kbd>Ctrl-C</kbd> })}
        </>
      )
    case 'unreached':
      return phrase('{address} was not reached.', { address: <Line>{note.address}</Line> })
    case 'mistake':
    case 'exercise':
      return <Prose text={note.text} />
  }
}

/** A line that can be put at the prompt instead, and the button that does so. */
function wayOf(note: Note): { readonly line: string; readonly says: ReactNode } | undefined {
  if (note.type === 'near-miss') return { line: note.line, says: say('Put it right') }
  if (note.type !== 'mistake' || note.fix === undefined) return undefined
  return {
    line: note.fix,
    says: (
      <>
        {say('Put in')} <Offered>{note.fix}</Offered>
      </>
    ),
  }
}

const Good = styled(LaterIcon)`
  output > && {
    color: ${color.accent};
  }
`

// where the phone lies on its side there is no panel
const PanelAction = styled(Action)`
  ${media.landscape} {
    display: none;
  }
`

const isGood = (note: Note): boolean => note.type === 'met' || (note.type === 'exercise' && note.isGood)

interface NoteTextProps {
  readonly note: Note
  /** Puts a line at the prompt; nothing runs. */
  readonly onPut: (line: string) => void
  /** Goes to a place among the lines. */
  readonly onGo: (at: number) => void
  readonly onDismiss: () => void
}

interface NoteAction {
  readonly says: ReactNode
  act(): void
}

/** What can be done about a note beside what is put at the prompt. */
function actionOf(note: Note, onGo: NoteTextProps['onGo']): NoteAction | undefined {
  if (note.type === 'exercise') return note.action
  return note.type === 'lost' ? { says: say('Back to before it'), act: () => onGo(note.at) } : undefined
}

/** The strip's word about the last line: that it did what was asked, or what was probably meant. */
export function NoteText({ note, onPut, onGo, onDismiss }: NoteTextProps): ReactNode {
  const way = wayOf(note)
  const action = actionOf(note, onGo)
  const hasAction = way !== undefined || note.type === 'unreached' || action !== undefined
  return (
    <>
      {isGood(note) ? <Good name="check" size={16} /> : <LaterIcon name="info" size={16} />}
      <StripSentence>
        <Sentence note={note} />
      </StripSentence>
      {way && (
        <Action type="button" onClick={() => onPut(way.line)}>
          {way.says}
        </Action>
      )}
      {note.type === 'unreached' && (
        <PanelAction type="button" onClick={() => note.show()}>
          {say('Show the way')}
        </PanelAction>
      )}
      {action && (
        <Action type="button" onClick={action.act}>
          {action.says}
        </Action>
      )}
      {note.type !== 'met' && (
        <StripDismiss
          type="button"
          aria-label={say('Dismiss note')}
          onClick={onDismiss}
          style={hasAction ? undefined : { marginLeft: 'auto' }}
        >
          <Icon name="dismiss" size={16} />
        </StripDismiss>
      )}
    </>
  )
}
