import { Terminal } from '@xterm/xterm'
import '@xterm/xterm/css/xterm.css'
import { FitAddon } from '@xterm/addon-fit'
import { Tty } from '@terminal-playground/core/tty'

/** What a program may have left on when the connection was cut: other screen, hidden cursor, mouse, bracketed paste, colours. */
const LEAVE_ALL = '\x1b[?1049l\x1b[?25h\x1b[?1000l\x1b[?1002l\x1b[?1003l\x1b[?1006l\x1b[?2004l\x1b[!p\x1b[m'

/** Hands keyboard and screen to the bash behind the socket until it ends, or the connection does. */
function connect(io) {
  return new Promise((resolve, reject) => {
    const { cols, rows } = io.screen
    const socket = new WebSocket(`ws://localhost:8722/?cols=${cols}&rows=${rows}`)
    const send = (message) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
    }
    let raw
    socket.addEventListener('open', () => {
      raw = io.raw({ alternateScreen: false, input: (input) => send({ input }) })
      raw.onResize((screen) => send(screen))
      socket.addEventListener('message', ({ data }) => raw.write(data))
    })
    socket.addEventListener('close', () => {
      if (!raw) {
        reject(new Error('no server on port 8722: node server.mjs starts it'))
        return
      }
      raw.write(`${LEAVE_ALL}\r\nThe connection has ended.\r\n`)
      raw.end()
      resolve()
    })
  })
}

const terminal = new Terminal()
const fit = new FitAddon()
terminal.loadAddon(fit)
terminal.open(document.querySelector('#terminal'))
fit.fit()
addEventListener('resize', () => fit.fit())
terminal.loadAddon(
  new Tty({
    shell: {
      prompt: () => 'Enter connects to bash on this machine. ',
      run: (_line, io) => connect(io),
    },
  }),
)
terminal.focus()
