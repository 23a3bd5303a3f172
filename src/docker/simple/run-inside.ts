import type { Input, Invocation, LineShell, Output } from '../../shell/command.ts'
import type { DockerHost, LiveTree } from '../docker-host.ts'
import { imageById } from '../engine/lookup.ts'
import type { Container } from '../engine/model.ts'
import type { RunStep } from '../build/step-runner.ts'
import { openFiles } from '../runtime/container-files.ts'
import { createContainerShell } from './container-shell.ts'
import type { ContainerSystem } from '../runtime/container-command.ts'
import { containerSystem } from '../runtime/container-system.ts'
import { environmentOf } from '../runtime/environment.ts'
import { bareName } from '../runtime/programs/bare-name.ts'
import { programsOf, shellsOf } from '../runtime/programs/index.ts'
import { temporaryContainer } from '../runtime/temporary-container.ts'
import { softwareOf } from '../catalogue/official.ts'

/** What is run inside a container. */
export interface Inside {
  readonly container: Container
  readonly argv: readonly string[]
  /** Absolute. */
  readonly directory: string
  /** Variables beyond the container's own. */
  readonly env: readonly string[]
}

/** Where a program inside writes. */
export interface InsideStreams {
  readonly stdout: Output
  readonly stderr: Output
}

const softwareIn = (host: DockerHost, container: Container): string =>
  imageById(host.engine.get(), container.imageId)?.software ?? ''

/** With root's home, where the environment has none. */
const withHome = (env: readonly string[]): readonly string[] =>
  env.some((variable) => variable.startsWith('HOME=')) ? env : [...env, 'HOME=/root']

/** True when the container's image holds this program. */
export function hasProgram(host: DockerHost, container: Container, name: string): boolean {
  return programsOf(softwareIn(host, container)).has(bareName(name))
}

/** True for a shell that the container's image holds. */
export function isShell(host: DockerHost, container: Container, argv: readonly string[]): boolean {
  const software = softwareOf(softwareIn(host, container))
  return (
    argv.length === 1 && software !== undefined && shellsOf(software.variant.base).includes(bareName(argv[0] ?? ''))
  )
}

interface Opened {
  readonly system: ContainerSystem
  readonly tree: LiveTree
}

function open(process: Invocation<DockerHost>, inside: Inside): Opened {
  const { system: host, clock } = process
  const tree = openFiles(host, inside.container, clock)
  const env = withHome(environmentOf(host.engine.get(), inside.container, inside.env))
  const system = containerSystem({ host, id: inside.container.id, fs: tree.fs, clock }, inside.container, env)
  return { system, tree }
}

/** Status of a command that is not there. */
const NOT_FOUND = 127

const NO_INPUT: Input = { readLine: () => Promise.resolve(undefined) }

interface Run {
  readonly system: ContainerSystem
  readonly software: string
  readonly argv: readonly string[]
  readonly directory: string
}

async function runProgram(process: Invocation<DockerHost>, run: Run, streams: InsideStreams): Promise<number> {
  const commands = programsOf(run.software)
  const argv = [bareName(run.argv[0] ?? ''), ...run.argv.slice(1)]
  const { clock, chance, signal } = process
  const { system } = run
  let ended: number | undefined
  const shell = {
    history: [],
    commands,
    changeDirectory: () => undefined,
    clear: () => undefined,
    enter: () => Promise.resolve(0),
    exit: (status: number) => void (ended = status),
  }
  const base = { argv, cwd: run.directory, system, clock, chance, signal, stdin: NO_INPUT, shell }
  const { stdout, stderr } = streams
  const status = await commands.get(argv[0] ?? '')?.run({ ...base, stdout, stderr })
  return ended ?? status ?? NOT_FOUND
}

/** Runs one command inside a container, without a terminal; gives its exit status. */
export async function runInside(
  process: Invocation<DockerHost>,
  inside: Inside,
  streams: InsideStreams,
): Promise<number> {
  const { system, tree } = open(process, inside)
  const software = softwareIn(process.system, inside.container)
  try {
    return await runProgram(process, { ...inside, system, software }, streams)
  } finally {
    tree.save()
  }
}

/** Runs a command over the files of an image that is being built; what it writes is shown. */
export function runBuildStep(process: Invocation<DockerHost>, step: RunStep): Promise<number> {
  const { fs, software } = step
  const container = { ...temporaryContainer(process.clock.now()), env: step.env }
  const inside = { host: process.system, id: container.id, fs, clock: process.clock }
  const system = containerSystem(inside, container, withHome(environmentOf(process.system.engine.get(), container)))
  const output: Output = { write: (chunk) => step.write(chunk) }
  return runProgram(
    process,
    { argv: step.argv, directory: step.directory, software, system },
    { stdout: output, stderr: output },
  )
}

/** A shell inside a container for `process.shell.enter`. */
export function shellInside(process: Invocation<DockerHost>, inside: Inside): LineShell {
  const { system, tree } = open(process, inside)
  return createContainerShell({
    system,
    name: inside.container.name,
    commands: programsOf(softwareIn(process.system, inside.container)),
    clock: process.clock,
    chance: process.chance,
    directory: inside.directory,
    save: () => tree.save(),
  })
}
