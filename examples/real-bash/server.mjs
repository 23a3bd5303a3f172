// Gives a page on this machine a real bash. Only pages of this machine may connect: whoever does can do what you can.
import { execFile, spawn } from 'node:child_process'
import { WebSocketServer } from 'ws'

const LOCAL = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** A number from outside, kept within what a screen can be. */
const size = (value, fallback) => Math.min(500, Math.max(2, Number.parseInt(value ?? '', 10) || fallback))

const server = new WebSocketServer({
  host: '127.0.0.1',
  port: 8722,
  verifyClient: ({ origin }) => LOCAL.test(origin ?? ''),
})

/** Starts bash on a terminal of its own, which script(1) gives it, so that no native module is needed. */
function startBash(cols, rows) {
  // the name of that terminal comes on descriptor 3
  const line = `tty >&3; exec 3>&-; stty cols ${cols} rows ${rows}; exec bash -i`
  const bash = spawn('script', ['-qfc', line, '/dev/null'], {
    env: { ...process.env, TERM: 'xterm-256color' },
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  })
  const name = new Promise((resolve) => bash.stdio[3].once('data', (bytes) => resolve(String(bytes).trim())))
  const resize = async (newCols, newRows) =>
    execFile('stty', ['-F', await name, 'cols', newCols, 'rows', newRows], () => undefined)
  return { bash, resize }
}

server.on('connection', (socket, request) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const { bash, resize } = startBash(size(searchParams.get('cols'), 80), size(searchParams.get('rows'), 24))
  const decoder = new TextDecoder()
  bash.stdout.on('data', (bytes) => socket.send(decoder.decode(bytes, { stream: true })))
  bash.on('close', () => socket.close())
  bash.on('error', (error) => socket.send(`script(1) could not be started: ${error.message}\r\n`))
  // a page that has gone away leaves a pipe that nobody reads
  bash.stdin.on('error', () => undefined)
  socket.on('message', (message) => {
    const { input, cols, rows } = JSON.parse(String(message))
    if (typeof input === 'string') bash.stdin.write(input)
    else void resize(size(cols, 80), size(rows, 24))
  })
  socket.on('close', () => bash.kill('SIGHUP'))
})

console.log('bash waits on ws://localhost:8722, for pages of this machine only. Ctrl-C stops it.')
