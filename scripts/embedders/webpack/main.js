import { Terminal } from '@xterm/xterm'
import '@xterm/xterm/css/xterm.css'
import { connect, createMachine } from '@terminal-playground/core'
import { jqInWorker } from '@terminal-playground/core/jq'
import { createDockerMachine } from '@terminal-playground/core/docker'

const start = () => new Worker(new URL('./jq-worker.js', import.meta.url), { type: 'module' })
const terminal = new Terminal()
terminal.open(document.body)
connect(terminal, createMachine({ jq: jqInWorker(start) }).session)
window.docker = createDockerMachine
