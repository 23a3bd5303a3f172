// What a page shows frame by frame while a line editor takes keys; bench/tty-frames.mjs runs it in Chromium.
import { Terminal } from '@xterm/xterm'
import { editors } from './tty-editors.mjs'

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const later = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** How long a key is watched: later frames show nothing new. */
const WATCHED = 6

globalThis.measure = async (name, keys) => {
  const element = document.createElement('div')
  document.body.replaceChildren(element)
  const terminal = new Terminal({ cols: 80, rows: 24, cursorBlink: false, allowProposedApi: true })
  terminal.open(element)
  editors[name](terminal, () => undefined)
  terminal.focus()
  for (let turn = 0; turn < 20; turn += 1) await frame()
  const rows = element.querySelector('.xterm-rows')
  for (const key of 'a line that is edited in its middle, while frames are counted') terminal.input(key)
  for (let turn = 0; turn < 20; turn += 1) await frame()
  for (let turn = 0; turn < 30; turn += 1) terminal.input('\x1b[D')
  for (let turn = 0; turn < 20; turn += 1) await frame()
  let [frames, hidden, shown] = [0, 0, rows.innerHTML]
  for (let key = 0; key < keys; key += 1) {
    // keys come at any time between two frames
    await later(key % 17)
    terminal.input('abcdefghij'[key % 10])
    for (let turn = 0; turn < WATCHED; turn += 1) {
      await frame()
      if (rows.innerHTML === shown) continue
      shown = rows.innerHTML
      frames += 1
      if (!rows.querySelector('.xterm-cursor')) hidden += 1
    }
  }
  return { frames: frames / keys, hidden }
}
