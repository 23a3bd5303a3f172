import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import type { RunningProcess } from '../../../shell/terminal-shell.ts'
import type { Machine } from '../../../shell/machine.ts'
import { Spoken, textButton } from '../../playground/controls.tsx'
import { color, font, rem, type } from '../../theme.ts'
import { useStore } from '../../use-store.ts'
import { late } from '../../late.ts'
import type { PictureProps } from './picture.ts'
import { colorOf, Dot, MarkTag, Nothing } from './parts.tsx'
import { type ProcessRow, processRows } from './process-rows.ts'
import { say } from '../../words/language.ts'

/** How often it is asked what runs, in milliseconds, while something runs besides the shell. */
const INTERVAL_MS = 1000

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: 400 ${type.t13} / ${rem(26)} ${font.mono};
  font-variant-ligatures: none;
  white-space: nowrap;
  th {
    font: 600 ${type.t12} / ${rem(22)} ${font.ui};
    text-align: left;
    color: ${color.text3};
  }
  td,
  th {
    padding: 0 14px 0 0;
  }
  td:first-child,
  th:first-child {
    padding-left: 10px;
  }
  tr[data-new] td:first-child {
    box-shadow: inset 2px 0 0 ${color.accent};
  }
  .words {
    font-family: ${font.ui};
    color: ${color.text2};
  }
  .words > [data-mark] {
    margin-left: 4px;
  }
  button {
    ${textButton}
  }
`

/** What runs now. */
function useProcesses(machine: Machine): readonly RunningProcess[] {
  const [, setAsked] = useState(0)
  useStore(machine.session.state)
  const { processes } = machine.session
  const busy = processes.length > 1
  useEffect(() => {
    if (!busy) return undefined
    const timer = setInterval(() => setAsked((asked) => asked + 1), INTERVAL_MS)
    return () => clearInterval(timer)
  }, [busy])
  return processes
}

function stateInWords({ state, isShell, foreground }: ProcessRow, waits: boolean): string {
  if (state === 'stopped') return say('stopped')
  if (isShell) return waits ? say('waits for you') : say('waits for what it runs')
  return foreground ? say('runs') : say('in the background')
}

interface RowProps {
  readonly row: ProcessRow
  /** Whether it is a shell at its prompt. */
  readonly waits: boolean
  /** Whether the number of the job is on its button alone. */
  readonly narrow: boolean
  readonly onKill: (command: string) => void
}

function Row({ row, waits, narrow, onKill }: RowProps): ReactNode {
  const { pid, depth, argv, job, isNew, isShell, foreground } = row
  const kill = `kill %${job ?? ''}`
  return (
    <tr data-new={isNew || undefined}>
      <td>
        <span aria-hidden="true">{depth > 0 && `${'\u00a0\u00a0'.repeat(depth - 1)}\u00a0└ `}</span>
        {argv.map((word, index) => (
          // words repeat in a line; their place in it is what tells them apart
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} style={depth > 0 ? { color: colorOf(word, index) } : undefined}>
            {index > 0 && ' '}
            {word}
          </span>
        ))}
      </td>
      <td>{pid}</td>
      <td className="words">
        <Dot data-on={(isShell ? waits : foreground) || undefined} aria-hidden="true" />
        {stateInWords(row, waits)} <MarkTag mark={isNew ? 'new' : undefined} />
      </td>
      {!narrow && <td>{job !== undefined && `%${job}`}</td>}
      <td>
        {job !== undefined && (
          <button type="button" onClick={() => onKill(kill)}>
            {kill}
          </button>
        )}
      </td>
    </tr>
  )
}

const SkipTime = late(async () => (await import('./skip/SkipTime.tsx')).SkipTime)

/** What runs in Bash, children below their parents. */
export function ProcessesPicture({ machine, rewind, panes, downwards }: PictureProps): ReactNode {
  const processes = useProcesses(machine)
  const { ranBefore } = useStore(rewind.state)
  const { running } = machine.session.state.get()
  if (processes.length === 0)
    return (
      <Nothing text={say('In the Simple shell a program ends before the next line. Bash has programs that go on.')} />
    )
  return (
    <>
      <Table aria-label={say('Processes')}>
        <thead>
          <tr>
            <th scope="col">{say('Process')}</th>
            <th scope="col">PID</th>
            <th scope="col">{say('State')}</th>
            {!downwards && <th scope="col">{say('Job')}</th>}
            <th scope="col">
              <Spoken>{say('Actions')}</Spoken>
            </th>
          </tr>
        </thead>
        <tbody>
          {processRows(processes, ranBefore).map((row) => (
            <Row
              key={row.pid}
              row={row}
              waits={row.isShell && (row.pid === processes[0]?.pid ? !running : row.foreground)}
              narrow={downwards}
              onKill={(command) => panes.suggest(command)}
            />
          ))}
        </tbody>
      </Table>
      <Suspense>
        <SkipTime machine={machine} />
      </Suspense>
    </>
  )
}
