import { deepEqual } from 'node:assert/strict'
import headless from '@xterm/headless'
import { connect, createMachine } from '@terminal-playground/core'
import { jq } from '@terminal-playground/core/jq'

const machine = createMachine({ now: 0, jq, files: { 'a.json': '{"a":[1,2]}' } })
deepEqual(await machine.bash.exec('jq -c .a a.json'), { stdout: '[1,2]\n', stderr: '', status: 0 })

const terminal = new headless.Terminal({ cols: 60, rows: 10, allowProposedApi: true })
const connection = connect(terminal, machine.session)
connection.press('echo $((6 * 7))\r')
await connection.idle()
const rows = Array.from({ length: 4 }, (_, at) => terminal.buffer.active.getLine(at).translateToString(true))
deepEqual(rows.includes('42'), true, rows.join('\n'))
