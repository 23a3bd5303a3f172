import { askRegistry, registryUrl } from '../daemon/registry.ts'
import { DOCKER_HUB } from '../engine/reference.ts'
import { settingsPath } from '../settings/settings.ts'
import { base64, credentialsFor, forgetCredentials, HUB_SERVER, keepCredentials } from '../settings/credentials.ts'
import { switchOption, valueOption } from './flags.ts'
import type { Call, ListedSubcommand } from './subcommand.ts'

const HUB_TEXT = `Log in with your Docker ID or email address to push and pull images from Docker Hub. If you don't have a Docker ID, head over to https://hub.docker.com/ to create one.
You can log in with your password or a Personal Access Token (PAT). Using a limited-scope PAT grants better security and is required for organizations using SSO. Learn more at https://docs.docker.com/go/access-tokens/

`
const TEXT = { name: 'string', kind: 'text' } as const

const isHub = (server: string | undefined): boolean =>
  server === undefined ||
  server === '' ||
  server === DOCKER_HUB ||
  server === 'index.docker.io' ||
  server === HUB_SERVER

/** The registry that is meant, without what stands before its name. */
const hostOf = (server: string | undefined): string =>
  isHub(server) ? DOCKER_HUB : (server ?? '').replace(/^https?:\/\//, '').replace(/\/.*$/, '')

/** Whom somebody says to be. */
interface Credentials {
  readonly name: string
  readonly password: string
}

async function fail({ process }: Call, text: string): Promise<number> {
  await process.stderr.write(`${text}\n`)
  return 1
}

/** Asks for what was not given; the reason where that is not to be had. */
async function askFor(call: Call): Promise<Credentials | string> {
  const { process, flags, operands } = call
  const { client } = process.system
  const given = { name: flags.value('username'), password: flags.value('password') }
  if (flags.has('password-stdin')) {
    const text = (await process.stdin.readLine()) ?? ''
    return { name: given.name ?? '', password: text.trim() }
  }
  if (given.name !== undefined && given.password !== undefined) return { name: given.name, password: given.password }
  if (!client?.inputIsTerminal) return 'Error: Cannot perform an interactive login from a non TTY device'
  if (given.name === undefined && isHub(operands[0])) await process.stdout.write(HUB_TEXT)
  const name = given.name ?? (await client.ask('Username: ', false))?.trim() ?? ''
  if (name === '') return 'Error: Non-null Username Required'
  const password = given.password ?? (await client.ask('Password: ', true)) ?? ''
  return password === '' ? 'Error: Password Required' : { name, password }
}

/** Why a registry does not know somebody; undefined where it does. */
async function refusal({ process }: Call, host: string, credentials: string): Promise<string | undefined> {
  // nobody has an account at a Hub that is not connected, and no password is kept
  if (host === DOCKER_HUB)
    return 'Error response from daemon: Get "https://registry-1.docker.io/v2/": unauthorized: incorrect username or password'
  const reply = await askRegistry(process, host, { method: 'GET', path: '', credentials })
  if (reply.type === 'unreachable') return `Error response from daemon: ${reply.reason}`
  const { status, reason } = reply.response
  if (status === 200) return undefined
  return `Error response from daemon: login attempt to ${registryUrl(host, '')} failed with status: ${status} ${reason}`
}

async function succeed({ process }: Call, server: string, credentials: string): Promise<number> {
  keepCredentials(process.system, server, credentials)
  const path = settingsPath(process.system)
  await process.stderr.write(
    `WARNING! Your password will be stored unencrypted in ${path}.\nConfigure a credential helper to remove this warning. See\nhttps://docs.docker.com/engine/reference/commandline/login/#credentials-store\n\n`,
  )
  await process.stdout.write('Login Succeeded\n')
  return 0
}

export const login: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] [SERVER]',
    takes: [0, 1],
    description: [
      'Tells a registry who you are. The Docker Hub of this playground knows nobody; a registry of your own may.',
    ],
    options: [
      valueOption('p,password', TEXT, 'the password'),
      switchOption('password-stdin', 'read the password from standard input'),
      valueOption('u,username', TEXT, 'the name'),
    ],
    operands: [{ name: 'SERVER', kind: 'host', optional: true }],
  },
  async run(call) {
    const { flags, operands, process } = call
    const host = hostOf(operands[0])
    const server = isHub(operands[0]) ? HUB_SERVER : host
    if (flags.has('password')) {
      await process.stderr.write('WARNING! Using --password via the CLI is insecure. Use --password-stdin.\n')
      if (flags.has('password-stdin')) return fail(call, '--password and --password-stdin are mutually exclusive')
    }
    if (flags.has('password-stdin') && !flags.has('username'))
      return fail(call, 'Must provide --username with --password-stdin')
    const kept = credentialsFor(process.system, server)
    if (kept !== undefined && !flags.has('username') && !flags.has('password')) {
      await process.stdout.write('Authenticating with existing credentials...\n')
      if ((await refusal(call, host, kept)) === undefined) return succeed(call, server, kept)
    }
    const asked = await askFor(call)
    if (typeof asked === 'string') return fail(call, asked)
    const credentials = base64(`${asked.name}:${asked.password}`)
    const refused = await refusal(call, host, credentials)
    return refused === undefined ? succeed(call, server, credentials) : fail(call, refused)
  },
}

export const logout: ListedSubcommand = {
  declaration: {
    usage: '[SERVER]',
    takes: [0, 1],
    description: ['Forgets who you are for a registry.'],
    options: [],
    operands: [{ name: 'SERVER', kind: 'host', optional: true }],
  },
  async run({ operands, process }) {
    const server = isHub(operands[0]) ? HUB_SERVER : hostOf(operands[0])
    await process.stdout.write(`Removing login credentials for ${server}\n`)
    forgetCredentials(process.system, server)
    return 0
  },
}
