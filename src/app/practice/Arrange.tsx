import { type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { lineOfPieces, type Piece, piecesOf, shuffled } from '../../course/arrangement.ts'
import { wordColor } from '../playground/Anatomy.tsx'
import { keycap, Spoken, touchLeast } from '../playground/controls.tsx'
import { Walking } from '../playground/StepButtons.tsx'
import { useHeard } from '../playground/step.ts'
import { color, font, media, radius, type } from '../theme.ts'
import { type Arranged, move, put, takeOut } from './arranged.ts'
import type { CardProps } from './card.ts'
import { HintButton, HintText } from './Help.tsx'
import { Box, Bracket, Facts, Heading, Line, TaskText, TwoButtons } from './parts.tsx'
import type { Task } from './task.ts'
import { TaskGoals, World } from './TaskCard.tsx'
import { words } from './words.ts'

const Pieces = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 10px;
  button {
    height: 40px;
    padding: 0 12px;
    border: 1px solid ${color.ctl};
    border-radius: ${radius.control};
    background: ${color.s1};
    font: 500 ${type.t15} / 1 ${font.mono};
    font-variant-ligatures: none;
    color: ${color.text};
    ${touchLeast}
    &:hover {
      border-color: ${color.text3};
      background: ${color.s2};
    }
    &[aria-disabled] {
      border-style: dashed;
      color: ${color.text3};
      cursor: default;
    }
  }
`

const Placed = styled(Line)`
  button {
    text-align: left;
  }
  kbd {
    font: 500 ${type.t12} / 1 ${font.mono};
  }
`

const Keys = styled(Facts)`
  kbd {
    ${keycap}
  }
  ${media.coarse} {
    && {
      display: none;
    }
  }
`

/** What is dragged: the number of a piece, as text. */
const DRAGGED = 'text/plain'

const drag = (event: DragEvent, piece: number): void => event.dataTransfer.setData(DRAGGED, String(piece))

interface PlacedWordProps {
  readonly piece: Piece
  readonly number: number
  readonly arranged: Arranged
  readonly onChange: (arranged: Arranged) => void
}

/** A word in the line. */
function PlacedWord({ piece, number, arranged, onChange }: PlacedWordProps): ReactNode {
  const at = arranged.indexOf(number)
  const isJoint = piece.kind === 'operator'
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowLeft') onChange(move(arranged, number, -1))
    else if (event.key === 'ArrowRight') onChange(move(arranged, number, 1))
    else if (event.key === 'Backspace' || event.key === 'Delete') onChange(takeOut(arranged, number))
    else return
    event.preventDefault()
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    onChange(put(arranged, Number(event.dataTransfer.getData(DRAGGED)), at))
  }
  return (
    <Bracket
      as="button"
      type="button"
      draggable
      data-piece={number}
      data-filled=""
      data-joint={isJoint || undefined}
      data-last={at + 1 === arranged.length || undefined}
      style={isJoint ? undefined : { color: wordColor(piece.kind) }}
      aria-label={words.placed(piece.text, at + 1, arranged.length)}
      onClick={() => onChange(takeOut(arranged, number))}
      onKeyDown={press}
      onDragStart={(event: DragEvent) => drag(event, number)}
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={drop}
    >
      {piece.text}
    </Bracket>
  )
}

interface BoardProps {
  readonly pieces: readonly Piece[]
  /** How many words the line has. */
  readonly blanks: number
  readonly arranged: Arranged
  readonly onChange: (arranged: Arranged) => void
}

function Slots({ pieces, blanks, arranged, onChange }: BoardProps): ReactNode {
  const free = Math.max(0, blanks - arranged.length)
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    onChange(put(arranged, Number(event.dataTransfer.getData(DRAGGED))))
  }
  return (
    <Box onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is no set of fields */}
      <Placed role="group" aria-label={words.theLine()} className="arranged">
        {arranged.map((number) => {
          const piece = pieces[number]
          return piece && <PlacedWord key={number} {...{ piece, number, arranged, onChange }} />
        })}
        {Array.from({ length: free }, (_unused, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- blanks are nothing but their place
          <Bracket key={index} data-blank="">
            <Spoken>{words.blank()}</Spoken>
          </Bracket>
        ))}
      </Placed>
    </Box>
  )
}

function Supply({ pieces, arranged, onChange }: BoardProps): ReactNode {
  const press = (event: KeyboardEvent): void => {
    const last = arranged.at(-1)
    if (event.key !== 'Backspace' || last === undefined) return
    event.preventDefault()
    onChange(takeOut(arranged, last))
  }
  return (
    <Pieces aria-label={words.pieces()} className="pieces">
      {pieces.map(({ text }, number) => (
        // words repeat; their place is what tells them apart
        // oxlint-disable-next-line react/no-array-index-key
        <li key={number}>
          <button
            type="button"
            draggable={!arranged.includes(number)}
            aria-disabled={arranged.includes(number) || undefined}
            onClick={() => arranged.includes(number) || onChange(put(arranged, number))}
            onKeyDown={press}
            onDragStart={(event) => drag(event, number)}
          >
            {text}
          </button>
        </li>
      ))}
    </Pieces>
  )
}

/** Moves the focus with a word that was moved, and to its neighbour where it was taken out. */
function useFocusAfter(arranged: Arranged): (next: Arranged, set: (next: Arranged) => void) => void {
  const place = useRef<number>(undefined)
  useEffect(() => {
    if (place.current === undefined) return
    const at = Math.min(place.current, arranged.length - 1)
    place.current = undefined
    const all = document.querySelectorAll<HTMLElement>('.arranged > button')
    const next = all[at] ?? document.querySelector<HTMLElement>('.pieces button:not([aria-disabled])')
    next?.focus({ preventScroll: true })
  }, [arranged])
  return (next, set) => {
    const { activeElement } = document
    const focused = activeElement instanceof HTMLElement ? activeElement.dataset['piece'] : undefined
    if (focused !== undefined) {
      const at = next.indexOf(Number(focused))
      place.current = at >= 0 ? at : arranged.indexOf(Number(focused))
    }
    set(next)
  }
}

interface ArrangeCardProps extends CardProps {
  readonly onClose: () => void
}

/** The pieces of a task, and the line that they make. */
function useBoard({ arrangement, words: asked = [] }: Task): { readonly board: BoardProps; readonly line: string } {
  const pieces = useMemo(
    () => (arrangement ? shuffled(arrangement, asked, arrangement.id.length) : []),
    [arrangement, asked],
  )
  const [arranged, setArranged] = useState<Arranged>([])
  const change = useFocusAfter(arranged)
  const onChange = (next: Arranged): void => change(next, setArranged)
  return {
    board: { pieces, arranged, blanks: piecesOf(asked).length, onChange },
    line: lineOfPieces(arranged.flatMap((number) => pieces[number] ?? [])),
  }
}

function Buttons({
  keeper,
  actions,
  open,
  task,
  line,
  onClose,
}: ArrangeCardProps & { readonly line: string }): ReactNode {
  const isMet = useHeard(keeper, task.asked)?.isMet === true
  const isOff = open.phase !== 'ready' || line === ''
  return (
    <TwoButtons className="buttons">
      <Walking
        type="button"
        className="main"
        data-filled={(!isMet && !isOff) || undefined}
        aria-disabled={isOff || undefined}
        onClick={() => isOff || actions.enter(line)}
      >
        {words.runLine()}
      </Walking>
      <Walking type="button" data-filled={isMet || undefined} onClick={onClose}>
        {isMet ? words.finish() : words.skip()}
      </Walking>
    </TwoButtons>
  )
}

function KeysOfWords(): ReactNode {
  return (
    <Keys aria-hidden="true">
      <span>
        <kbd>←</kbd> <kbd>→</kbd> {words.moves()}
      </span>
      <span>
        <kbd>Backspace</kbd> {words.putsBack()}
      </span>
    </Keys>
  )
}

/** The words of a line, to be put in order. */
export function ArrangeCard(props: ArrangeCardProps): ReactNode {
  const { task } = props
  const { board, line } = useBoard(task)
  return (
    <>
      <Heading title={words.arrangeTitle()}>
        <HintButton {...props} />
      </Heading>
      <TaskText>
        {task.text} {words.notNeeded()}
      </TaskText>
      <Slots {...board} />
      <HintText {...props} />
      <Supply {...board} />
      <KeysOfWords />
      <TaskGoals {...props} />
      <World {...props} />
      <Buttons {...props} line={line} />
    </>
  )
}
