import '@xterm/xterm/css/xterm.css'
import { StrictMode, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createMachine } from '../../src/index.ts'
import { TerminalView, type TerminalHandle } from '../../src/react/index.ts'

const { session } = createMachine({ user: 'ada' })

function Page() {
  const [count, setCount] = useState(0)
  const [mode, setMode] = useState<'shell' | 'session' | 'broken'>('shell')
  const [error, setError] = useState('')
  const handle = useRef<TerminalHandle>(null)
  const shell = {
    prompt: () => `${count}> `,
    run: () => setCount((before) => before + 1),
  }
  const common = {
    style: { height: 200 },
    terminal: { fontSize: 14 + count, ...(mode === 'broken' && { lineHeight: -1 }) },
    onError: (reason: unknown) => setError(String(reason)),
  }
  return (
    <>
      {mode === 'session' && <TerminalView key="session" ref={handle} session={session} {...common} />}
      {mode !== 'session' && <TerminalView key={mode} ref={handle} shell={shell} {...common} />}
      <button onClick={() => handle.current?.tty.print('from outside\n')}>Print</button>
      <button onClick={() => setMode('session')}>Session</button>
      <button onClick={() => setMode('broken')}>Broken</button>
      <p>{error}</p>
    </>
  )
}

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <StrictMode>
    <Page />
  </StrictMode>,
)
