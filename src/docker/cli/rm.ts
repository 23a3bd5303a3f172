import { removeContainer } from '../engine/containers.ts'
import { findContainer } from '../engine/lookup.ts'
import { removeVolume } from '../engine/volumes.ts'
import { forEachName } from './dispatch.ts'
import { switchOption } from './flags.ts'
import { type Call, commit, found, type ListedSubcommand } from './subcommand.ts'

function removeAnonymousVolumes(call: Call, sources: readonly string[]): void {
  const host = call.process.system
  const engine = host.engine.get()
  for (const volume of engine.volumes.filter(({ anonymous, name }) => anonymous && sources.includes(name))) {
    const removed = removeVolume(host.engine.get(), volume.name)
    if (removed.type === 'done') host.engine.set(removed.engine)
  }
}

/** Whether nothing is left of a name without its slashes. */
const isEmpty = (name: string): boolean => /^\/*$/.test(name)

export const rm: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] CONTAINER [CONTAINER...]',
    takes: [1, Infinity],
    miscount: '"docker rm" requires at least 1 argument.',
    description: ['Removes stopped containers with all that was written inside them. Their images stay.'],
    options: [
      switchOption('f,force', 'stop a running container (SIGKILL) and remove it'),
      switchOption('v,volumes', 'also remove the volumes without a name that belong to it'),
    ],
    unsimulated: ['link'],
    operands: [{ name: 'CONTAINER', kind: 'container', repeated: true }],
  },
  async run(call) {
    const { operands, flags, process } = call
    const force = flags.has('force')
    const status = await forEachName(call, operands, async (name) => {
      if (isEmpty(name)) {
        await process.stderr.write('Container name cannot be empty\n')
        return 1
      }
      const { mounts } = found(findContainer(process.system.engine.get(), name))
      commit(process.system, removeContainer(process.system.engine.get(), name, force))
      if (flags.has('volumes'))
        removeAnonymousVolumes(
          call,
          mounts.map(({ source }) => source),
        )
      await process.stdout.write(`${name}\n`)
      return 0
    })
    // forced removal of what is not there counts as done
    const missing = operands.filter((name) => findContainer(call.engine, name).type === 'refused')
    return force && missing.length > 0 && !missing.some(isEmpty) ? 0 : status
  },
}
