import '@xterm/xterm/css/xterm.css'
import { createMachine } from '../../src/index.ts'

// what is set before the element is defined is kept
const early = document.createElement('terminal-playground-terminal')
const ran: string[] = []
early.shell = { prompt: () => 'early> ', run: (line) => ran.push(line) }
early.options = { fontSize: 20 }
early.style.height = '200px'
early.addEventListener('ready', () => document.body.append('ready'))
document.body.append(early)

await import('../../src/custom-element/index.ts')

const button = (name: string, press: () => void): void => {
  const made = document.createElement('button')
  made.textContent = name
  made.addEventListener('click', press)
  document.body.append(made)
}

const box = document.body.appendChild(document.createElement('section'))
button('Move', () => box.append(early))
button('Take away', () => early.remove())
button('Session', () => (early.session = createMachine({ user: 'ada' }).session))
button('Tell', () => document.body.append(`ran ${ran.join()}, size ${early.handle?.terminal.options.fontSize}`))
