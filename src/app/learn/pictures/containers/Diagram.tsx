import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, media, radius, rem, type } from '../../../theme.ts'
import { say } from '../../../words/language.ts'
import { PortButton } from '../../port-page/PortChips.tsx'
import { Dot, MarkTag } from '../parts.tsx'
import type { PictureProps } from '../picture.ts'
import { goes, struck } from './marks.ts'
import { type ContainerRow, stateInWords, type Topology } from './topology.ts'

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(${rem(150)}, auto) minmax(${rem(204)}, auto) minmax(${rem(190)}, 1fr) auto;
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
  /* made of the image of the row above: its line branches off below that box */
  &[data-branch] {
    position: relative;
    align-self: stretch;
  }
  &[data-branch]::before {
    content: '';
    position: absolute;
    left: 18px;
    top: -3px;
    bottom: 50%;
    border-left: 1.5px solid ${color.ctl};
  }
  &[data-branch='through']::before {
    bottom: 0;
  }
  &[data-branch]::after {
    margin-left: 18px;
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

/** Whether a row's image is that of the row above, and of the one below, too. */
function branchOf(rows: readonly ContainerRow[], index: number): 'end' | 'through' | undefined {
  const { imageId } = rows[index] ?? {}
  if (index === 0 || rows[index - 1]?.imageId !== imageId) return undefined
  return rows[index + 1]?.imageId === imageId ? 'through' : 'end'
}

interface DiagramRowProps extends Pick<OpensProps, 'machine'> {
  readonly topology: Topology
  readonly row: ContainerRow
  readonly index: number
}

interface ImageCellProps extends Pick<DiagramRowProps, 'row'> {
  readonly branch: ReturnType<typeof branchOf>
}

function ImageCell({ row, branch }: ImageCellProps): ReactNode {
  return (
    <Cell data-joins="" data-branch={branch} data-mark={goes(row.imageGoes)}>
      {!branch && (
        <Box>
          <b>{row.image}</b>
        </Box>
      )}
    </Cell>
  )
}

function DiagramRow({ topology: { rows, networks }, row, index, machine }: DiagramRowProps): ReactNode {
  const { name, state, running, mark } = row
  const opens = row.ports.length + row.mounts.length > 0
  const isNew = mark === 'new' || mark === 'came back'
  return (
    <>
      <ImageCell row={row} branch={branchOf(rows, index)} />
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

export type TopologyProps = Pick<DiagramRowProps, 'topology' | 'machine'>

/** A row for each container, a box for each image, a rail for each network; drawn for the eye, said in the list beside it. */
export function Diagram({ topology, machine }: TopologyProps): ReactNode {
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
