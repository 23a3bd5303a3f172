import { parseWebAddress, requestPage } from '../web.ts'
import { complain, type LinuxInvocation, simpleCommand } from './command.ts'
import { explain } from './help.ts'

/** Statuses of curl(1), EXIT CODES. */
const status = { usage: 2, malformed: 3, unresolved: 6, refused: 7, protocol: 1 } as const

async function print(process: LinuxInvocation, url: string): Promise<number> {
  const address = parseWebAddress(url)
  if (!address) return complain(process, '(3) URL using bad/illegal format or missing URL', status.malformed)
  const { scheme, host, port } = address
  if (!/^https?$/.test(scheme)) return complain(process, `(1) Protocol "${scheme}" not supported`, status.protocol)
  const answer = await requestPage(process.system.network, address)
  if (answer.type === 'unknown-host') {
    return complain(process, `(6) Could not resolve host: ${host}`, status.unresolved)
  }
  await process.clock.wait(2 * answer.host.latency, process.signal)
  if (answer.type === 'refused') {
    return complain(process, `(7) Failed to connect to ${host} port ${port}: Connection refused`, status.refused)
  }
  await process.stdout.write(answer.response.body)
  return 0
}

export const curl = simpleCommand({
  declaration: {
    options: [{ long: 'help', summary: 'show how curl is called' }],
    operands: [{ name: 'URL', kind: 'url' }],
    description: [
      'Asks a web server for the page at URL and prints it. Nothing is saved: wget does that.',
      'The network is simulated: example.com, example.org and files.example.com are there, other hosts do not resolve.',
    ],
    examples: [{ line: 'curl http://example.com/hello.txt', meaning: 'print a small text from the web' }],
  },
  misuseStatus: status.usage,
  main: async (process, { operands, has }) => {
    if (has('help')) return explain(process, 'curl')
    const [url] = operands
    return url === undefined
      ? complain(process, "try 'curl --help' for more information", status.usage)
      : print(process, url)
  },
})
