import { type DockerOption, parseFlags, switchOption, valueOption } from './flags.ts'
import type { BadFlag, BadValue, ParsedFlags } from './flags.ts'

const STRING = { name: 'string', kind: 'text' } as const

/** The options that stand before a command. */
const options: readonly DockerOption[] = [
  valueOption('config', { name: 'string', kind: 'directory' }, 'where the client keeps its settings'),
  valueOption('c,context', STRING, 'the context to use'),
  switchOption('D,debug', 'tell more of what is done'),
  valueOption('H,host', { name: 'list', kind: 'text' }, 'the daemon to talk to'),
  valueOption('l,log-level', STRING, 'how much is told'),
  switchOption('tls', 'use TLS'),
  valueOption('tlscacert', { name: 'string', kind: 'file' }, 'trust certificates that this one has signed'),
  valueOption('tlscert', { name: 'string', kind: 'file' }, "the client's certificate"),
  valueOption('tlskey', { name: 'string', kind: 'file' }, "the client's key"),
  switchOption('tlsverify', 'use TLS and look at the certificate of the other side'),
  switchOption('v,version', 'print the version'),
  switchOption('h,help', 'print help'),
]

const LEVELS: ReadonlySet<string> = new Set(['panic', 'fatal', 'error', 'warn', 'warning', 'info', 'debug', 'trace'])

/** Reads the options before a command; the operands are the command and all that follows. */
export function readGlobals(words: readonly string[]): ParsedFlags | BadFlag | BadValue {
  return parseFlags({ options, optionsFirst: true }, words)
}

/** Where the engine of this host listens. */
export const ENGINE = 'unix:///var/run/docker.sock'

/** What is wrong with a level of what is told. */
export function badLevel(level: string | undefined): string | undefined {
  return level === undefined || LEVELS.has(level) ? undefined : `Unable to parse logging level: ${level}`
}
