import { atOnce, type Work } from '../../base/work.ts'
import { BadInstruction, readFlags, type StepFlags } from './flags.ts'
import { checkHealth, healthSettings } from './health.ts'
import { BadDockerfile, type HereDocument, type Node } from './node.ts'
import { instructionNames, parsingDockerfile } from './parse.ts'
import { readMount, type RunMount } from './run-mount.ts'
import { suggestion } from './suggestion.ts'

/** One instruction after its check. */
export interface Step {
  readonly node: Node
  readonly flags: StepFlags
  readonly mounts: readonly RunMount[]
}

/** What begins with a FROM. */
export interface Stage {
  /** In small letters; empty where it has none. */
  readonly name: string
  /** The image or stage that it begins with, as typed. */
  readonly base: string
  readonly platform: string | undefined
  readonly from: Node
  readonly steps: readonly Step[]
}

/** A Dockerfile whose instructions are right by themselves. */
export interface Recipe {
  /** The ARGs before the first FROM. */
  readonly globals: readonly Step[]
  readonly stages: readonly Stage[]
  readonly escape: string
}

const HERE_DOCUMENT_WORD = /^\d*<<-?[^<]+$/
const STAGE_NAME = /^[a-z][a-z0-9-_.]*$/

const fail = (message: string): never => {
  throw new BadInstruction(message)
}

const atLeastOne = ({ name, words }: Node): void =>
  words.length > 0 ? undefined : fail(`${name} requires at least one argument`)

const exactlyOne = ({ name, words }: Node): void =>
  words.length === 1 ? undefined : fail(`${name} requires exactly one argument`)

function checkPairs(node: Node): void {
  atLeastOne(node)
  if (node.words.some((word, at) => at % 2 === 0 && word === '')) fail(`${node.name} names can not be blank`)
}

function checkCopy({ name, words }: Node): void {
  if (words.length < 2) {
    fail(`${name} requires at least two arguments, but only one was provided. Destination could not be determined`)
  }
  if (HERE_DOCUMENT_WORD.test(words.at(-1) ?? '')) fail(`${name} cannot accept a heredoc as a destination`)
}

function checkTrigger({ inner }: Node): void {
  if (!inner) return fail('ONBUILD requires at least one argument')
  if (inner.name === 'ONBUILD') fail("Chaining ONBUILD via `ONBUILD ONBUILD` isn't allowed")
  if (inner.name === 'MAINTAINER' || inner.name === 'FROM') fail(`${inner.name} isn't allowed as an ONBUILD trigger`)
  checkStep(inner)
}

function checkShell(node: Node): void {
  atLeastOne(node)
  if (!node.json) fail('SHELL requires the arguments to be in JSON form')
}

function checkVolume(node: Node): void {
  atLeastOne(node)
  if (node.words.includes('')) fail('VOLUME specified can not be an empty string')
}

function checkArguments(node: Node): void {
  atLeastOne(node)
  if (node.words.some((word) => /^(?:=|$)/.test(word))) fail('ARG names can not be blank')
}

const anything = (): void => undefined

const checks: Readonly<Record<string, (node: Node) => void>> = {
  ADD: checkCopy,
  ARG: checkArguments,
  CMD: anything,
  COPY: checkCopy,
  ENTRYPOINT: anything,
  ENV: checkPairs,
  EXPOSE: atLeastOne,
  FROM: ({ words }) =>
    words.length === 1 || (words.length === 3 && words[1]?.toUpperCase() === 'AS')
      ? undefined
      : fail('FROM requires either one or three arguments'),
  HEALTHCHECK: checkHealth,
  LABEL: checkPairs,
  MAINTAINER: exactlyOne,
  ONBUILD: checkTrigger,
  RUN: anything,
  SHELL: checkShell,
  STOPSIGNAL: exactlyOne,
  USER: exactlyOne,
  VOLUME: checkVolume,
  WORKDIR: exactlyOne,
}

/** Checks an instruction. @throws BadInstruction */
export function checkStep(node: Node): Step {
  const check = Object.hasOwn(checks, node.name) ? checks[node.name] : undefined
  if (!check) return fail(`unknown instruction: ${node.typed}${suggestion(node.typed, instructionNames)}`)
  check(node)
  const flags = readFlags(node.name, node.flags)
  if (node.name === 'HEALTHCHECK') healthSettings(flags)
  return { node, flags, mounts: (flags.get('mount') ?? []).map(readMount) }
}

function stageOf({ node, flags }: Step): Stage & { readonly steps: Step[] } {
  const [base = '', , typed = ''] = node.words
  const name = typed.toLowerCase()
  if (typed !== '' && !STAGE_NAME.test(name)) {
    const why = "name can't start with a number or contain symbols"
    fail(`invalid name for build stage: ${JSON.stringify(typed)}, ${why}`)
  }
  return { name, base, platform: flags.get('platform')?.[0], from: node, steps: [] }
}

function checked<Value>(node: Node, act: () => Value): Value {
  try {
    return act()
  } catch (error) {
    if (!(error instanceof BadInstruction)) throw error
    throw new BadDockerfile(`dockerfile parse error on line ${node.lines.first}: ${error.message}`, node.lines)
  }
}

/** Reads and checks a Dockerfile. @throws BadDockerfile */
export const readDockerfile = (text: string): Recipe => atOnce(readingDockerfile(text))

/** How many instructions are checked between two turns. */
const RUN = 256

/** Reads and checks a Dockerfile that may be long. @throws BadDockerfile */
export function* readingDockerfile(text: string): Work<Recipe> {
  const { nodes, escape } = yield* parsingDockerfile(text)
  const globals: Step[] = []
  const stages: (Stage & { readonly steps: Step[] })[] = []
  for (const [at, node] of nodes.entries()) {
    if (at % RUN === RUN - 1) yield RUN
    const step = checked(node, () => checkStep(node))
    const current = stages.at(-1)
    if (node.name === 'FROM') stages.push(checked(node, () => stageOf(step)))
    else if (current) current.steps.push(step)
    else if (node.name === 'ARG') globals.push(step)
    else throw new BadDockerfile('no build stage in current context', node.lines)
  }
  const last = nodes.at(-1)
  if (stages.length === 0) throw new BadDockerfile('no build stage in current context', last?.lines)
  return { globals, stages, escape }
}

/** The here-document that a source of COPY stands for. */
export function documentOf({ node }: Step, word: string): HereDocument | undefined {
  if (!HERE_DOCUMENT_WORD.test(word)) return undefined
  const name = word.replace(/^\d*<<-?/, '').replace(/["'\\]/g, '')
  return node.documents.find((document) => document.name === name)
}
