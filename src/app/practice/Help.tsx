import type { ReactNode } from 'react'
import { Prose } from '../learn/Prose.tsx'
import { useStore } from '../use-store.ts'
import type { CardProps } from './card.ts'
import { Blanks, Gloss } from './Gloss.tsx'
import { HintLine, TextButton } from './parts.tsx'
import type { Stage } from './task.ts'
import { words } from './words.ts'
import { wordsOf } from '../../course/line-words.ts'

/** The button of the next stage of help, while there is one. */
export function HintButton({ practice, task, open }: CardProps): ReactNode {
  const { hints, shown } = useStore(practice.help)
  const of = task.stages.length
  if (open.phase === 'waiting' || shown || hints >= of) return null
  // its place is there before it can be of use
  return (
    <TextButton type="button" className="hint" disabled={open.phase !== 'ready'} onClick={() => practice.hint()}>
      {words.hint(hints + 1, of)}
    </TextButton>
  )
}

/** What the stage says that was opened last. */
export function HintText({ practice, task }: CardProps): ReactNode {
  const { hints, shown } = useStore(practice.help)
  const stage = shown ? undefined : task.stages[hints - 1]
  return (
    <output>
      {stage && (
        <HintLine as="span" style={{ display: 'block' }}>
          <b>{words.hintName(hints)}</b> <Prose text={stage.text} />
        </HintLine>
      )}
    </output>
  )
}

const isGiven = ({ lines }: Stage): boolean => lines.some((line) => line.some((word) => word !== undefined))

/** The line that is to be found, as far as help has filled it; `empty` stands where nothing of it is known. */
export function Found({ practice, task, empty }: CardProps & { readonly empty: ReactNode }): ReactNode {
  const { hints, shown } = useStore(practice.help)
  const stage = task.stages[hints - 1]
  if (task.words && !task.arrangement) {
    const given = shown ? task.words : (stage?.lines[0] ?? [])
    return <Gloss words={task.words} given={given} />
  }
  if (shown) return <Blanks lines={task.way.map((line) => wordsOf(line))} />
  return stage && isGiven(stage) ? <Blanks lines={stage.lines} /> : empty
}
