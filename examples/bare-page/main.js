import { Terminal } from '@xterm/xterm'
import '@xterm/xterm/css/xterm.css'
import { Tty } from '@terminal-playground/core/tty'

const terminal = new Terminal()
terminal.open(document.querySelector('#terminal'))
terminal.loadAddon(
  new Tty({
    shell: {
      prompt: () => '$ ',
      run: async (line, io) => {
        if (line === '') return
        await io.stdout.write(`You typed ${line.length} characters: ${line}\n`)
      },
    },
  }),
)
terminal.focus()
