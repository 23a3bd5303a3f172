import { memoryOf } from '../../linux/memory.ts'
import type { Guest, ProcessEntry } from '../../linux/hardware.ts'
import { baseName } from '../../linux/path.ts'
import { numberOnHost, shimPid } from '../daemon/host-pids.ts'
import type { DockerHost, LiveTask } from '../docker-host.ts'
import type { Container } from '../engine/model.ts'
import { sharer } from '../engine/namespaces.ts'

/** The most that the kernel keeps of a process's name. */
const NAME_LENGTH = 15

/** The processes of a task as another kernel lists them. @param numberOf the number there of a number of its own, 0 for who started it */
function guestsOf(task: LiveTask, numberOf: (pid: number) => number): readonly Guest[] {
  return task.processes.map(({ pid, ppid, uid, startedAt, cpuTime, command }) => {
    const [program = ''] = command.split(' ')
    return {
      pid: numberOf(pid),
      ppid: numberOf(ppid),
      uid,
      startedAt,
      cpuTime,
      command,
      ...memoryOf(program),
      state: ppid === 0 ? 'Ss' : 'S',
      name: baseName(program.replace(/:$/, '')).slice(0, NAME_LENGTH),
      receive: (signal) => task.signalTo(pid, signal),
    }
  })
}

/** What starts a container's processes, and looks after them. */
function shimOf(host: DockerHost, { id }: Container, { startedAt }: LiveTask): Guest {
  const command = `/usr/bin/containerd-shim-runc-v2 -namespace moby -id ${id} -address /run/containerd/containerd.sock`
  const [pid, name] = [shimPid(host.engine.get(), { id }), 'containerd-shim']
  const own = { pid, ppid: 1, uid: 0, startedAt, cpuTime: 0, command, name, state: 'Sl' }
  return { ...own, ...memoryOf(command), receive: () => undefined }
}

/** The processes of containers as the host lists them, by its own numbers. @param apart one that has the host's, and lists its own itself */
export function containerGuests(host: DockerHost, apart?: string): readonly Guest[] {
  const engine = host.engine.get()
  return engine.containers.flatMap((container) => {
    const task = host.tasks.get(container.id)
    if (!task) return []
    const numberOf = (pid: number): number =>
      pid === 0 ? shimPid(engine, container) : numberOnHost(engine, container, pid)
    const own = container.id === apart ? [] : guestsOf(task, numberOf)
    return [shimOf(host, container, task), ...own]
  })
}

/** What a container sees besides its own processes: those of the host, or of another container, `--pid`. */
export function seenBeside(host: DockerHost, { id, settings }: Container): readonly Guest[] {
  const mode = settings?.PidMode
  if (mode === 'host') return [...(host.processes?.() ?? []).map(unheeding), ...containerGuests(host, id)]
  const other = sharer(host.engine.get(), mode)
  const task = other && host.tasks.get(other.id)
  return task ? guestsOf(task, (pid) => pid) : []
}

/** One of the host's own, which stays. */
const unheeding = (entry: ProcessEntry): Guest => ({ ...entry, receive: () => undefined })
