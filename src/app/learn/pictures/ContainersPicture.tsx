import { type ReactNode, Suspense, useMemo } from 'react'
import { css, styled } from 'styled-components'
import { Spoken, textButton } from '../../playground/controls.tsx'
import { color, font, media, radius, rem, type } from '../../theme.ts'
import type { Removal, Told } from '../../told.ts'
import { useStore, useStorePart } from '../../use-store.ts'
import { late } from '../../late.ts'
import type { PictureProps } from './picture.ts'
import { Dot, MarkTag, moreBelow, Nothing } from './parts.tsx'
import { spanOf } from './span.ts'
import { askedWayOf } from '../asked-way.ts'
import { isPlaygroundWorld } from '../world.ts'
import { PortButton } from '../port-page/PortChips.tsx'
import { type ContainerRow, rowInWords, stateInWords, type Topology, topologyOf } from './topology.ts'
import { say } from '../../words/language.ts'

/** What is gone, or would go. */
const struck = css`
  color: ${color.text3};
  text-decoration: line-through;
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(${rem(150)}, auto) minmax(${rem(220)}, auto) minmax(${rem(190)}, 1fr) auto;
  align-items: center;
  min-width: max-content;
  ${media.wide} {
    min-width: 0;
  }
  font-size: ${type.t13};
  line-height: ${rem(18)};
  code,
  b {
    font: 500 ${type.t13} / ${rem(18)} ${font.mono};
    font-variant-ligatures: none;
  }
`

const Heading = styled.div`
  align-self: start;
  padding-bottom: 4px;
  font: 600 ${type.t12} / ${rem(18)} ${font.ui};
  color: ${color.text3};
`

const Cell = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px 8px;
  min-width: 0;
  min-height: 30px;
  padding-block: 3px;
  white-space: nowrap;
  small {
    font-size: ${type.t12};
    color: ${color.text2};
  }
  &[data-joins] {
    flex-wrap: nowrap;
  }
  &[data-joins]::after {
    content: '';
    flex: 1;
    min-width: 26px;
    margin-right: 8px;
    border-top: 1.5px solid ${color.ctl};
  }
  &[data-goes-on]::after {
    content: '';
    flex: 1;
    min-width: 16px;
    margin: 0 2px 0 4px;
    border-top: 1px solid ${color.line};
  }
  &:is([data-mark='gone'], [data-mark='would go']) b {
    ${struck}
  }
`

const Box = styled.span`
  display: inline-flex;
  align-items: center;
  height: 24px;
  padding: 0 9px;
  border: 1px solid ${color.ctl};
  border-radius: ${radius.control};
  background: ${color.bg};
  &[data-new] {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 0.5px ${color.accent};
  }
  [data-mark='would go'] > & {
    border: 1px dashed ${color.err};
  }
`

const Rails = styled.div`
  display: flex;
  align-self: stretch;
  > span {
    position: relative;
    min-width: 64px;
    padding: 0 8px;
    text-align: center;
  }
  [data-mark='would go'] {
    ${struck}
  }
  > [data-rail]::before {
    content: '';
    position: absolute;
    left: 50%;
    top: 0;
    bottom: 0;
    border-left: 1.5px solid ${color.ctl};
  }
  > [data-rail='start']::before,
  > [data-rail='alone']::before {
    top: 50%;
  }
  > [data-rail='end']::before,
  > [data-rail='alone']::before {
    bottom: 50%;
  }
  > [data-in]::after {
    content: '';
    position: absolute;
    left: calc(50% - 4px);
    top: calc(50% - 5px);
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: ${color.text2};
    box-shadow: 0 0 0 3px ${color.s1};
    ${media.forced} {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
  > [data-in='new']::after {
    background: ${color.accent};
  }
  i {
    /* rails are as wide as their names */
    display: block;
    height: 0;
    visibility: hidden;
  }
`

const Spare = styled.p`
  padding-top: 6px;
  font-size: ${type.t13};
  color: ${color.text2};
  code {
    color: ${color.text};
  }
  [data-mark='would go'] code {
    ${struck}
  }
`

/** A name, with what becomes of it. */
const Spared = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`

/** What leads out of a container, and where: not torn apart. */
const Opening = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  .port-chip {
    height: 24px;
    ${media.coarse} {
      height: 44px;
    }
  }
`

const List = styled.ul`
  > li {
    display: grid;
    gap: 2px;
    padding: 10px 0 12px;
    border-bottom: 1px solid ${color.line};
    font-size: ${type.t13};
    line-height: ${rem(24)};
    > div {
      display: flex;
      align-items: center;
      gap: 8px;
    }
    b {
      font: 500 ${type.t13} / ${rem(18)} ${font.mono};
    }
    > :is([data-mark='gone'], [data-mark='would go']) b {
      ${struck}
    }
    small {
      font-size: ${type.t12};
      color: ${color.text2};
    }
  }
`

interface OpensProps {
  readonly row: ContainerRow
  readonly machine: PictureProps['machine']
}

function Opens({ row: { ports, mounts }, machine }: OpensProps): ReactNode {
  return (
    <>
      {ports.map(({ host, container }) => (
        <Opening key={host}>
          <PortButton machine={machine} port={host} isDrawn />
          <small>{say('to {port} inside', { port: container })}</small>
        </Opening>
      ))}
      {mounts.map(({ source, target, type: kind }) => (
        <Opening key={target}>
          <b>{source}</b>
          <small>
            {say(kind === 'bind' ? 'directory' : 'volume')}, {say('at {path}', { path: target })}
          </small>
        </Opening>
      ))}
    </>
  )
}

/** What of a network's line is beside a row: it goes from the first container in it to the last one. */
function railOf(rows: readonly ContainerRow[], index: number, network: string): string | undefined {
  const among = rows.flatMap(({ networks }, at) => (networks.includes(network) ? [at] : []))
  const [first, last] = [among[0], among.at(-1)]
  if (first === undefined || last === undefined || index < first || index > last) return undefined
  if (first === last) return 'alone'
  if (index === first) return 'start'
  return index === last ? 'end' : 'through'
}

const goes = (is: boolean): 'would go' | undefined => (is ? 'would go' : undefined)

interface DiagramRowProps extends Pick<OpensProps, 'machine'> {
  readonly topology: Topology
  readonly row: ContainerRow
  readonly index: number
}

function DiagramRow({ topology: { rows, networks }, row, index, machine }: DiagramRowProps): ReactNode {
  const { image, name, state, running, mark } = row
  const opens = row.ports.length + row.mounts.length > 0
  const isNew = mark === 'new' || mark === 'came back'
  return (
    <>
      <Cell data-joins="" data-mark={goes(row.imageGoes)}>
        <Box>
          <b>{image}</b>
        </Box>
      </Cell>
      <Cell data-joins={opens || undefined} data-mark={mark}>
        <Box data-new={isNew || undefined}>
          <Dot data-on={running || undefined} />
          <b>{name}</b>
        </Box>
        <small>{stateInWords(state)}</small>
        <MarkTag mark={mark} />
      </Cell>
      <Cell data-goes-on={(opens && row.networks.length > 0) || undefined}>
        <Opens row={row} machine={machine} />
      </Cell>
      <Rails>
        {networks.map((network) => (
          <span
            key={network}
            data-rail={railOf(rows, index, network)}
            data-in={row.networks.includes(network) ? (isNew ? 'new' : '') : undefined}
          >
            <i>
              <code>{network}</code>
            </i>
          </span>
        ))}
      </Rails>
    </>
  )
}

type TopologyProps = Pick<DiagramRowProps, 'topology' | 'machine'>

/** A row for each container, a rail for each network; drawn for the eye, said in the list beside it. */
function Diagram({ topology, machine }: TopologyProps): ReactNode {
  return (
    <Grid aria-hidden="true">
      <Heading>{say('Image')}</Heading>
      <Heading>{say('Container')}</Heading>
      <Heading>{say('Opens, keeps')}</Heading>
      <Rails>
        {topology.networks.map((network) => (
          <span key={network}>
            <code data-mark={goes(topology.leaving.has(network))}>{network}</code>
          </span>
        ))}
      </Rails>
      {topology.rows.map((row, index) => (
        <DiagramRow key={row.id} topology={topology} row={row} index={index} machine={machine} />
      ))}
    </Grid>
  )
}

/** The same downwards. */
function ContainerList({ topology, machine }: TopologyProps): ReactNode {
  return (
    <List aria-label={say('Containers')}>
      {topology.rows.map((row) => (
        <li key={row.id}>
          <div data-mark={row.mark}>
            <Dot data-on={row.running || undefined} style={{ margin: 0 }} aria-hidden="true" />
            <b>{row.name}</b> <small>{stateInWords(row.state)}</small>
            <MarkTag mark={row.mark} />
          </div>
          <div data-mark={goes(row.imageGoes)}>
            <small>{say('from')}</small> <b>{row.image}</b>
          </div>
          {row.ports.map(({ host, container }) => (
            <div key={host}>
              <small>{say('port')}</small> <PortButton machine={machine} port={host} />{' '}
              <small>{say('to {port} inside', { port: container })}</small>
            </div>
          ))}
          {row.mounts.map(({ source, target, type: kind }) => (
            <div key={target}>
              <small>{say(kind === 'bind' ? 'directory' : 'volume')}</small> <b>{source}</b>{' '}
              <small>{say('at {path}', { path: target })}</small>
            </div>
          ))}
          {row.networks.map((network) => (
            <div key={network}>
              <small>{say('network')}</small> <b>{network}</b>
            </div>
          ))}
        </li>
      ))}
    </List>
  )
}

interface NamesProps extends Pick<Topology, 'leaving'> {
  readonly names: readonly string[]
}

function Names({ names, leaving }: NamesProps): ReactNode {
  return names.map((name, index) => (
    <Spared key={name} data-mark={goes(leaving.has(name))}>
      <span>
        <code>{name}</code>
        {index + 1 < names.length && ','}
      </span>
      <MarkTag mark={goes(leaving.has(name))} />{' '}
    </Spared>
  ))
}

/** Images and volumes that no container has. */
function Spares({ topology: { spareImages, spareVolumes, leaving } }: { readonly topology: Topology }): ReactNode {
  return (
    <>
      {spareImages.length > 0 && (
        <Spare>
          {say('Images without a container')}: <Names names={spareImages} leaving={leaving} />
        </Spare>
      )}
      {spareVolumes.length > 0 && (
        <Spare>
          {say('Volumes that no container has')}: <Names names={spareVolumes} leaving={leaving} />
        </Spare>
      )}
    </>
  )
}

/** In sight however many containers there are; where letters are large it would hide the containers themselves. */
const Foot = styled.div`
  ${media.roomy} {
    position: sticky;
    left: 0;
    bottom: -12px;
  }
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 24px;
  z-index: 1;
  margin: 4px -4px -12px;
  padding: 4px 4px 8px;
  background: ${color.s1};
  /* what goes on below it */
  &::before {
    ${moreBelow}
    bottom: 100%;
  }
`

const AskButton = styled.button`
  ${textButton}
`

const SkipTime = late(async () => (await import('./skip/SkipTime.tsx')).SkipTime)
const ReachView = late(async () => (await import('./reach/ReachView.tsx')).ReachView)

/** The picture of containers, or why one of them cannot be reached. */
export function ContainersPicture(props: PictureProps): ReactNode {
  const asked = askedWayOf(props.machine)
  const world = useStore(props.machine.world)
  const engine = isPlaygroundWorld(world) && 'engine' in world ? world.engine : undefined
  const hasContainers = engine !== undefined && engine.containers.length > 0
  if (useStore(asked) && hasContainers)
    return (
      <Suspense>
        <ReachView {...props} engine={engine} onBack={() => asked.set(undefined)} />
      </Suspense>
    )
  return (
    <>
      <Containers {...props} />
      <Foot>
        {hasContainers && (
          <AskButton type="button" onClick={() => asked.set({})}>
            {say('Why can I not reach it?')}
          </AskButton>
        )}
        <Suspense>
          <SkipTime machine={props.machine} />
        </Suspense>
      </Foot>
    </>
  )
}

const removalOf = (told: Told | undefined): Removal | undefined => (told?.type === 'preview' ? told.removal : undefined)

/** Images, containers, what they open and keep, and the networks that they are in. */
function Containers({ machine, rewind, told, downwards }: PictureProps): ReactNode {
  const state = useStore(rewind.state)
  const world = useStore(machine.world)
  const removal = useStorePart(told, removalOf)
  const topology = useMemo(() => {
    const span = spanOf(machine, state, world)
    if (!span || !('engine' in span.now)) return undefined
    const before = span.before && 'engine' in span.before ? span.before.engine : undefined
    return topologyOf({ ...span, before, now: span.now.engine, leaving: removal })
  }, [machine, state, world, removal])
  if (!topology) return undefined
  const none = topology.rows.length === 0
  return (
    <>
      {none && <Nothing text={say('There is no container. `docker run` makes one from an image.')} />}
      {!none && downwards && <ContainerList topology={topology} machine={machine} />}
      {!none && !downwards && (
        <>
          <Spoken as="ul">
            {topology.rows.map((row) => (
              <li key={row.id}>{rowInWords(row)}</li>
            ))}
          </Spoken>
          <Diagram topology={topology} machine={machine} />
        </>
      )}
      <Spares topology={topology} />
    </>
  )
}
