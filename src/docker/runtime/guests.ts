import { memoryOf } from '../../linux/memory.ts'
import type { Guest } from '../../linux/hardware.ts'
import { nameInCommand } from '../../linux/process-name.ts'
import { INIT } from '../../shell/posix/process.ts'
import { numberOnHost, shimPid } from '../daemon/host-pids.ts'
import type { DockerHost, LiveTask } from '../docker-host.ts'
import type { Container } from '../engine/model.ts'
import { sharer } from '../engine/namespaces.ts'
import { mainProgram } from '../engine/server.ts'

/** What is listed of a container. */
type Listed = Pick<LiveTask, 'startedAt' | 'processes' | 'signalTo'>

/** What is listed of a container that runs: where nobody has needed its processes yet, its main program. */
function listedOf({ tasks }: DockerHost, container: Container): Listed | undefined {
  const { id, state, tty, argv } = container
  if (state.type !== 'running') return undefined
  const { startedAt } = state
  const command = mainProgram(argv).join(' ')
  const main = { pid: INIT, ppid: 0, uid: 0, tty: tty ? 'pts/0' : undefined, startedAt, cpuTime: 0, command }
  return (
    tasks.get(id) ?? { startedAt, processes: [main], signalTo: (_pid, signal) => tasks.onSignal(container, signal) }
  )
}

/** The processes of a task as another kernel lists them. @param numberOf the number there of a number of its own, 0 for who started it */
function guestsOf(id: string, task: Listed, numberOf: (pid: number) => number): readonly Guest[] {
  return task.processes.map(({ pid, ppid, uid, startedAt, cpuTime, command }) => ({
    pid: numberOf(pid),
    ppid: numberOf(ppid),
    uid,
    startedAt,
    cpuTime,
    command,
    ...memoryOf(command.split(' ')[0] ?? ''),
    state: ppid === 0 ? 'Ss' : 'S',
    cgroup: `/system.slice/docker-${id}.scope`,
    name: nameInCommand(command),
    receive: (signal) => task.signalTo(pid, signal),
  }))
}

/** What starts a container's processes, and looks after them. */
function shimOf(host: DockerHost, { id }: Container, { startedAt }: Listed): Guest {
  const command = `/usr/bin/containerd-shim-runc-v2 -namespace moby -id ${id} -address /run/containerd/containerd.sock`
  const [pid, name] = [shimPid(host.engine.get(), { id }), nameInCommand(command)]
  return { pid, ppid: 1, uid: 0, startedAt, cpuTime: 0, command, name, state: 'Sl', ...memoryOf(command) }
}

/** The processes of containers as the host lists them, by its own numbers. @param apart one that has the host's, and lists its own itself */
export function containerGuests(host: DockerHost, apart?: string): readonly Guest[] {
  const engine = host.engine.get()
  return engine.containers.flatMap((container) => {
    const task = listedOf(host, container)
    if (!task) return []
    const numberOf = (pid: number): number =>
      pid === 0 ? shimPid(engine, container) : numberOnHost(engine, container, pid)
    const own = container.id === apart ? [] : guestsOf(container.id, task, numberOf)
    return [shimOf(host, container, task), ...own]
  })
}

/** What a container sees besides its own processes: those of the host, or of another container, `--pid`. */
export function seenBeside(host: DockerHost, { id, settings }: Container): readonly Guest[] {
  const mode = settings?.PidMode
  if (mode === 'host') return [...(host.processes?.() ?? []), ...containerGuests(host, id)]
  const other = sharer(host.engine.get(), mode)
  const task = other && listedOf(host, other)
  return task ? guestsOf(other.id, task, (pid) => pid) : []
}
