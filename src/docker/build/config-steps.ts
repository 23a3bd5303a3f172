import { signalFrom } from '../../shell/posix/signals.ts'
import type { Healthcheck, ImageConfig } from '../engine/model.ts'
import { signalNumber } from '../engine/server.ts'
import type { ConfigDraft } from './config-draft.ts'
import { BadInstruction } from './flags.ts'
import { healthSettings } from './health.ts'
import type { Step } from './instructions.ts'
import type { Node } from './node.ts'

/** How an instruction reads its words: with the variables of where it stands. */
export interface Expansion {
  word(text: string): string
  words(text: string): readonly string[]
}

export const DEFAULT_SHELL: readonly string[] = ['/bin/sh', '-c']

/** A list as Go prints one with %q. */
const quotedList = (words: readonly string[]): string => `[${words.map((word) => JSON.stringify(word)).join(' ')}]`

/** The words of a command: as they are in JSON's form, for the shell otherwise. */
export function commandOf(
  { json, words }: Pick<Node, 'json' | 'words'>,
  config: Pick<ImageConfig, 'shell'>,
): readonly string[] {
  return json || words.length === 0 ? words : [...(config.shell ?? DEFAULT_SHELL), ...words]
}

/** Names and values in turn, as pairs. */
export function pairs(words: readonly string[]): readonly (readonly [name: string, value: string])[] {
  return words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? ''] as const] : []))
}

const LARGEST_PORT = 65_535

/** `8080`, `53/udp` or `8000-8010/tcp`, as ports with their protocol. @throws BadInstruction */
function portsOf(text: string): readonly string[] {
  const [range = '', protocol = 'tcp'] = text.split('/')
  const [first, last = first] = range.split('-')
  const [low, high] = [Number(first), Number(last)]
  const good = /^\d+(?:-\d+)?$/.test(range) && low <= high && high <= LARGEST_PORT
  if (!good) throw new BadInstruction(`Invalid containerPort: ${range}`)
  if (!/^(?:tcp|udp|sctp)$/i.test(protocol)) throw new BadInstruction(`Invalid proto: ${protocol}`)
  return Array.from({ length: high - low + 1 }, (_none, at) => `${low + at}/${protocol.toLowerCase()}`)
}

function healthcheckOf({ node, flags }: Step): Healthcheck {
  const [typed = '', ...command] = node.words
  const none = typed.toUpperCase() === 'NONE'
  return {
    test: none ? ['NONE'] : [node.json ? 'CMD' : 'CMD-SHELL', ...command],
    ...healthSettings(flags),
  }
}

/** Milliseconds as Go writes a duration. */
function durationText(ms: number): string {
  if (ms === 0) return '0s'
  if (ms < 1_000) return `${ms}ms`
  const [hours, minutes, seconds] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, (ms / 1_000) % 60]
  const long = hours > 0 ? `${hours}h${minutes}m` : minutes > 0 ? `${minutes}m` : ''
  return `${long}${seconds}s`
}

function healthText({ test, interval, timeout, startPeriod, retries }: Healthcheck): string {
  const times = [interval, timeout, startPeriod].map((ms) => JSON.stringify(durationText(ms)))
  return `HEALTHCHECK &{${quotedList(test)} ${times.join(' ')} '\\x${retries.toString(16).padStart(2, '0')}'}`
}

/** Changes a configuration; gives the line of the history, none for ONBUILD. @throws BadInstruction, BadWord */
type Configure = (draft: ConfigDraft, step: Step, expansion: Expansion) => string | undefined

const expandedPairs = ({ node }: Step, { word }: Expansion): readonly (readonly [string, string])[] =>
  pairs(node.words).map(([name, value]) => [word(name), word(value)] as const)

const pairsText = (list: readonly (readonly [string, string])[]): string =>
  list.map(([name, value]) => `${name}=${value}`).join(' ')

const configurations: Readonly<Record<string, Configure>> = {
  CMD(draft, { node }) {
    const command = commandOf(node, draft.settings)
    draft.ownCommand = true
    draft.set({ command })
    return `CMD ${quotedList(command)}`
  },
  ENTRYPOINT(draft, { node }) {
    const entrypoint = commandOf(node, draft.settings)
    draft.set(draft.ownCommand ? { entrypoint } : { entrypoint, command: [] })
    return `ENTRYPOINT ${quotedList(entrypoint)}`
  },
  ENV(draft, step, expansion) {
    const set = expandedPairs(step, expansion)
    for (const [name, value] of set) draft.setVariable(name, value)
    return `ENV ${pairsText(set)}`
  },
  EXPOSE(draft, { node }, expansion) {
    const ports = node.words.flatMap((word) => expansion.words(word)).flatMap(portsOf)
    for (const port of ports) draft.expose(port)
    return `EXPOSE map[${ports.map((port) => `${port}:{}`).join(' ')}]`
  },
  HEALTHCHECK(draft, step) {
    const healthcheck = healthcheckOf(step)
    draft.set({ healthcheck })
    return healthText(healthcheck)
  },
  LABEL(draft, step, expansion) {
    const set = expandedPairs(step, expansion)
    for (const [name, value] of set) draft.setLabel(name, value)
    return `LABEL ${pairsText(set)}`
  },
  MAINTAINER(draft, { node }) {
    const [author = ''] = node.words
    draft.author = author
    return `MAINTAINER ${author}`
  },
  ONBUILD(draft, { node }) {
    draft.addTrigger(node.inner?.text ?? '')
    return undefined
  },
  SHELL(draft, { node }) {
    draft.set({ shell: node.words })
    return `SHELL [${node.words.join(' ')}]`
  },
  STOPSIGNAL(draft, { node }, expansion) {
    const stopSignal = expansion.word(node.words[0] ?? '')
    if (!signalFrom(stopSignal) && signalNumber(stopSignal) === undefined)
      throw new BadInstruction(`invalid signal: ${stopSignal}`)
    draft.set({ stopSignal })
    return `STOPSIGNAL ${stopSignal}`
  },
  USER(draft, { node }, expansion) {
    const user = expansion.word(node.words[0] ?? '')
    draft.set({ user })
    return `USER ${user}`
  },
  VOLUME(draft, { node }, expansion) {
    const volumes = node.words.map((word) => expansion.word(word))
    for (const volume of volumes) draft.addVolume(volume)
    return `VOLUME [${volumes.join(' ')}]`
  },
}

/** Does an instruction that changes only how containers run; gives its line of the history. @throws BadInstruction, BadWord */
export function configure(draft: ConfigDraft, step: Step, expansion: Expansion): string | undefined {
  return configurations[step.node.name]?.(draft, step, expansion)
}
