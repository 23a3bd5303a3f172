import { FileSystemError } from '../../shell/posix/errno.ts'
import type { Invocation } from '../../shell/command.ts'
import { type Launch, NotStarted } from '../runtime/container-runtime.ts'
import { canLaunch, launchMainProgram, NOT_FOUND } from '../simple/main-program.ts'
import type { DockerHost } from '../docker-host.ts'
import { failStart } from '../engine/containers.ts'
import type { Container } from '../engine/model.ts'
import { tellOf } from './events.ts'
import { mainProgram } from '../engine/server.ts'

/** What Docker says of a main program that it could not start. */
export function notStartedText({ message, tried, advice }: NotStarted): string {
  if (!tried) return `Error response from daemon: ${message}`
  return `Error response from daemon: failed to create task for container: failed to create shim task: OCI runtime create failed: runc create failed: unable to start container process: ${message}: unknown${advice}`
}

/** What keeps a program of the specified terminal's own from being started. */
function refusalOf({ system }: Invocation<DockerHost>, container: Container): NotStarted | undefined {
  if (canLaunch(system, container)) return undefined
  const [program = ''] = mainProgram(container.argv)
  const reason = program.startsWith('/')
    ? `stat ${program}: no such file or directory`
    : 'executable file not found in $PATH'
  return new NotStarted(`exec: "${program}": ${reason}`, NOT_FOUND)
}

/** Runs the main program of a container that was just started; gives its status, 0 for one that goes on. @throws NotStarted */
export async function launch(process: Invocation<DockerHost>, how: Launch): Promise<number> {
  const { system } = process
  const { runtime, engine } = system
  try {
    if (runtime) return await runtime.launch({ ...how, tell: tellOf(system.journal, how.container) })
    const refusal = refusalOf(process, how.container)
    if (refusal) throw refusal
    return await launchMainProgram(process, how)
  } catch (error) {
    const status = error instanceof NotStarted ? error.status : error instanceof FileSystemError ? NOT_FOUND : undefined
    if (status !== undefined) engine.update((state) => failStart(state, how.container.id, status))
    throw error
  }
}
