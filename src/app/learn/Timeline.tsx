import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import type { Machine } from '../../shell/machine.ts'
import type { MachineSnapshot } from '../../shell/snapshots.ts'
import type { Moment } from '../../shell/timeline.ts'
import { barButton, spokenOnly } from '../playground/controls.tsx'
import { color, media } from '../theme.ts'
import { useStore } from '../use-store.ts'
import { PanelIcon } from './PanelIcon.tsx'
import type { Rewind, RewindState } from './rewind.ts'
import { firstPlace, placeInWords, type Tick, ticksOf } from './ticks.ts'
import { differs } from './world.ts'
import { say } from '../words/language.ts'

const Place = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  margin-left: auto;
  ${media.phone} {
    flex: none;
    gap: 0;
  }
`

const iconAlone = css`
  width: 44px;
  padding: 0;
  span {
    ${spokenOnly}
  }
`

/** Undo and Redo; off, they stay where the focus is. */
export const RewindButton = styled.button`
  ${barButton}
  padding: 0 8px;
  &[aria-disabled] {
    background: none;
    color: ${color.text3};
    cursor: not-allowed;
    ${media.forced} {
      color: GrayText;
    }
  }
  ${media.phone} {
    ${iconAlone}
  }
  /* large text */
  @container panel (max-width: 29rem) {
    ${iconAlone}
  }
`

const Ticks = styled.div`
  display: flex;
  align-items: center;
  height: 32px;
  /* the first lines move nothing that is beside it */
  min-width: 171px;
  @container panel (max-width: 29rem) {
    min-width: 60px;
  }
  overflow: hidden;
  cursor: pointer;
  touch-action: none;
  &[aria-disabled] {
    cursor: not-allowed;
  }
  i {
    display: grid;
    place-items: center;
    flex: none;
    width: 10px;
    height: 24px;
    &::before {
      content: '';
      width: 4px;
      height: 6px;
      border-radius: 1.5px;
      background: ${color.ctl};
      ${media.forced} {
        background: CanvasText;
      }
    }
  }
  i[data-changed]::before {
    height: 14px;
    background: ${color.text2};
    ${media.forced} {
      background: CanvasText;
    }
  }
  i[data-failed]::before {
    background: ${color.err};
    ${media.forced} {
      background: Mark;
    }
  }
  i[data-undone]::before {
    background: none;
    box-shadow: inset 0 0 0 1px ${color.ctl};
    ${media.forced} {
      background: none;
      border: 1px solid CanvasText;
    }
  }
  i[data-failed][data-undone]::before {
    box-shadow: inset 0 0 0 1px ${color.err};
  }
  b {
    flex: none;
    width: 3px;
    height: 20px;
    margin: 0 4px;
    border-radius: 1px;
    background: ${color.accent};
    ${media.forced} {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
  ${media.phone} {
    display: none;
  }
`

const verdicts = new WeakMap<Moment<MachineSnapshot>, boolean>()

/** Whether a line has changed something; worlds that are gone had changed. */
function changedBy(machine: Machine, moment: Moment<MachineSnapshot>): boolean {
  const known = verdicts.get(moment)
  if (known !== undefined) return known
  const { before, after } = moment
  const changed = !before || !after || differs(machine.look(before).world, machine.look(after).world)
  verdicts.set(moment, changed)
  return changed
}

interface SliderProps {
  readonly rewind: Rewind
  readonly machine: Machine
  readonly state: RewindState
}

const tickMark = ({ id, at, changed, failed, undone }: Tick): ReactNode => (
  <i
    key={id}
    data-at={at}
    data-changed={changed || undefined}
    data-failed={failed || undefined}
    data-undone={undone || undefined}
  />
)

interface MarksProps {
  readonly ticks: readonly Tick[]
  readonly at: number
}

/** The ticks, and the present among them. */
function Marks({ ticks, at }: MarksProps): ReactNode {
  return (
    <>
      {ticks.filter((tick) => tick.at <= at).map(tickMark)}
      <b />
      {ticks.filter((tick) => tick.at > at).map(tickMark)}
    </>
  )
}

/** The place that is pointed at. */
function placeAt(event: PointerEvent): number | undefined {
  const tick = document.elementFromPoint(event.clientX, event.clientY)
  const place = tick instanceof HTMLElement ? tick.dataset['at'] : undefined
  return place === undefined ? undefined : Number(place)
}

/** Where a key leads to from a place. */
function placeOfKey(key: string, at: number, first: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(first, at - 1)
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, at + 1)
    case 'Home':
      return first
    case 'End':
      return last
    default:
      return undefined
  }
}

/** A tick a line, and a slider over them: each place is said. */
function Slider({ rewind, machine, state }: SliderProps): ReactNode {
  const { timeline, ready } = state
  const [first, last] = [firstPlace(timeline), timeline.moments.length]
  const onKeyDown = (event: KeyboardEvent): void => {
    const place = placeOfKey(event.key, timeline.at, first, last)
    if (place === undefined) return
    event.preventDefault()
    if (place !== timeline.at) rewind.go(place)
  }
  const onPoint = (event: PointerEvent): void => {
    if (event.buttons === 0) return
    const place = placeAt(event)
    if (place !== undefined && place !== rewind.state.get().timeline.at) rewind.go(place)
  }
  return (
    <Ticks
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input draws no ticks of its own
      role="slider"
      tabIndex={0}
      aria-label={say('Place in your lines')}
      aria-valuemin={first}
      aria-valuemax={last}
      aria-valuenow={timeline.at}
      aria-valuetext={placeInWords(timeline, timeline.at)}
      aria-disabled={!ready || undefined}
      onKeyDown={onKeyDown}
      onPointerDown={onPoint}
      onPointerMove={onPoint}
    >
      <Marks ticks={ticksOf(timeline, (moment) => changedBy(machine, moment))} at={timeline.at} />
    </Ticks>
  )
}

interface RewindProps {
  readonly rewind: Rewind
  readonly state: RewindState
}

export function UndoButton({ rewind, state }: RewindProps): ReactNode {
  const { timeline, ready, outside } = state
  const off = !ready || (outside ?? timeline.at - 1) < firstPlace(timeline)
  return (
    <RewindButton type="button" aria-disabled={off || undefined} onClick={() => rewind.undo()}>
      <PanelIcon name="undo" />
      <span>{say('Undo')}</span>
    </RewindButton>
  )
}

export function RedoButton({ rewind, state }: RewindProps): ReactNode {
  const { timeline, ready } = state
  const off = !ready || timeline.at >= timeline.moments.length
  return (
    <RewindButton type="button" aria-disabled={off || undefined} onClick={() => rewind.redo()}>
      <PanelIcon name="redo" />
      <span>{say('Redo')}</span>
    </RewindButton>
  )
}

interface TimelineProps {
  readonly rewind: Rewind
  readonly machine: Machine
}

/** Undo, one tick for each of the last lines, Redo. */
export function Timeline({ rewind, machine }: TimelineProps): ReactNode {
  const state = useStore(rewind.state)
  return (
    // a fieldset would need a legend
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <Place role="group" aria-label={say('Lines you ran')}>
      <UndoButton rewind={rewind} state={state} />
      <Slider rewind={rewind} machine={machine} state={state} />
      <RedoButton rewind={rewind} state={state} />
    </Place>
  )
}
