import { type ReactNode, useMemo } from 'react'
import { Spoken } from '../../../playground/controls.tsx'
import type { Removal, Told } from '../../../told.ts'
import { useStore, useStorePart } from '../../../use-store.ts'
import { say } from '../../../words/language.ts'
import { Nothing } from '../parts.tsx'
import type { PictureProps } from '../picture.ts'
import { spanOf } from '../span.ts'
import { ContainerList } from './ContainerList.tsx'
import { Diagram } from './Diagram.tsx'
import { Spares } from './Spares.tsx'
import { rowInWords, topologyOf } from './topology.ts'

const removalOf = (told: Told | undefined): Removal | undefined => (told?.type === 'preview' ? told.removal : undefined)

/** Images, containers, what they open and keep, and the networks that they are in. */
export function Containers({ machine, rewind, told, downwards }: PictureProps): ReactNode {
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
