import { type CSSProperties, type ReactNode, useId, useMemo, useState } from 'react'
import { css, styled } from 'styled-components'
import { color, font, media, rem, type } from '../../../theme.ts'
import { useStore } from '../../../use-store.ts'
import { say } from '../../../words/language.ts'
import { Choice, Choices } from '../Choice.tsx'
import { Nothing, Tag } from '../parts.tsx'
import type { PictureProps } from '../picture.ts'
import { spanOf } from '../span.ts'
import { type LayerRow, layersOf, type LayerView } from './layer-rows.ts'

/** A row over two lines, without its number. */
const narrow = css`
  grid-template-columns: 8px minmax(0, 1fr) auto;
  padding: 6px 0;
  .place {
    display: none;
  }
  small {
    grid-column: 2 / -1;
    white-space: normal;
  }
`

const Rows = styled.ol`
  width: max-content;
  min-width: 100%;
  font-size: ${type.t13};
  line-height: ${rem(18)};
  li {
    display: grid;
    grid-template-columns: var(--place) 8px minmax(20ch, 38ch) 9ch auto;
    align-items: center;
    gap: 0 12px;
    min-height: 26px;
  }
  small {
    font-size: ${type.t13};
    color: ${color.text2};
    white-space: nowrap;
  }
  &[data-downwards] {
    width: auto;
    li {
      ${narrow}
    }
  }
  ${media.phone} {
    width: auto;
    li {
      ${narrow}
    }
  }
`

/** A letter of the code font, in those of the page's. */
const MONO_CH = 1.1

const Mono = styled.span`
  font: 400 ${type.t13} / ${rem(18)} ${font.mono};
  font-variant-ligatures: none;
  color: ${color.text2};
`

const Size = styled(Mono)`
  text-align: right;
`

const Instruction = styled.code`
  overflow: hidden;
  font: 500 ${type.t13} / ${rem(18)} ${font.mono};
  font-variant-ligatures: none;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.arg};
  b {
    font-weight: 500;
    color: ${color.accent};
  }
`

/** Solid: built now; hollow: there already; a line: no files. */
const Bar = styled.i`
  width: 6px;
  height: 18px;
  border: 1.5px solid ${color.text3};
  border-radius: 2px;
  &[data-origin='built'] {
    border-color: ${color.accent};
    background: ${color.accent};
    ${media.forced} {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
  &[data-origin='setting'] {
    width: 0;
    margin-left: 3px;
    border-width: 0 0 0 1.5px;
    border-radius: 0;
  }
`

function Row({ row: { place, keyword, rest, size, origin, note, isNew } }: { readonly row: LayerRow }): ReactNode {
  return (
    <li>
      <Mono className="place">{place}</Mono>
      <Bar data-origin={origin} aria-hidden="true" />
      <Instruction title={`${keyword} ${rest}`}>
        <b>{keyword}</b> {rest}
      </Instruction>
      <Size>{size}</Size>
      <small>
        {isNew && (
          <>
            <Tag>{say('new')}</Tag>{' '}
          </>
        )}
        {note}
      </small>
    </li>
  )
}

interface ChoiceProps {
  readonly view: LayerView
  readonly onChoose: (id: string) => void
}

function ImageChoice({ view, onChoose }: ChoiceProps): ReactNode {
  const id = useId()
  return (
    <Choices>
      <Choice
        id={id}
        label={say('Layers of')}
        value={view.chosen}
        options={view.images.map((image) => ({ value: image.id, text: image.name }))}
        onChoose={onChoose}
      />
      {view.isLastBuild && <span>{say('as the last build made them')}</span>}
    </Choices>
  )
}

interface Place extends CSSProperties {
  readonly '--place': string
}

/** How wide the longest number is. */
const placeOf = (rows: readonly LayerRow[]): Place => ({
  '--place': `${Math.max(...rows.map(({ place }) => place.length)) * MONO_CH}ch`,
})

/** The layers of an image: what made each, what it takes, who shares it, and why the last build made it anew. */
export function BuildPicture({ machine, rewind, downwards }: PictureProps): ReactNode {
  const state = useStore(rewind.state)
  const world = useStore(machine.world)
  const [asked, setAsked] = useState<string>()
  const view = useMemo(() => {
    const span = spanOf(machine, state, world)
    if (!span || !('engine' in span.now)) return undefined
    const before = span.before && 'engine' in span.before ? span.before.engine : undefined
    return layersOf(span.now.engine, before, asked)
  }, [machine, state, world, asked])
  if (!view) return <Nothing text={say('There is no image. `docker build` makes one, `docker pull` fetches one.')} />
  return (
    <>
      <ImageChoice view={view} onChoose={setAsked} />
      <Rows
        data-downwards={downwards || undefined}
        style={placeOf(view.rows)}
        aria-label={say('Layers, the lowest first')}
      >
        {view.rows.map((row, at) => (
          // a row is nothing but its place
          // oxlint-disable-next-line react/no-array-index-key
          <Row key={at} row={row} />
        ))}
      </Rows>
    </>
  )
}
