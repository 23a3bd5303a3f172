import { goDuration } from '../engine/go-duration.ts'
import type { Healthcheck, ImageConfig } from '../engine/model.ts'
import { BadInstruction } from './flags.ts'
import type { Step } from './instructions.ts'
import type { Node } from './node.ts'

/** How an instruction reads its words: with the variables of where it stands. */
export interface Expansion {
  word(text: string): string
  words(text: string): readonly string[]
}

/** An image's configuration while its stage is read. */
export interface StageConfig {
  readonly config: ImageConfig
  /** Whether CMD was given here: an ENTRYPOINT takes away the base's. */
  readonly ownCommand: boolean
  /** Whom MAINTAINER names. */
  readonly author?: string | undefined
}

/** What an instruction made of a configuration, and its line in the history; none for ONBUILD. */
export interface Configured {
  readonly stage: StageConfig
  readonly createdBy: string | undefined
}

export const DEFAULT_SHELL: readonly string[] = ['/bin/sh', '-c']

/** A list as Go prints one with %q. */
const quotedList = (words: readonly string[]): string => `[${words.map((word) => JSON.stringify(word)).join(' ')}]`

/** The words of a command: as they are in JSON's form, for the shell otherwise. */
export function commandOf({ json, words }: Pick<Node, 'json' | 'words'>, config: ImageConfig): readonly string[] {
  return json || words.length === 0 ? words : [...(config.shell ?? DEFAULT_SHELL), ...words]
}

/** Names and values in turn, as pairs. */
export function pairs(words: readonly string[]): readonly (readonly [name: string, value: string])[] {
  return words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? ''] as const] : []))
}

/** Variables with others set, each in the place that it had. */
export function withVariables(env: readonly string[], set: readonly (readonly [string, string])[]): readonly string[] {
  let next = env
  for (const [name, value] of set) {
    const at = next.findIndex((pair) => pair.startsWith(`${name}=`))
    next = at < 0 ? [...next, `${name}=${value}`] : next.with(at, `${name}=${value}`)
  }
  return next
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

/** A duration of Go's, in milliseconds. @throws BadInstruction */
function duration(text: string | undefined): number {
  if (text === undefined || text === '0') return 0
  const time = goDuration(text)
  if (typeof time === 'number') return time
  throw new BadInstruction(time.reason)
}

function healthcheckOf({ node, flags }: Step): Healthcheck {
  const [typed = '', ...command] = node.words
  const first = (name: string): string | undefined => flags.get(name)?.[0]
  const none = typed.toUpperCase() === 'NONE'
  return {
    test: none ? ['NONE'] : [node.json ? 'CMD' : 'CMD-SHELL', ...command],
    interval: duration(first('interval')),
    timeout: duration(first('timeout')),
    startPeriod: duration(first('start-period')),
    retries: Number(first('retries') ?? 0),
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

/** What an instruction makes of a configuration. @throws BadInstruction, BadWord */
type Configure = (stage: StageConfig, step: Step, expansion: Expansion) => Configured

const change = (stage: StageConfig, more: Partial<ImageConfig>, createdBy: string | undefined): Configured => ({
  stage: { ...stage, config: { ...stage.config, ...more } },
  createdBy,
})

const expandedPairs = ({ node }: Step, { word }: Expansion): readonly (readonly [string, string])[] =>
  pairs(node.words).map(([name, value]) => [word(name), word(value)] as const)

const pairsText = (list: readonly (readonly [string, string])[]): string =>
  list.map(([name, value]) => `${name}=${value}`).join(' ')

const configurations: Readonly<Record<string, Configure>> = {
  CMD(stage, { node }) {
    const command = commandOf(node, stage.config)
    return change({ ...stage, ownCommand: true }, { command }, `CMD ${quotedList(command)}`)
  },
  ENTRYPOINT(stage, { node }) {
    const entrypoint = commandOf(node, stage.config)
    const command = stage.ownCommand ? stage.config.command : []
    return change(stage, { entrypoint, command }, `ENTRYPOINT ${quotedList(entrypoint)}`)
  },
  ENV(stage, step, expansion) {
    const set = expandedPairs(step, expansion)
    return change(stage, { env: withVariables(stage.config.env, set) }, `ENV ${pairsText(set)}`)
  },
  EXPOSE(stage, { node }, expansion) {
    const ports = node.words.flatMap((word) => expansion.words(word)).flatMap(portsOf)
    const exposed = [...new Set([...stage.config.exposed, ...ports])]
    return change(stage, { exposed }, `EXPOSE map[${ports.map((port) => `${port}:{}`).join(' ')}]`)
  },
  HEALTHCHECK(stage, step) {
    const healthcheck = healthcheckOf(step)
    return change(stage, { healthcheck }, healthText(healthcheck))
  },
  LABEL(stage, step, expansion) {
    const set = expandedPairs(step, expansion)
    return change(stage, { labels: { ...stage.config.labels, ...Object.fromEntries(set) } }, `LABEL ${pairsText(set)}`)
  },
  MAINTAINER(stage, { node }) {
    const [author = ''] = node.words
    return { stage: { ...stage, author }, createdBy: `MAINTAINER ${author}` }
  },
  ONBUILD(stage, { node }) {
    return change(stage, { onBuild: [...(stage.config.onBuild ?? []), node.inner?.text ?? ''] }, undefined)
  },
  SHELL: (stage, { node }) => change(stage, { shell: node.words }, `SHELL [${node.words.join(' ')}]`),
  STOPSIGNAL(stage, { node }, expansion) {
    const stopSignal = expansion.word(node.words[0] ?? '')
    return change(stage, { stopSignal }, `STOPSIGNAL ${stopSignal}`)
  },
  USER(stage, { node }, expansion) {
    const user = expansion.word(node.words[0] ?? '')
    return change(stage, { user }, `USER ${user}`)
  },
  VOLUME(stage, { node }, expansion) {
    const volumes = node.words.map((word) => expansion.word(word))
    const all = [...new Set([...stage.config.volumes, ...volumes])]
    return change(stage, { volumes: all }, `VOLUME [${volumes.join(' ')}]`)
  },
}

/** Instructions that change only how containers run; undefined for those that give files. @throws BadInstruction, BadWord */
export function configure(stage: StageConfig, step: Step, expansion: Expansion): Configured | undefined {
  return configurations[step.node.name]?.(stage, step, expansion)
}
