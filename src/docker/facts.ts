import type { FileFact } from '../base/facts.ts'
import { filesOf, LinuxFacts } from '../linux/facts.ts'
import type { SessionMoment } from '../shell/terminal-shell.ts'
import type { Container, Engine, Image } from './engine/model.ts'
import type { DockerWorld } from './world.ts'

function stateOf({ state }: Container): {
  readonly state: Container['state']['type']
  readonly code?: number
  readonly startedAt?: number
} {
  switch (state.type) {
    case 'created':
      return { state: state.type }
    case 'restarting':
    case 'running':
      return { state: state.type, startedAt: state.startedAt }
    case 'exited':
      return { state: state.type, code: state.code, startedAt: state.startedAt }
  }
}

function containerFact(container: Container) {
  const { id, name, image, imageId, argv, env, mounts, labels, restartPolicy, workingDirectory, files } = container
  return {
    ...stateOf(container),
    id,
    name,
    image,
    imageId,
    argv,
    env,
    mounts,
    labels,
    restartPolicy,
    workingDirectory,
    ports: container.ports.map((port) => ({ host: port.host, container: port.container })),
    networks: container.networks.map(({ network }) => network),
    file: (path: string): FileFact | undefined => files && filesOf(files).file(path),
  }
}

const imageFact = ({ id, references, digest }: Image) => ({ id, references, built: digest === undefined })

/** What the engine keeps, as facts. */
function engineFacts({ containers, images, networks, volumes }: Engine) {
  return {
    containers: containers.map(containerFact),
    images: images.map(imageFact),
    networks: networks.map(({ name, driver }) => ({ name, driver })),
    volumes: volumes.map(({ name, anonymous }) => ({ name, anonymous })),
  }
}

/** What the Docker host, and its shells, are like at one moment. */
export class DockerFacts extends LinuxFacts {
  readonly docker: ReturnType<typeof engineFacts>

  constructor({ files, engine }: DockerWorld, session: Pick<SessionMoment, 'cwd' | 'bash'>) {
    super(files, session)
    this.docker = engineFacts(engine)
  }
}
