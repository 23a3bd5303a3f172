import type { Flags } from '../cli/flags.ts'
import { NotStarted } from '../runtime/container-runtime.ts'
import { Complaint } from './complaint.ts'
import type { ComposeSession } from './compose-session.ts'

/** `docker compose exec SERVICE COMMAND`. Gives the command's status. @throws Complaint */
export async function exec(session: ComposeSession, flags: Flags, operands: readonly string[]): Promise<number> {
  const [name = '', ...command] = operands
  if (command.length === 0) throw new Complaint(`requires at least 2 arg(s), only received ${operands.length}`, 1)
  const index = Number(flags.value('index') ?? 1)
  const container = session
    .containers()
    .find(({ service, number, isRunning }) => service === name && number === index && isRunning)
  if (!container) throw new Complaint(`service ${JSON.stringify(name)} is not running`, 1)
  const [directory, user] = [flags.value('workdir'), flags.value('user')]
  const isTerminal = session.process.screen !== undefined && !flags.has('no-TTY') && !flags.isOff('tty')
  try {
    const answer = await session.daemon.containers.exec(container.id, {
      Cmd: command,
      Env: flags.values('env'),
      ...(directory !== undefined && { WorkingDir: directory }),
      ...(user !== undefined && { User: user }),
      Tty: isTerminal,
      AttachStdin: !flags.isOff('interactive'),
      Detach: flags.has('detach'),
    })
    return session.take(answer)
  } catch (error) {
    if (!(error instanceof NotStarted)) throw error
    throw new Complaint(
      `OCI runtime exec failed: exec failed: unable to start container process: ${error.message}: unknown`,
      error.status,
    )
  }
}
