import type { ReactNode } from 'react'
import type { Machine } from '../../shell/machine.ts'
import type { ModeKeeper } from '../mode-keeper.ts'
import type { Panes } from '../panes.ts'
import { useStore } from '../use-store.ts'
import { rewindOf } from './rewind.ts'
import { RedoButton, UndoButton } from './Timeline.tsx'

interface TitleButtonsProps {
  readonly keeper: ModeKeeper
  readonly panes: Panes
  readonly machine: Machine
}

/** Undo and Redo in the title bar, where the panel is out of sight. */
export function TitleButtons({ keeper, panes, machine }: TitleButtonsProps): ReactNode {
  const rewind = rewindOf(machine, keeper, panes)
  const state = useStore(rewind.state)
  return (
    <>
      <UndoButton rewind={rewind} state={state} />
      <RedoButton rewind={rewind} state={state} />
    </>
  )
}
