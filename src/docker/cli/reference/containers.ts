import { type Reference, reference } from './reference.ts'

/** The flags that `run` and `create` share. */
const CREATED = `
add-host list | Add a custom host-to-IP mapping (host:ip)
annotation map | Add an annotation to the container (passed through to the OCI runtime) (default map[])
a,attach list | Attach to STDIN, STDOUT or STDERR
blkio-weight uint16 | Block IO (relative weight), between 10 and 1000, or 0 to disable (default 0)
blkio-weight-device list | Block IO weight (relative device weight) (default [])
cap-add list | Add Linux capabilities
cap-drop list | Drop Linux capabilities
cgroup-parent string | Optional parent cgroup for the container
cgroupns string | Cgroup namespace to use (host|private)\\n'host':    Run the container in the Docker host's cgroup namespace\\n'private': Run the container in its own private cgroup namespace\\n'':        Use the cgroup namespace as configured by the\\n           default-cgroupns-mode option on the daemon (default)
cidfile string | Write the container ID to the file
cpu-period int | Limit CPU CFS (Completely Fair Scheduler) period
cpu-quota int | Limit CPU CFS (Completely Fair Scheduler) quota
cpu-rt-period int | Limit CPU real-time period in microseconds
cpu-rt-runtime int | Limit CPU real-time runtime in microseconds
c,cpu-shares int | CPU shares (relative weight)
cpus decimal | Number of CPUs
cpuset-cpus string | CPUs in which to allow execution (0-3, 0,1)
cpuset-mems string | MEMs in which to allow execution (0-3, 0,1)
device list | Add a host device to the container
device-cgroup-rule list | Add a rule to the cgroup allowed devices list
device-read-bps list | Limit read rate (bytes per second) from a device (default [])
device-read-iops list | Limit read rate (IO per second) from a device (default [])
device-write-bps list | Limit write rate (bytes per second) to a device (default [])
device-write-iops list | Limit write rate (IO per second) to a device (default [])
disable-content-trust | Skip image verification (default true)
dns list | Set custom DNS servers
dns-option list | Set DNS options
dns-search list | Set custom DNS search domains
domainname string | Container NIS domain name
entrypoint string | Overwrite the default ENTRYPOINT of the image
e,env list | Set environment variables
env-file list | Read in a file of environment variables
expose list | Expose a port or a range of ports
gpus gpu-request | GPU devices to add to the container ('all' to pass all GPUs)
group-add list | Add additional groups to join
health-cmd string | Command to run to check health
health-interval duration | Time between running the check (ms|s|m|h) (default 0s)
health-retries int | Consecutive failures needed to report unhealthy
health-start-period duration | Start period for the container to initialize before starting health-retries countdown (ms|s|m|h) (default 0s)
health-timeout duration | Maximum time to allow one check to run (ms|s|m|h) (default 0s)
help | Print usage
h,hostname string | Container host name
init | Run an init inside the container that forwards signals and reaps processes
i,interactive | Keep STDIN open even if not attached
ip string | IPv4 address (e.g., 172.30.100.104)
ip6 string | IPv6 address (e.g., 2001:db8::33)
ipc string | IPC mode to use
isolation string | Container isolation technology
kernel-memory bytes | Kernel memory limit
l,label list | Set meta data on a container
label-file list | Read in a line delimited file of labels
link list | Add link to another container
link-local-ip list | Container IPv4/IPv6 link-local addresses
log-driver string | Logging driver for the container
log-opt list | Log driver options
mac-address string | Container MAC address (e.g., 92:d0:c6:0a:29:33)
m,memory bytes | Memory limit
memory-reservation bytes | Memory soft limit
memory-swap bytes | Swap limit equal to memory plus swap: '-1' to enable unlimited swap
memory-swappiness int | Tune container memory swappiness (0 to 100) (default -1)
mount mount | Attach a filesystem mount to the container
name string | Assign a name to the container
network network | Connect a container to a network
network-alias list | Add network-scoped alias for the container
no-healthcheck | Disable any container-specified HEALTHCHECK
oom-kill-disable | Disable OOM Killer
oom-score-adj int | Tune host's OOM preferences (-1000 to 1000)
pid string | PID namespace to use
pids-limit int | Tune container pids limit (set -1 for unlimited)
platform string | Set platform if server is multi-platform capable
privileged | Give extended privileges to this container
p,publish list | Publish a container's port(s) to the host
P,publish-all | Publish all exposed ports to random ports
q,quiet | Suppress the pull output
read-only | Mount the container's root filesystem as read only
restart string | Restart policy to apply when a container exits (default "no")
rm | Automatically remove the container when it exits
runtime string | Runtime to use for this container
security-opt list | Security Options
shm-size bytes | Size of /dev/shm
stop-signal string | Signal to stop the container
stop-timeout int | Timeout (in seconds) to stop a container
storage-opt list | Storage driver options for the container
sysctl map | Sysctl options (default map[])
tmpfs list | Mount a tmpfs directory
t,tty | Allocate a pseudo-TTY
ulimit ulimit | Ulimit options (default [])
u,user string | Username or UID (format: <name|uid>[:<group|gid>])
userns string | User namespace to use
uts string | UTS namespace to use
v,volume list | Bind mount a volume
volume-driver string | Optional volume driver for the container
volumes-from list | Mount volumes from the specified container(s)
w,workdir string | Working directory inside the container
`

/** What Docker's help says of commands on containers. */
export const containers: readonly Reference[] = [
  reference(
    'run, container run',
    '[OPTIONS] IMAGE [COMMAND] [ARG...]',
    'Create and run a new container from an image',
    CREATED +
      `
d,detach | Run container in background and print container ID
detach-keys string | Override the key sequence for detaching a container
pull string | Pull image before running ("always", "missing", "never") (default "missing")
sig-proxy | Proxy received signals to the process (default true)
`,
  ),
  reference(
    'create, container create',
    '[OPTIONS] IMAGE [COMMAND] [ARG...]',
    'Create a new container',
    CREATED +
      `
pull string | Pull image before creating ("always", "|missing", "never") (default "missing")
`,
  ),
  reference(
    'exec, container exec',
    '[OPTIONS] CONTAINER COMMAND [ARG...]',
    'Execute a command in a running container',
    `
d,detach | Detached mode: run command in the background
detach-keys string | Override the key sequence for detaching a container
e,env list | Set environment variables
env-file list | Read in a file of environment variables
i,interactive | Keep STDIN open even if not attached
privileged | Give extended privileges to the command
t,tty | Allocate a pseudo-TTY
u,user string | Username or UID (format: "<name|uid>[:<group|gid>]")
w,workdir string | Working directory inside the container
`,
  ),
  reference(
    'ps, container ls, container list, container ps',
    '[OPTIONS]',
    'List containers',
    `
a,all | Show all containers (default shows just running)
f,filter filter | Filter output based on conditions provided
format string | @table
n,last int | Show n last created containers (includes all states) (default -1)
l,latest | Show the latest created container (includes all states)
no-trunc | Don't truncate output
q,quiet | Only display container IDs
s,size | Display total file sizes
`,
  ),
  reference(
    'attach, container attach',
    '[OPTIONS] CONTAINER',
    'Attach local standard input, output, and error streams to a running container',
    `
detach-keys string | Override the key sequence for detaching a container
no-stdin | Do not attach STDIN
sig-proxy | Proxy all received signals to the process (default true)
`,
  ),
  reference(
    'commit, container commit',
    '[OPTIONS] CONTAINER [REPOSITORY[:TAG]]',
    "Create a new image from a container's changes",
    `
a,author string | Author (e.g., "John Hannibal Smith <hannibal@a-team.com>")
c,change list | Apply Dockerfile instruction to the created image
m,message string | Commit message
p,pause | Pause container during commit (default true)
`,
  ),
  reference(
    'cp, container cp',
    '[OPTIONS] CONTAINER:SRC_PATH DEST_PATH|-\n[OPTIONS] SRC_PATH|- CONTAINER:DEST_PATH',
    [
      'Copy files/folders between a container and the local filesystem',
      `Copy files/folders between a container and the local filesystem

Use '-' as the source to read a tar archive from stdin
and extract it to a directory destination in a container.
Use '-' as the destination to stream a tar archive of a
container source to stdout.`,
    ],
    `
a,archive | Archive mode (copy all uid/gid information)
L,follow-link | Always follow symbol link in SRC_PATH
q,quiet | Suppress progress output during copy. Progress output is automatically suppressed if no terminal is attached
`,
  ),
  reference('diff, container diff', 'CONTAINER', "Inspect changes to files or directories on a container's filesystem"),
  reference(
    'export, container export',
    '[OPTIONS] CONTAINER',
    "Export a container's filesystem as a tar archive",
    `
o,output string | Write to a file, instead of STDOUT
`,
  ),
  reference(
    'kill, container kill',
    '[OPTIONS] CONTAINER [CONTAINER...]',
    'Kill one or more running containers',
    `
s,signal string | Signal to send to the container
`,
  ),
  reference(
    'logs, container logs',
    '[OPTIONS] CONTAINER',
    'Fetch the logs of a container',
    `
details | Show extra details provided to logs
f,follow | Follow log output
since string | Show logs since timestamp (e.g. "2013-01-02T13:23:37Z") or relative (e.g. "42m" for 42 minutes)
n,tail string | Number of lines to show from the end of the logs (default "all")
t,timestamps | Show timestamps
until string | Show logs before a timestamp (e.g. "2013-01-02T13:23:37Z") or relative (e.g. "42m" for 42 minutes)
`,
  ),
  reference('pause, container pause', 'CONTAINER [CONTAINER...]', 'Pause all processes within one or more containers'),
  reference(
    'port, container port',
    'CONTAINER [PRIVATE_PORT[/PROTO]]',
    'List port mappings or a specific mapping for the container',
  ),
  reference('rename, container rename', 'CONTAINER NEW_NAME', 'Rename a container'),
  reference(
    'restart, container restart',
    '[OPTIONS] CONTAINER [CONTAINER...]',
    'Restart one or more containers',
    `
s,signal string | Signal to send to the container
t,time int | Seconds to wait before killing the container
`,
  ),
  reference(
    'rm, container rm, container remove',
    '[OPTIONS] CONTAINER [CONTAINER...]',
    'Remove one or more containers',
    `
f,force | Force the removal of a running container (uses SIGKILL)
l,link | Remove the specified link
v,volumes | Remove anonymous volumes associated with the container
`,
  ),
  reference(
    'start, container start',
    '[OPTIONS] CONTAINER [CONTAINER...]',
    'Start one or more stopped containers',
    `
a,attach | Attach STDOUT/STDERR and forward signals
detach-keys string | Override the key sequence for detaching a container
i,interactive | Attach container's STDIN
`,
  ),
  reference(
    'stats, container stats',
    '[OPTIONS] [CONTAINER...]',
    'Display a live stream of container(s) resource usage statistics',
    `
a,all | Show all containers (default shows just running)
format string | @table
no-stream | Disable streaming stats and only pull the first result
no-trunc | Do not truncate output
`,
  ),
  reference(
    'stop, container stop',
    '[OPTIONS] CONTAINER [CONTAINER...]',
    'Stop one or more running containers',
    `
s,signal string | Signal to send to the container
t,time int | Seconds to wait before killing the container
`,
  ),
  reference('top, container top', 'CONTAINER [ps OPTIONS]', 'Display the running processes of a container'),
  reference(
    'update, container update',
    '[OPTIONS] CONTAINER [CONTAINER...]',
    'Update configuration of one or more containers',
    `
blkio-weight uint16 | Block IO (relative weight), between 10 and 1000, or 0 to disable (default 0)
cpu-period int | Limit CPU CFS (Completely Fair Scheduler) period
cpu-quota int | Limit CPU CFS (Completely Fair Scheduler) quota
cpu-rt-period int | Limit the CPU real-time period in microseconds
cpu-rt-runtime int | Limit the CPU real-time runtime in microseconds
c,cpu-shares int | CPU shares (relative weight)
cpus decimal | Number of CPUs
cpuset-cpus string | CPUs in which to allow execution (0-3, 0,1)
cpuset-mems string | MEMs in which to allow execution (0-3, 0,1)
m,memory bytes | Memory limit
memory-reservation bytes | Memory soft limit
memory-swap bytes | Swap limit equal to memory plus swap: -1 to enable unlimited swap
pids-limit int | Tune container pids limit (set -1 for unlimited)
restart string | Restart policy to apply when a container exits
`,
  ),
  reference(
    'wait, container wait',
    'CONTAINER [CONTAINER...]',
    'Block until one or more containers stop, then print their exit codes',
  ),
  reference(
    'unpause, container unpause',
    'CONTAINER [CONTAINER...]',
    'Unpause all processes within one or more containers',
  ),
  reference(
    'container inspect',
    '[OPTIONS] CONTAINER [CONTAINER...]',
    'Display detailed information on one or more containers',
    `
f,format string | @json
s,size | Display total file sizes
`,
  ),
  reference(
    'container prune',
    '[OPTIONS]',
    'Remove all stopped containers',
    `
filter filter | Provide filter values (e.g. "until=<timestamp>")
f,force | Do not prompt for confirmation
`,
  ),
]
