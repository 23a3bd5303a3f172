import { type ReactNode, Suspense } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../icons.tsx'
import { late } from '../late.ts'
import { StripButton, StripSentence } from '../playground/strip-parts.tsx'
import type { Told } from '../told.ts'
import { color, font, media } from '../theme.ts'
import { PanelIcon } from './PanelIcon.tsx'
import { nameOf } from './ticks.ts'
import { WAYS_OUT, WORDS_OUT } from './ways-out.ts'
import { say } from '../words/language.ts'
import { phrase } from '../words/phrase.tsx'

const PreviewText = late(async () => (await import('./preview/PreviewText.tsx')).PreviewText)

const Line = styled.code`
  font: 500 1em ${font.mono};
  color: ${color.accent};
`

const More = styled.span`
  color: ${color.text2};
  ${media.phone} {
    display: none;
  }
`

const Dismiss = styled(StripButton)`
  margin-left: auto;
  color: ${color.text2};
  ${media.phone} {
    min-width: 44px;
    padding: 0 14px;
  }
`

const jobs = (ended: number): string =>
  ended === 0 ? '' : ` ${ended === 1 ? say('1 job was ended.') : say('{count} jobs were ended.', { count: ended })}`

const moreLines = (more: number): string =>
  more === 1
    ? say('1 line can come back; a new line lets go of it.')
    : say('{count} lines can come back; a new line lets go of them.', { count: more })

function Undone({ told }: { readonly told: Extract<Told, { type: 'undone' | 'redone' }> }): ReactNode {
  const { type, line, ended } = told
  return (
    <>
      <PanelIcon name={type === 'undone' ? 'undo' : 'redo'} />
      <StripSentence>
        <b>{type === 'undone' ? say('Back before') : say('Back after')}</b> <Line>{nameOf(line)}</Line>.{jobs(ended)}{' '}
        {type === 'undone' && told.more > 0 && <More>{moreLines(told.more)}</More>}
      </StripSentence>
    </>
  )
}

function Program({ name }: { readonly name: string }): ReactNode {
  const key = WAYS_OUT.get(name)?.key
  return (
    <>
      <PanelIcon name="file" />
      <StripSentence>
        {key === undefined ? (
          say('A program has the screen.')
        ) : (
          <>
            {phrase('{program} has the screen: {key} leaves it.', {
              program: <Line>{name}</Line>,
              key: <kbd>{key}</kbd>,
            })}
          </>
        )}{' '}
        <More>{say('Undo works again at the prompt.')}</More>
      </StripSentence>
    </>
  )
}

function Inside({ name, program = '' }: Omit<Told & { type: 'inside' }, 'type'>): ReactNode {
  const names = { container: <Line>{name}</Line>, exit: <Line>{WORDS_OUT.get(program) ?? 'exit'}</Line> }
  return <StripSentence>{phrase('You are inside {container}: {exit} leaves it.', names)}</StripSentence>
}

function What({ told }: { readonly told: Exclude<Told, { type: 'program' | 'inside' | 'preview' }> }): ReactNode {
  switch (told.type) {
    case 'reset':
      return (
        <StripSentence>
          <b>{say('All is as at the start.')}</b> <More>{say('Undo brings back what was there.')}</More>
        </StripSentence>
      )
    case 'own':
      return (
        <StripSentence>
          <b>{say('Your own files are back,')}</b> {say('as you left them.')}
        </StripSentence>
      )
    case 'ended':
      return (
        <StripSentence>
          <b>{say('The lesson’s own files are cleared away:')}</b> <Line>{told.names.join(' ')}</Line>
        </StripSentence>
      )
    case 'undone':
    case 'redone':
      return <Undone told={told} />
  }
}

interface ToldTextProps {
  readonly told: Told
  readonly onDismiss: () => void
}

/** What the strip says of lines that were taken back, or of why none can be now. */
export function ToldText({ told, onDismiss }: ToldTextProps): ReactNode {
  if (told.type === 'program') return <Program name={told.name} />
  if (told.type === 'inside') return <Inside name={told.name} program={told.program} />
  if (told.type === 'preview')
    return (
      <Suspense>
        <PreviewText {...told} />
      </Suspense>
    )
  return (
    <>
      <What told={told} />
      {told.type === 'undone' && told.more > 0 && (
        <StripButton type="button" onClick={told.redo}>
          {say('Redo')}
        </StripButton>
      )}
      {told.type === 'ended' && (
        <StripButton type="button" onClick={told.undo}>
          {say('Undo')}
        </StripButton>
      )}
      <Dismiss type="button" aria-label={say('Dismiss')} onClick={onDismiss}>
        <Icon name="dismiss" size={16} />
      </Dismiss>
    </>
  )
}
