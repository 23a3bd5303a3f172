import type { DockerOption } from '../cli/flags.ts'
import { flagsOf } from '../cli/reference/reference.ts'

const DRY_RUN = 'dry-run | Execute command in dry run mode'
const REMOVE_ORPHANS = 'remove-orphans | Remove containers for services not defined in the Compose file'
const TIMEOUT = 't,timeout int | Specify a shutdown timeout in seconds'
const INDEX = 'index int | Index of the container if service has multiple replicas'
const TABLE_OR_JSON = 'format string | Format the output. Values: [table | json] (default "table")'
const QUIET_PULL = 'quiet-pull | Pull without printing progress information'
const PROTOCOL = 'protocol string | tcp or udp (default "tcp")'

const CREATION = `
build | Build images before starting containers
force-recreate | Recreate containers even if their configuration and image haven't changed
no-build | Don't build an image, even if it's policy
no-recreate | If containers already exist, don't recreate them. Incompatible with --force-recreate.
${QUIET_PULL}
${REMOVE_ORPHANS}
scale scale | Scale SERVICE to NUM instances. Overrides the scale setting in the Compose file if present.
`

/** The options that each command has, besides `--dry-run`. */
const rows: Readonly<Record<string, string>> = {
  attach: `
detach-keys string | Override the key sequence for detaching from a container.
index int | index of the container if service has multiple replicas.
no-stdin | Do not attach STDIN
sig-proxy | Proxy all received signals to the process (default true)
`,
  build: `
build-arg stringArray | Set build-time variables for services.
builder string | Set builder to use.
m,memory bytes | Set memory limit for the build container. Not supported by BuildKit.
no-cache | Do not use cache when building the image
pull | Always attempt to pull a newer version of the image.
push | Push service images.
q,quiet | Don't print anything to STDOUT
ssh string | Set SSH authentications used when building service images. (use 'default' for using your default SSH Agent)
with-dependencies | Also build dependencies (transitively).
`,
  config: `
environment | Print environment used for interpolation.
format string | Format the output. Values: [yaml | json] (default "yaml")
hash string | Print the service config hash, one per line.
images | Print the image names, one per line.
no-consistency | Don't check model consistency - warning: may produce invalid Compose output
no-interpolate | Don't interpolate environment variables.
no-normalize | Don't normalize compose model.
no-path-resolution | Don't resolve file paths.
o,output string | Save to file (default to stdout)
profiles | Print the profile names, one per line.
q,quiet | Only validate the configuration, don't print anything.
resolve-image-digests | Pin image tags to digests.
services | Print the service names, one per line.
volumes | Print the volume names, one per line.
`,
  cp: `
a,archive | Archive mode (copy all uid/gid information)
L,follow-link | Always follow symbol link in SRC_PATH
${INDEX}
`,
  create: `${CREATION}
pull string | Pull image before running ("always"|"missing"|"never"|"build") (default "policy")
`,
  down: `
${REMOVE_ORPHANS}
rmi string | Remove images used by services. "local" remove only images that don't have a custom tag ("local"|"all")
${TIMEOUT}
v,volumes | Remove named volumes declared in the "volumes" section of the Compose file and anonymous volumes attached to containers
`,
  events: 'json | Output events as a stream of json objects',
  exec: `
d,detach | Detached mode: Run command in the background.
e,env stringArray | Set environment variables
${INDEX}
T,no-TTY | Disable pseudo-TTY allocation. By default \`docker compose exec\` allocates a TTY.
privileged | Give extended privileges to the process.
u,user string | Run the command as this user.
w,workdir string | Path to workdir directory for this command.
`,
  images: `${TABLE_OR_JSON}
q,quiet | Only display IDs
`,
  kill: `${REMOVE_ORPHANS}
s,signal string | SIGNAL to send to the container. (default "SIGKILL")
`,
  logs: `
f,follow | Follow log output.
index int | index of the container if service has multiple replicas
no-color | Produce monochrome output.
no-log-prefix | Don't print prefix in logs.
since string | Show logs since timestamp (e.g. 2013-01-02T13:23:37Z) or relative (e.g. 42m for 42 minutes)
n,tail string | Number of lines to show from the end of the logs for each container. (default "all")
t,timestamps | Show timestamps.
until string | Show logs before a timestamp (e.g. 2013-01-02T13:23:37Z) or relative (e.g. 42m for 42 minutes)
`,
  ls: `
a,all | Show all stopped Compose projects
filter filter | Filter output based on conditions provided.
${TABLE_OR_JSON}
q,quiet | Only display IDs.
`,
  port: `
index int | Index of the container if service has multiple replicas
${PROTOCOL}
`,
  ps: `
a,all | Show all stopped containers (including those created by the run command)
filter string | Filter services by a property (supported filters: status)
format string | @table (default "table")
no-trunc | Don't truncate output
orphans | Include orphaned services (not declared by project) (default true)
q,quiet | Only display IDs
services | Display services
status stringArray | Filter services by status. Values: [paused | restarting | removing | running | dead | created | exited]
`,
  pull: `
ignore-buildable | Ignore images that can be built.
ignore-pull-failures | Pull what it can and ignores images with pull failures.
include-deps | Also pull services declared as dependencies.
policy string | Apply pull policy ("missing"|"always").
q,quiet | Pull without printing progress information.
`,
  push: `
ignore-push-failures | Push what it can and ignores images with push failures
include-deps | Also push images of services declared as dependencies
q,quiet | Push without printing progress information
`,
  restart: `
no-deps | Don't restart dependent services.
${TIMEOUT}
`,
  rm: `
f,force | Don't ask to confirm removal
s,stop | Stop the containers, if required, before removing
v,volumes | Remove any anonymous volumes attached to containers
`,
  run: `
build | Build image before starting container.
cap-add list | Add Linux capabilities
cap-drop list | Drop Linux capabilities
d,detach | Run container in background and print container ID
entrypoint string | Override the entrypoint of the image
e,env stringArray | Set environment variables
i,interactive | Keep STDIN open even if not attached. (default true)
l,label stringArray | Add or override a label
name string | Assign a name to the container
T,no-TTY | Disable pseudo-TTY allocation (default: auto-detected). (default true)
no-deps | Don't start linked services.
p,publish stringArray | Publish a container's port(s) to the host.
quiet-pull | Pull without printing progress information.
remove-orphans | Remove containers for services not defined in the Compose file.
rm | Automatically remove the container when it exits
P,service-ports | Run command with all service's ports enabled and mapped to the host.
use-aliases | Use the service's network useAliases in the network(s) the container connects to.
u,user string | Run as specified username or uid
v,volume stringArray | Bind mount a volume.
w,workdir string | Working directory inside the container
`,
  scale: "no-deps | Don't start linked services.",
  stats: `
a,all | Show all containers (default shows just running)
format string | @table
no-stream | Disable streaming stats and only pull the first result
no-trunc | Do not truncate output
`,
  stop: TIMEOUT,
  up: `${CREATION}
abort-on-container-exit | Stops all containers if any container was stopped. Incompatible with -d
always-recreate-deps | Recreate dependent containers. Incompatible with --no-recreate.
attach stringArray | Restrict attaching to the specified services. Incompatible with --attach-dependencies.
attach-dependencies | Automatically attach to log output of dependent services
d,detach | Detached mode: Run containers in the background
exit-code-from string | Return the exit code of the selected service container. Implies --abort-on-container-exit
no-attach stringArray | Do not attach (stream logs) to the specified services
no-color | Produce monochrome output
no-deps | Don't start linked services
no-log-prefix | Don't print prefix in logs
no-start | Don't start the services after creating them
pull string | Pull image before running ("always"|"missing"|"never") (default "policy")
V,renew-anon-volumes | Recreate anonymous volumes instead of retrieving data from the previous containers
t,timeout int | Use this timeout in seconds for container shutdown when attached or when containers are already running
timestamps | Show timestamps
wait | Wait for services to be running|healthy. Implies detached mode.
wait-timeout int | Maximum duration to wait for the project to be running|healthy
w,watch | Watch source code and rebuild/refresh containers when files are updated.
`,
  version: `
f,format string | Format the output. Values: [pretty | json]. (Default: pretty)
short | Shows only Compose's version number.
`,
  wait: 'down-project | Drops project when the first container stops',
  watch: `
no-up | Do not build & start services before watching
quiet | hide build output
`,
}

/** What a command's usage line shows, where it is not `[OPTIONS] [SERVICE...]`. */
const usages: Readonly<Record<string, string>> = {
  attach: '[OPTIONS] SERVICE',
  cp: '[OPTIONS] SERVICE:SRC_PATH DEST_PATH|-\n\tdocker compose cp [OPTIONS] SRC_PATH|- SERVICE:DEST_PATH',
  down: '[OPTIONS] [SERVICES]',
  exec: '[OPTIONS] SERVICE COMMAND [ARGS...]',
  ls: '[OPTIONS]',
  port: '[OPTIONS] SERVICE PRIVATE_PORT',
  run: '[OPTIONS] SERVICE [COMMAND] [ARGS...]',
  scale: '[SERVICE=REPLICAS...]',
  stats: '[OPTIONS] [SERVICE]',
  top: '[SERVICES...]',
  version: '[OPTIONS]',
  wait: 'SERVICE [SERVICE...] [OPTIONS]',
}

const kindOf = (value: string): 'number' | 'text' => (value === 'int' ? 'number' : 'text')

/** The options that a command of Compose 2.26.1 has, in its own words. */
export function optionsOf(name: string): readonly DockerOption[] {
  return flagsOf(`${rows[name] ?? ''}\n${DRY_RUN}`).map(({ short, long, value, about }) => ({
    long,
    summary: about,
    ...(short !== undefined && { short }),
    ...(value !== undefined && { value: { name: value, kind: kindOf(value) } }),
  }))
}

/** Options that a command takes and its help does not tell of: exec is on a terminal anyway, and how a build shows its progress is asked of Compose itself. */
const hidden: Readonly<Record<string, readonly DockerOption[]>> = {
  build: [{ long: 'progress', summary: '', value: { name: 'string', kind: 'text' } }],
  exec: [
    { short: 'i', long: 'interactive', summary: '' },
    { short: 't', long: 'tty', summary: '' },
  ],
}

/** All that a command takes. */
export const takenBy = (name: string): readonly DockerOption[] => [...optionsOf(name), ...(hidden[name] ?? [])]

/** What its usage line shows after its name. */
export const usageLineOf = (name: string): string => usages[name] ?? '[OPTIONS] [SERVICE...]'
