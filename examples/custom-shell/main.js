import { Terminal } from '@xterm/xterm'
import '@xterm/xterm/css/xterm.css'
import { createHistory, Tty } from '@terminal-playground/core/tty'

const words = (line) => line.split(' ').filter(Boolean)

/** A program that asks. */
async function greet(_args, io) {
  const name = await io.stdin.readLine('Who are you? ')
  await io.stdout.write(name ? `Hello, ${name}!\n` : '\nHello, whoever you are.\n')
}

/** A program that takes its time; Ctrl-C ends it. */
async function count(_args, io) {
  for (let number = 1; !io.signal.aborted; number += 1) {
    await io.stdout.write(`${number}\n`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** A program that has the whole screen until q is pressed. */
function look(_args, io) {
  return new Promise((resolve) => {
    const close = () => {
      screen.end()
      resolve()
    }
    const screen = io.raw({
      input: (key) => (key === 'q' ? close() : screen.write(`You pressed ${JSON.stringify(key)}\r\n`)),
    })
    screen.write(`${screen.screen.cols} columns, ${screen.screen.rows} rows. q leaves.\r\n`)
  })
}

async function echo(args, io) {
  await io.stdout.write(`${args.join(' ')}\n`)
}

const commands = {
  count: { run: count, description: 'count until Ctrl-C' },
  echo: { run: echo, description: 'print words' },
  greet: { run: greet, description: 'ask for a name' },
  look: { run: look, description: 'show keys, full screen' },
}

const shell = {
  prompt: () => '\x1b[1;32mdemo\x1b[m> ',
  run: async (line, io) => {
    const [name, ...args] = words(line)
    if (name === undefined) return
    if (!Object.hasOwn(commands, name)) return io.stderr.write(`\x1b[31m${name}: command not found\x1b[m\n`)
    return commands[name].run(args, io)
  },
}

const terminal = new Terminal({ fontSize: 15 })
terminal.open(document.querySelector('#terminal'))
terminal.loadAddon(
  new Tty({
    shell,
    history: createHistory({ ignoreDuplicates: true }),
    autosuggest: true,
    complete: (line, caret) => ({
      start: 0,
      candidates: Object.entries(commands)
        .filter(([name]) => name.startsWith(line.slice(0, caret)))
        .map(([text, { description }]) => ({ text, description, suffix: ' ' })),
    }),
    highlight: (line) => {
      const end = line.indexOf(' ') < 0 ? line.length : line.indexOf(' ')
      return [{ start: 0, end, style: Object.hasOwn(commands, line.slice(0, end)) ? '32' : '31' }]
    },
  }),
)
terminal.focus()
