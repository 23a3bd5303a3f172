import { Terminal } from '@xterm/xterm'
import '@xterm/xterm/css/xterm.css'
import { createHistory, Tty } from '@terminal-playground/core/tty'

/** Arithmetic on two numbers; a line that ends in an operator goes on below. */
const calculator = {
  prompt: 'calc> ',
  isComplete: (line) => !/[-+*/]\s*$/.test(line),
  async run(line, io) {
    const [, left, operator, right] = /^\s*([\d.]+)\s*([-+*/])\s*([\d.]+)\s*$/.exec(line) ?? []
    if (!operator) throw new Error('two numbers and + - * or /, please; "exit" leaves')
    const [one, other] = [Number(left), Number(right)]
    const results = { '+': one + other, '-': one - other, '*': one * other, '/': one / other }
    await io.stdout.write(`${results[operator]}\n`)
  },
}

const answers = createHistory()

/** The first interpreter: it starts the others. */
const main = {
  prompt: '$ ',
  async run(line, io) {
    switch (line.trim()) {
      case 'calc':
        return open(calculator)
      case 'name': {
        const name = await io.stdin.readLine('Your name (Up recalls the last one): ', { history: answers })
        return io.stdout.write(`Hello, ${name ?? 'whoever you are'}\n`)
      }
      case 'menu': {
        await io.stdout.write('a: apples  b: pears  any other key: nothing\n')
        const key = await io.stdin.readKey()
        return io.stdout.write(`${{ a: 'Apples', b: 'Pears' }[key] ?? `Nothing (${key})`}\n`)
      }
      default:
        throw new Error('try calc, name, menu or exit')
    }
  },
}

/** Everybody's password. */
const PASSWORD = 'secret'

/** What stands before all others: it asks who is there. The password is not shown. */
const login = {
  prompt: 'Press Enter to log in (password: secret) ',
  async run(_line, io) {
    const user = await io.stdin.readLine('login: ')
    if (!user) return
    const password = await io.stdin.readLine('Password: ', { echo: false })
    if (password !== PASSWORD) throw new Error('Login incorrect')
    await io.stdout.write(`Welcome, ${user}.\n`)
    open(main)
  },
}

/** The interpreters that were opened one within the other; the last one has the lines. */
const opened = [login]
const innermost = () => opened.at(-1)
const open = (interpreter) => void opened.push(interpreter)
const leave = () => void (opened.length > 1 && opened.pop())

const shell = {
  prompt: () => innermost().prompt,
  isComplete: (line) => innermost().isComplete?.(line) ?? true,
  run(line, io) {
    if (line.trim() === 'exit') return leave()
    if (line.trim() === '' && innermost() !== login) return undefined
    return innermost().run(line, io)
  },
  // Ctrl-D
  endOfFile: () => (opened.length > 1 ? 'exit' : undefined),
}

const terminal = new Terminal()
terminal.open(document.querySelector('#terminal'))
terminal.loadAddon(
  new Tty({
    shell,
    history: createHistory({ storage: localStorage, key: 'interpreters', ignoreSpace: true }),
    complete: (line) => ({
      start: 0,
      candidates: ['calc', 'name', 'menu', 'exit'].filter((name) => name.startsWith(line)),
    }),
  }),
)
terminal.focus()
