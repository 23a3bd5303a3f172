import { Terminal } from '@xterm/xterm'
import '@xterm/xterm/css/xterm.css'
import { Tty } from '@terminal-playground/core/tty'

/** Hands keyboard and screen to the bash behind the socket until it ends. */
function connect(io) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://localhost:8722/?columns=${io.screen.columns}&rows=${io.screen.rows}`)
    socket.addEventListener('error', () => reject(new Error('no server on port 8722: node server.mjs starts it')))
    socket.addEventListener('open', () => {
      const raw = io.raw({ alternateScreen: false, input: (data) => socket.send(data) })
      socket.addEventListener('message', ({ data }) => raw.write(data))
      socket.addEventListener('close', () => {
        raw.end()
        resolve()
      })
    })
  })
}

const terminal = new Terminal()
terminal.open(document.querySelector('#terminal'))
terminal.loadAddon(
  new Tty({
    shell: {
      prompt: () => 'Enter connects to bash on this machine. ',
      run: (_line, io) => connect(io),
    },
  }),
)
terminal.focus()
