// Gives a page on this machine a real bash. Only pages of this machine may connect: whoever does can do what you can.
import { spawn } from 'node:child_process'
import { WebSocketServer } from 'ws'

const LOCAL = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** A number from the address, kept within what a screen can be. */
const size = (text, fallback) => Math.min(500, Math.max(2, Number.parseInt(text ?? '', 10) || fallback))

const server = new WebSocketServer({
  host: '127.0.0.1',
  port: 8722,
  verifyClient: ({ origin }) => LOCAL.test(origin ?? ''),
})

server.on('connection', (socket, request) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const [columns, rows] = [size(searchParams.get('columns'), 80), size(searchParams.get('rows'), 24)]
  // script(1) gives bash a terminal of its own, so that no native module is needed
  const bash = spawn('script', ['-qfc', `stty cols ${columns} rows ${rows}; exec bash -i`, '/dev/null'], {
    env: { ...process.env, TERM: 'xterm-256color' },
  })
  const decoder = new TextDecoder()
  bash.stdout.on('data', (bytes) => socket.send(decoder.decode(bytes, { stream: true })))
  bash.on('close', () => socket.close())
  bash.on('error', (error) => {
    socket.send(`script(1) could not be started: ${error.message}\r\n`)
    socket.close()
  })
  socket.on('message', (data) => bash.stdin.write(String(data)))
  socket.on('close', () => bash.kill('SIGHUP'))
})

console.log('bash waits on ws://localhost:8722, for pages of this machine only. Ctrl-C stops it.')
