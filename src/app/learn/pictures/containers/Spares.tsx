import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, type } from '../../../theme.ts'
import { say } from '../../../words/language.ts'
import { MarkTag } from '../parts.tsx'
import { goes, struck } from './marks.ts'
import type { Topology } from './topology.ts'

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

interface NamesProps extends Pick<Topology, 'leaving'> {
  readonly names: readonly string[]
}

function Names({ names, leaving }: NamesProps): ReactNode {
  return names.map((name, index) => (
    <Fragment key={name}>
      <Spared data-mark={goes(leaving.has(name))}>
        <span>
          <code>{name}</code>
          {index + 1 < names.length && ','}
        </span>
        <MarkTag mark={goes(leaving.has(name))} />
      </Spared>{' '}
    </Fragment>
  ))
}

/** Images and volumes that no container has. */
export function Spares({
  topology: { spareImages, spareVolumes, leaving },
}: {
  readonly topology: Topology
}): ReactNode {
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
