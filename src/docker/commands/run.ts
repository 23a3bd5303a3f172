import { exitContainer } from '../engine/containers.ts'
import { shortId } from '../engine/digest.ts'
import type { Container } from '../engine/model.ts'
import { mainProgram } from '../engine/server.ts'
import { canLaunch, launchMainProgram, NOT_FOUND } from '../container/main-program.ts'
import { createFrom, CreationError } from './create-container.ts'
import { switchOption } from './flags.ts'
import { refusalText } from './refusals.ts'
import { createOptions, unsimulatedCreateOptions } from './run-options.ts'
import { startOn } from './start-container.ts'
import { type Call, type ListedSubcommand, RefusedError } from './subcommand.ts'

/** Status when a container could not be made or started. */
const NOT_STARTED = 125

/** What Docker says when the program to start is not in the image. */
export function missingProgramText(container: Container): string {
  const [program = ''] = mainProgram(container.argv)
  const reason = program.startsWith('/')
    ? `exec: "${program}": stat ${program}: no such file or directory`
    : `exec: "${program}": executable file not found in $PATH`
  return `Error response from daemon: failed to create task for container: failed to create shim task: OCI runtime create failed: runc create failed: unable to start container process: ${reason}: unknown`
}

async function startAttached(call: Call, container: Container): Promise<number> {
  const { flags, process } = call
  const detached = flags.has('detach')
  const interactive = flags.has('interactive') && flags.has('tty') && !detached
  if (detached) await process.stdout.write(`${shortId(container.id)}\n`)
  if (container.argv.length > 0 && canLaunch(process.system, container)) {
    return launchMainProgram(process, { container, attached: !detached, interactive })
  }
  const { engine } = process.system
  const text =
    container.argv.length === 0 ? 'Error response from daemon: no command specified' : missingProgramText(container)
  engine.update((state) => exitContainer(state, container.id, NOT_FOUND, call.now))
  await process.stderr.write(`docker: ${text}.\n`)
  return NOT_FOUND
}

export const run: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] IMAGE [COMMAND] [ARG...]',
    takes: [1, Infinity],
    miscount: 'Error: No image specified',
    optionsFirst: true,
    description: [
      'Makes a container and starts its program. Without --detach the terminal shows what the program writes, until it ends or you press Ctrl-C.',
      'An image that is not on this host is pulled first.',
    ],
    options: [switchOption('d,detach', 'run in the background and print the id'), ...createOptions],
    unsimulated: unsimulatedCreateOptions,
    operands: [
      { name: 'IMAGE', kind: 'image' },
      { name: 'COMMAND', kind: 'command', optional: true, repeated: true },
    ],
    examples: [
      { line: 'docker run -d --name web -p 8080:80 nginx', meaning: 'Run a web server in the background.' },
      { line: 'docker run -it --rm ubuntu bash', meaning: 'Try things in a fresh Ubuntu that is gone afterwards.' },
    ],
  },
  async run(call) {
    const { process } = call
    try {
      const container = await createFrom(call)
      return await startAttached(call, startOn(process.system, container, process.clock.now()))
    } catch (error) {
      if (error instanceof RefusedError && error.refusal.type === 'port-taken') {
        await process.stderr.write(`docker: ${refusalText(error.refusal)}.\n`)
        return NOT_STARTED
      }
      if (!(error instanceof CreationError)) throw error
      await process.stderr.write(`docker: ${error.message.replace(/\.$/, '')}.\nSee 'docker run --help'.\n`)
      return NOT_STARTED
    }
  },
}
