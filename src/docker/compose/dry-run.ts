import type { Invocation } from '../../shell/command.ts'
import { type Answer, done } from '../daemon/answer.ts'
import type { ContainerCreateBody } from '../daemon/api.ts'
import { Containers } from '../daemon/containers.ts'
import { Daemon } from '../daemon/daemon.ts'
import { type ImageDeletion, Images } from '../daemon/images.ts'
import { Networks } from '../daemon/networks.ts'
import { Volumes } from '../daemon/volumes.ts'
import type { DockerHost } from '../docker-host.ts'
import { Complaint } from './complaint.ts'
import type { Display } from './display.ts'
import type { Project } from './project.ts'
import { ComposeSession, containerOf, type ServiceContainer } from './compose-session.ts'

const NOTHING = done(undefined)

/** A container that would have been made. */
interface Imagined {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
}

const imaginedContainer = (name: string, labels: Imagined['labels']): ServiceContainer =>
  containerOf({
    Id: name,
    Names: [`/${name}`],
    Image: '',
    ImageID: '',
    Command: '',
    Created: 0,
    Ports: [],
    Labels: labels,
    State: 'created',
    Status: 'Created',
    HostConfig: { NetworkMode: 'default' },
    NetworkSettings: { Networks: {} },
    Mounts: [],
  })

/** Containers of which nothing is made, started or ended. */
class DryContainers extends Containers {
  readonly imagined: Imagined[] = []
  readonly started = new Set<string>()
  readonly removed = new Set<string>()

  override async create(
    { Labels = {} }: ContainerCreateBody,
    name = '',
  ): Promise<Answer<{ readonly Id: string; readonly Warnings: readonly string[] }>> {
    this.imagined.push({ name, labels: Labels })
    return done({ Id: name, Warnings: [] })
  }

  override async start(id: string): Promise<Answer<undefined>> {
    this.started.add(id)
    return NOTHING
  }

  override async run(): Promise<Answer<number>> {
    throw new Complaint('interactive run is not supported in dry-run mode', 1)
  }

  override async exec(): Promise<Answer<number>> {
    throw new Complaint('interactive exec is not supported in dry-run mode', 1)
  }

  override remove(id: string): Answer<undefined> {
    this.removed.add(id)
    return NOTHING
  }

  override async stop(): Promise<Answer<undefined>> {
    return NOTHING
  }

  override async restart(): Promise<Answer<undefined>> {
    return NOTHING
  }

  override async kill(): Promise<Answer<undefined>> {
    return NOTHING
  }

  override pause(): Answer<undefined> {
    return NOTHING
  }

  override unpause(): Answer<undefined> {
    return NOTHING
  }

  override async wait(): Promise<Answer<number | undefined>> {
    return done(0)
  }
}

class DryImages extends Images {
  override remove(): Answer<readonly ImageDeletion[]> {
    return done([])
  }
}

class DryNetworks extends Networks {
  override create({ Name }: { readonly Name: string }): Answer<{ readonly Id: string }> {
    return done({ Id: Name })
  }

  override remove(): Answer<undefined> {
    return NOTHING
  }
}

class DryVolumes extends Volumes {
  override create({ Name = '' }: { readonly Name?: string } = {}): ReturnType<Volumes['create']> {
    return done({
      CreatedAt: '',
      Driver: 'local',
      Labels: null,
      Mountpoint: '',
      Name,
      Options: null,
      Scope: 'local',
    })
  }

  override remove(): Answer<undefined> {
    return NOTHING
  }
}

class DryDaemon extends Daemon {
  override readonly containers: DryContainers
  override readonly images: DryImages
  override readonly networks: DryNetworks
  override readonly volumes: DryVolumes

  constructor(client: Invocation<DockerHost>) {
    super(client)
    this.containers = new DryContainers(client)
    this.images = new DryImages(client)
    this.networks = new DryNetworks(client)
    this.volumes = new DryVolumes(client)
  }
}

/** A call of a command with `--dry-run`: what would be done is told, and what there is stays as it is. */
export class DryRunSession extends ComposeSession {
  override readonly daemon: DryDaemon

  constructor(process: Invocation<DockerHost>, project: Project, display: Display) {
    super(process, project, display)
    this.daemon = new DryDaemon(process)
  }

  /** Those that there are, and those that would have been made. */
  override containers(how = { once: false }): readonly ServiceContainer[] {
    const { imagined, started, removed } = this.daemon.containers
    const real = super.containers(how).filter(({ id }) => !removed.has(id))
    return [...real, ...imagined.map(({ name, labels }) => imaginedContainer(name, labels))].map((container) =>
      started.has(container.id) ? { ...container, isRunning: true } : container,
    )
  }
}
