import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { styled } from 'styled-components'
import { FitAddon } from '@xterm/addon-fit'
import { Terminal } from '@xterm/xterm'
import '@xterm/xterm/css/xterm.css'

// What a page costs that has nothing but the packages that ours is made of: a heading and a terminal with a prompt

const Box = styled.div`
  width: 900px;
  height: 500px;
`

function openTerminal(host: HTMLDivElement | null): (() => void) | undefined {
  if (!host) return undefined
  const terminal = new Terminal({ allowProposedApi: true })
  const fit = new FitAddon()
  terminal.loadAddon(fit)
  terminal.open(host)
  fit.fit()
  terminal.onData((data) => terminal.write(data))
  terminal.write('user@host:~$ ', () => (host.dataset['state'] = 'prompt'))
  return () => terminal.dispose()
}

const terminal = createElement(Box, { ref: openTerminal, className: 'terminal-screen' })
const page = createElement('main', null, createElement('h1', null, 'A terminal'), terminal)
const routes = createElement(Routes, null, createElement(Route, { path: '*', element: page }))

createRoot(document.getElementById('root') ?? document.body).render(createElement(BrowserRouter, null, routes))
