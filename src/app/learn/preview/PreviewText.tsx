import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { LaterIcon } from '../../later-icons.tsx'
import { StripButton, StripSentence } from '../../playground/strip-parts.tsx'
import { color, font } from '../../theme.ts'
import type { Removal, Told } from '../../told.ts'
import { say } from '../../words/language.ts'

/** How many names of a kind are shown. */
const MOST_NAMES = 3

const Name = styled.code`
  font: 500 1em ${font.mono};
  color: ${color.arg};
`

const Look = styled(StripButton)`
  margin-left: auto;
`

const Warning = styled.span`
  display: contents;
  .icon {
    color: ${color.err};
  }
`

interface PartProps {
  readonly counted: string
  readonly names?: readonly string[]
}

function Part({ counted, names = [] }: PartProps): ReactNode {
  const shown = names.slice(0, MOST_NAMES)
  return (
    <>
      {counted}
      {shown.map((name, index) => (
        <span key={name}>
          {index === 0 ? ': ' : ', '}
          <Name>{name}</Name>
        </span>
      ))}
      {names.length > shown.length && ` ${say('and {count} more', { count: names.length - shown.length })}`}
    </>
  )
}

/** How many of each kind, where there are any. */
function partsOf({ containers, networks, images, volumes, steps }: Removal): readonly PartProps[] {
  const named: readonly (readonly [string, string, readonly string[]])[] = [
    [say('1 container'), say('{count} containers', { count: containers.length }), containers],
    [say('1 network'), say('{count} networks', { count: networks.length }), networks],
    [say('1 volume'), say('{count} volumes', { count: volumes.length }), volumes],
    [say('1 image'), say('{count} images', { count: images.length }), images],
  ]
  const parts = named.flatMap(([one, several, names]) =>
    names.length === 0 ? [] : [{ counted: names.length === 1 ? one : several, names }],
  )
  const cache =
    steps === 1 ? say('1 step of the build cache') : say('{count} steps of the build cache', { count: steps })
  return steps === 0 ? parts : [...parts, { counted: cache }]
}

/** What the line at the prompt would take away. */
export function PreviewText({ removal, look }: Extract<Told, { readonly type: 'preview' }>): ReactNode {
  const parts = partsOf(removal)
  return (
    <Warning>
      {parts.length > 0 && <LaterIcon name="info" size={16} />}
      <StripSentence>
        <b>{parts.length > 0 ? say('Would remove') : say('Would remove nothing.')}</b>{' '}
        {parts.map((part, index) => (
          <span key={part.counted}>
            {index > 0 && '; '}
            <Part {...part} />
          </span>
        ))}
        {parts.length > 0 && '. '}
        {removal.keepsVolumes && `${say('What containers keep in volumes stays.')} `}
        {say('Not run yet.')}
      </StripSentence>
      {parts.length > 0 && (
        <Look type="button" onClick={look}>
          {say('Look')}
        </Look>
      )}
    </Warning>
  )
}
