// The line editors that are measured: ours, and the peers that bench/peers installs. Each takes a terminal and keeps reading
// lines; `onLine` hears of every one.
import { LocalEchoAddon } from './peers/node_modules/@gytx/xterm-local-echo/dist/index.modern.js'
import LocalEchoController from './peers/node_modules/local-echo/lib/LocalEchoController.js'
import { Readline } from './peers/node_modules/xterm-readline/lib/readline.js'
import { Tty } from '../src/tty/index.ts'

async function readForever(read, onLine) {
  for (;;) onLine(await read())
}

export const editors = {
  ours(terminal, onLine) {
    terminal.loadAddon(new Tty({ shell: { prompt: () => '$ ', run: onLine } }))
  },
  'xterm-readline 1.2.2'(terminal, onLine) {
    const readline = new Readline()
    terminal.loadAddon(readline)
    void readForever(() => readline.read('$ '), onLine)
  },
  '@gytx/xterm-local-echo 0.1.7'(terminal, onLine) {
    const echo = new LocalEchoAddon()
    terminal.loadAddon(echo)
    void readForever(() => echo.read('$ '), onLine)
  },
  'local-echo 0.2.0'(terminal, onLine) {
    // it was written for the events of xterm.js 3
    terminal.on = (event, listener) => (event === 'data' ? terminal.onData(listener) : terminal.onResize(listener))
    const echo = new LocalEchoController(terminal)
    void readForever(() => echo.read('$ '), onLine)
  },
}
