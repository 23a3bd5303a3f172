import { Terminal } from '@xterm/xterm'
import '@xterm/xterm/css/xterm.css'
import { connect, createMachine } from '@terminal-playground/core'
import { createDockerMachine } from '@terminal-playground/core/docker'
import { jqInWorker } from '@terminal-playground/core/jq'
import { TerminalView } from '@terminal-playground/core/react'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const start = () => new Worker(new URL('./jq-worker.js', import.meta.url), { type: 'module' })
const terminal = new Terminal()
terminal.open(document.querySelector('#terminal'))
connect(terminal, createMachine({ jq: jqInWorker(start) }).session)

const shell = { prompt: () => '$ ', run: () => undefined }
createRoot(document.querySelector('#view')).render(createElement(TerminalView, { shell }))
window.docker = createDockerMachine
