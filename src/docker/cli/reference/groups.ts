/** A command that holds others, as Docker's own help shows it. */
export interface ReferenceGroup {
  /** One line, or what its help says in its place. */
  readonly about: string
  /** Under their headings: `name | about`, one a line. */
  readonly commands: Readonly<Record<string, string>>
  /** Those that its help leaves out as there is no swarm; an unknown command is answered with all. */
  readonly swarm?: string
}

/** A plugin that brings commands with it. */
export interface Plugin {
  readonly title: string
  readonly version: string
}

/** The plugins that bring commands with them, by their names. */
export const plugins: Readonly<Record<string, Plugin>> = {
  buildx: { title: 'Docker Buildx', version: 'v0.11.2' },
  compose: { title: 'Docker Compose', version: 'v2.26.1' },
}

const MANIFEST = `The **docker manifest** command has subcommands for managing image manifests and
manifest lists. A manifest list allows you to use one name to refer to the same image
built for multiple architectures.

To see help for a subcommand, use:

    docker manifest CMD --help

For full details on using docker manifest lists, see the registry v2 specification.

EXPERIMENTAL:
  docker manifest is an experimental feature.
  Experimental features provide early access to product functionality. These
  features may change between releases without warning, or can be removed from a
  future release. Learn more about experimental features in our documentation:
  https://docs.docker.com/go/experimental/`

/** Each group by its name. */
export const referenceGroups: Readonly<Record<string, ReferenceGroup>> = {
  container: {
    about: 'Manage containers',
    commands: {
      Commands: `
attach | Attach local standard input, output, and error streams to a running container
commit | Create a new image from a container's changes
cp | Copy files/folders between a container and the local filesystem
create | Create a new container
diff | Inspect changes to files or directories on a container's filesystem
exec | Execute a command in a running container
export | Export a container's filesystem as a tar archive
inspect | Display detailed information on one or more containers
kill | Kill one or more running containers
logs | Fetch the logs of a container
ls | List containers
pause | Pause all processes within one or more containers
port | List port mappings or a specific mapping for the container
prune | Remove all stopped containers
rename | Rename a container
restart | Restart one or more containers
rm | Remove one or more containers
run | Create and run a new container from an image
start | Start one or more stopped containers
stats | Display a live stream of container(s) resource usage statistics
stop | Stop one or more running containers
top | Display the running processes of a container
unpause | Unpause all processes within one or more containers
update | Update configuration of one or more containers
wait | Block until one or more containers stop, then print their exit codes
`,
    },
  },
  context: {
    about: 'Manage contexts',
    commands: {
      Commands: `
create | Create a context
export | Export a context to a tar archive FILE or a tar stream on STDOUT.
import | Import a context from a tar or zip file
inspect | Display detailed information on one or more contexts
ls | List contexts
rm | Remove one or more contexts
show | Print the name of the current context
update | Update a context
use | Set the current docker context
`,
    },
  },
  image: {
    about: 'Manage images',
    commands: {
      Commands: `
build | Build an image from a Dockerfile
history | Show the history of an image
import | Import the contents from a tarball to create a filesystem image
inspect | Display detailed information on one or more images
load | Load an image from a tar archive or STDIN
ls | List images
prune | Remove unused images
pull | Download an image from a registry
push | Upload an image to a registry
rm | Remove one or more images
save | Save one or more images to a tar archive (streamed to STDOUT by default)
tag | Create a tag TARGET_IMAGE that refers to SOURCE_IMAGE
`,
    },
  },
  manifest: {
    about: MANIFEST,
    commands: {
      Commands: `
annotate | Add additional information to a local image manifest
create | Create a local manifest list for annotating and pushing to a registry
inspect | Display an image manifest, or manifest list
push | Push a manifest list to a repository
rm | Delete one or more manifest lists from local storage
`,
    },
  },
  network: {
    about: 'Manage networks',
    commands: {
      Commands: `
connect | Connect a container to a network
create | Create a network
disconnect | Disconnect a container from a network
inspect | Display detailed information on one or more networks
ls | List networks
prune | Remove all unused networks
rm | Remove one or more networks
`,
    },
  },
  config: {
    about: 'Manage Swarm configs',
    commands: {
      Commands: `
create | Create a config from a file or STDIN
inspect | Display detailed information on one or more configs
ls | List configs
rm | Remove one or more configs
`,
    },
  },
  node: {
    about: 'Manage Swarm nodes',
    commands: {
      Commands: `
demote | Demote one or more nodes from manager in the swarm
inspect | Display detailed information on one or more nodes
ls | List nodes in the swarm
promote | Promote one or more nodes to manager in the swarm
ps | List tasks running on one or more nodes, defaults to current node
rm | Remove one or more nodes from the swarm
update | Update a node
`,
    },
  },
  secret: {
    about: 'Manage Swarm secrets',
    commands: {
      Commands: `
create | Create a secret from a file or STDIN as content
inspect | Display detailed information on one or more secrets
ls | List secrets
rm | Remove one or more secrets
`,
    },
  },
  service: {
    about: 'Manage Swarm services',
    commands: {
      Commands: `
create | Create a new service
inspect | Display detailed information on one or more services
logs | Fetch the logs of a service or task
ls | List services
ps | List the tasks of one or more services
rm | Remove one or more services
rollback | Revert changes to a service's configuration
scale | Scale one or multiple replicated services
update | Update a service
`,
    },
  },
  stack: {
    about: 'Manage Swarm stacks',
    commands: {
      Commands: `
config | Outputs the final config file, after doing merges and interpolations
deploy | Deploy a new stack or update an existing stack
ls | List stacks
ps | List the tasks in the stack
rm | Remove one or more stacks
services | List the services in the stack
`,
    },
  },
  swarm: {
    about: 'Manage Swarm',
    commands: {
      Commands: `
init | Initialize a swarm
join | Join a swarm as a node and/or manager
`,
    },
  },
  system: {
    about: 'Manage Docker',
    commands: {
      Commands: `
df | Show docker disk usage
events | Get real time events from the server
info | Display system-wide information
prune | Remove unused data
`,
    },
  },
  trust: {
    about: 'Manage trust on Docker images',
    commands: {
      'Management Commands': `
key | Manage keys for signing Docker images
signer | Manage entities who can sign Docker images
`,
      Commands: `
inspect | Return low-level information about keys and signatures
revoke | Remove trust for an image
sign | Sign an image
`,
    },
  },
  volume: {
    about: 'Manage volumes',
    commands: {
      Commands: `
create | Create a volume
inspect | Display detailed information on one or more volumes
ls | List volumes
prune | Remove unused local volumes
rm | Remove one or more volumes
`,
    },
    swarm: 'update | Update a volume (cluster volumes only)\n',
  },
  buildx: {
    about: 'Extended build capabilities with BuildKit',
    commands: {
      'Management Commands': `
imagetools | Commands to work on images in registry
`,
      Commands: `
bake | Build from a file
build | Start a build
create | Create a new builder instance
du | Disk usage
inspect | Inspect current builder instance
ls | List builder instances
prune | Remove build cache
rm | Remove a builder instance
stop | Stop builder instance
use | Set the current builder instance
version | Show buildx version information
`,
    },
  },
  plugin: {
    about: 'Manage plugins',
    commands: {
      Commands: `
create | Create a plugin from a rootfs and configuration. Plugin data directory must contain config.json and rootfs directory.
disable | Disable a plugin
enable | Enable a plugin
inspect | Display detailed information on one or more plugins
install | Install a plugin
ls | List plugins
push | Push a plugin to a registry
rm | Remove one or more plugins
set | Change settings for a plugin
upgrade | Upgrade an existing plugin
`,
    },
  },
}
