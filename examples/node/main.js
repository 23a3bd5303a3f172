// A terminal without a page: node main.js, after npm install
import headless from '@xterm/headless'
import { connect, createMachine } from '@terminal-playground/core'

const terminal = new headless.Terminal({ cols: 80, rows: 12, allowProposedApi: true })
const machine = createMachine({ files: { 'fruit.txt': 'pear\napple\npear\n' }, now: Date.UTC(2026, 0, 1) })
const connection = connect(terminal, machine.session)

connection.press('sort fruit.txt | uniq -c > counted; cat counted\r')
await connection.idle()

for (let row = 0; row < terminal.rows; row += 1)
  console.log(terminal.buffer.active.getLine(row).translateToString(true).trimEnd())
console.log(await machine.bash.exec('wc -l < counted'))
