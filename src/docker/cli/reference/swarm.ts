import { type Reference, reference } from './reference.ts'

/** A command that needs a swarm. */
interface SwarmCommand {
  /** The least and the greatest number of operands. */
  readonly takes: readonly [number, number]
  readonly reference: Reference
}

const command = (takes: SwarmCommand['takes'], ...texts: Parameters<typeof reference>): SwarmCommand => ({
  takes,
  reference: reference(...texts),
})

/** What Docker's help says of the commands of a swarm. */
export const swarmCommands: readonly SwarmCommand[] = [
  command(
    [0, 0],
    'swarm ca',
    '[OPTIONS]',
    'Display and rotate the root CA',
    `
ca-cert pem-file | Path to the PEM-formatted root CA certificate to use for the new cluster
ca-key pem-file | Path to the PEM-formatted root CA key to use for the new cluster
cert-expiry duration | Validity period for node certificates (ns|us|ms|s|m|h) (default 2160h0m0s)
d,detach | Exit immediately instead of waiting for the root rotation to converge
external-ca external-ca | Specifications of one or more certificate signing endpoints
q,quiet | Suppress progress output
rotate | Rotate the swarm CA - if no certificate or key are provided, new ones will be generated
`,
  ),
  command(
    [0, 0],
    'swarm init',
    '[OPTIONS]',
    'Initialize a swarm',
    `
advertise-addr string | Advertised address (format: "<ip|interface>[:port]")
autolock | Enable manager autolocking (requiring an unlock key to start a stopped manager)
availability string | Availability of the node ("active", "pause", "drain") (default "active")
cert-expiry duration | Validity period for node certificates (ns|us|ms|s|m|h) (default 2160h0m0s)
data-path-addr string | Address or interface to use for data path traffic (format: "<ip|interface>")
data-path-port uint32 | Port number to use for data path traffic (1024 - 49151). If no value is set or is set to 0, the default port (4789) is used.
default-addr-pool ipNetSlice | default address pool in CIDR format (default [])
default-addr-pool-mask-length uint32 | default address pool subnet mask length (default 24)
dispatcher-heartbeat duration | Dispatcher heartbeat period (ns|us|ms|s|m|h) (default 5s)
external-ca external-ca | Specifications of one or more certificate signing endpoints
force-new-cluster | Force create a new cluster from current state
listen-addr node-addr | Listen address (format: "<ip|interface>[:port]") (default 0.0.0.0:2377)
max-snapshots uint | Number of additional Raft snapshots to retain
snapshot-interval uint | Number of log entries between Raft snapshots (default 10000)
task-history-limit int | Task history retention limit (default 5)
`,
  ),
  command(
    [1, 1],
    'swarm join',
    '[OPTIONS] HOST:PORT',
    'Join a swarm as a node and/or manager',
    `
advertise-addr string | Advertised address (format: "<ip|interface>[:port]")
availability string | Availability of the node ("active", "pause", "drain") (default "active")
data-path-addr string | Address or interface to use for data path traffic (format: "<ip|interface>")
listen-addr node-addr | Listen address (format: "<ip|interface>[:port]") (default 0.0.0.0:2377)
token string | Token for entry into the swarm
`,
  ),
  command(
    [1, 1],
    'swarm join-token',
    '[OPTIONS] (worker|manager)',
    'Manage join tokens',
    `
q,quiet | Only display token
rotate | Rotate join token
`,
  ),
  command(
    [0, 0],
    'swarm leave',
    '[OPTIONS]',
    'Leave the swarm',
    `
f,force | Force this node to leave the swarm, ignoring warnings
`,
  ),
  command([0, 0], 'swarm unlock', '', 'Unlock swarm'),
  command(
    [0, 0],
    'swarm unlock-key',
    '[OPTIONS]',
    'Manage the unlock key',
    `
q,quiet | Only display token
rotate | Rotate unlock key
`,
  ),
  command(
    [0, 0],
    'swarm update',
    '[OPTIONS]',
    'Update the swarm',
    `
autolock | Change manager autolocking setting (true|false)
cert-expiry duration | Validity period for node certificates (ns|us|ms|s|m|h) (default 2160h0m0s)
dispatcher-heartbeat duration | Dispatcher heartbeat period (ns|us|ms|s|m|h) (default 5s)
external-ca external-ca | Specifications of one or more certificate signing endpoints
max-snapshots uint | Number of additional Raft snapshots to retain
snapshot-interval uint | Number of log entries between Raft snapshots (default 10000)
task-history-limit int | Task history retention limit (default 5)
`,
  ),
  command([1, Infinity], 'node demote', 'NODE [NODE...]', 'Demote one or more nodes from manager in the swarm'),
  command(
    [1, Infinity],
    'node inspect',
    '[OPTIONS] self|NODE [NODE...]',
    'Display detailed information on one or more nodes',
    `
f,format string | @json
pretty | Print the information in a human friendly format
`,
  ),
  command(
    [0, 0],
    'node ls, node list',
    '[OPTIONS]',
    'List nodes in the swarm',
    `
f,filter filter | Filter output based on conditions provided
format string | @table
q,quiet | Only display IDs
`,
  ),
  command([1, Infinity], 'node promote', 'NODE [NODE...]', 'Promote one or more nodes to manager in the swarm'),
  command(
    [0, Infinity],
    'node ps',
    '[OPTIONS] [NODE...]',
    'List tasks running on one or more nodes, defaults to current node',
    `
f,filter filter | Filter output based on conditions provided
format string | Pretty-print tasks using a Go template
no-resolve | Do not map IDs to Names
no-trunc | Do not truncate output
q,quiet | Only display task IDs
`,
  ),
  command(
    [1, Infinity],
    'node rm, node remove',
    '[OPTIONS] NODE [NODE...]',
    'Remove one or more nodes from the swarm',
    `
f,force | Force remove a node from the swarm
`,
  ),
  command(
    [1, 1],
    'node update',
    '[OPTIONS] NODE',
    'Update a node',
    `
availability string | Availability of the node ("active", "pause", "drain")
label-add list | Add or update a node label ("key=value")
label-rm list | Remove a node label if exists
role string | Role of the node ("worker", "manager")
`,
  ),
  command(
    [1, Infinity],
    'service create',
    '[OPTIONS] IMAGE [COMMAND] [ARG...]',
    'Create a new service',
    `
cap-add list | Add Linux capabilities
cap-drop list | Drop Linux capabilities
config config | Specify configurations to expose to the service
constraint list | Placement constraints
container-label list | Container labels
credential-spec credential-spec | Credential spec for managed service account (Windows only)
d,detach | Exit immediately instead of waiting for the service to converge
dns list | Set custom DNS servers
dns-option list | Set DNS options
dns-search list | Set custom DNS search domains
endpoint-mode string | Endpoint mode (vip or dnsrr) (default "vip")
entrypoint command | Overwrite the default ENTRYPOINT of the image
e,env list | Set environment variables
env-file list | Read in a file of environment variables
generic-resource list | User defined resources
group list | Set one or more supplementary user groups for the container
health-cmd string | Command to run to check health
health-interval duration | Time between running the check (ms|s|m|h)
health-retries int | Consecutive failures needed to report unhealthy
health-start-interval duration | Time between running the check during the start period (ms|s|m|h)
health-start-period duration | Start period for the container to initialize before counting retries towards unstable (ms|s|m|h)
health-timeout duration | Maximum time to allow one check to run (ms|s|m|h)
host list | Set one or more custom host-to-IP mappings (host:ip)
hostname string | Container hostname
init | Use an init inside each service container to forward signals and reap processes
isolation string | Service container isolation mode
l,label list | Service labels
limit-cpu decimal | Limit CPUs
limit-memory bytes | Limit Memory
limit-pids int | Limit maximum number of processes (default 0 = unlimited)
log-driver string | Logging driver for service
log-opt list | Logging driver options
max-concurrent uint | Number of job tasks to run concurrently (default equal to --replicas)
mode string | Service mode ("replicated", "global", "replicated-job", "global-job") (default "replicated")
mount mount | Attach a filesystem mount to the service
name string | Service name
network network | Network attachments
no-healthcheck | Disable any container-specified HEALTHCHECK
no-resolve-image | Do not query the registry to resolve image digest and supported platforms
placement-pref pref | Add a placement preference
p,publish port | Publish a port as a node port
q,quiet | Suppress progress output
read-only | Mount the container's root filesystem as read only
replicas uint | Number of tasks
replicas-max-per-node uint | Maximum number of tasks per node (default 0 = unlimited)
reserve-cpu decimal | Reserve CPUs
reserve-memory bytes | Reserve Memory
restart-condition string | Restart when condition is met ("none", "on-failure", "any") (default "any")
restart-delay duration | Delay between restart attempts (ns|us|ms|s|m|h) (default 5s)
restart-max-attempts uint | Maximum number of restarts before giving up
restart-window duration | Window used to evaluate the restart policy (ns|us|ms|s|m|h)
rollback-delay duration | Delay between task rollbacks (ns|us|ms|s|m|h) (default 0s)
rollback-failure-action string | Action on rollback failure ("pause", "continue") (default "pause")
rollback-max-failure-ratio float | Failure rate to tolerate during a rollback (default 0)
rollback-monitor duration | Duration after each task rollback to monitor for failure (ns|us|ms|s|m|h) (default 5s)
rollback-order string | Rollback order ("start-first", "stop-first") (default "stop-first")
rollback-parallelism uint | Maximum number of tasks rolled back simultaneously (0 to roll back all at once) (default 1)
secret secret | Specify secrets to expose to the service
stop-grace-period duration | Time to wait before force killing a container (ns|us|ms|s|m|h) (default 10s)
stop-signal string | Signal to stop the container
sysctl list | Sysctl options
t,tty | Allocate a pseudo-TTY
ulimit ulimit | Ulimit options (default [])
update-delay duration | Delay between updates (ns|us|ms|s|m|h) (default 0s)
update-failure-action string | Action on update failure ("pause", "continue", "rollback") (default "pause")
update-max-failure-ratio float | Failure rate to tolerate during an update (default 0)
update-monitor duration | Duration after each task update to monitor for failure (ns|us|ms|s|m|h) (default 5s)
update-order string | Update order ("start-first", "stop-first") (default "stop-first")
update-parallelism uint | Maximum number of tasks updated simultaneously (0 to update all at once) (default 1)
u,user string | Username or UID (format: <name|uid>[:<group|gid>])
with-registry-auth | Send registry authentication details to swarm agents
w,workdir string | Working directory inside the container
`,
  ),
  command(
    [1, Infinity],
    'service inspect',
    '[OPTIONS] SERVICE [SERVICE...]',
    'Display detailed information on one or more services',
    `
f,format string | @json
pretty | Print the information in a human friendly format
`,
  ),
  command(
    [1, 1],
    'service logs',
    '[OPTIONS] SERVICE|TASK',
    'Fetch the logs of a service or task',
    `
details | Show extra details provided to logs
f,follow | Follow log output
no-resolve | Do not map IDs to Names in output
no-task-ids | Do not include task IDs in output
no-trunc | Do not truncate output
raw | Do not neatly format logs
since string | Show logs since timestamp (e.g. "2013-01-02T13:23:37Z") or relative (e.g. "42m" for 42 minutes)
n,tail string | Number of lines to show from the end of the logs (default "all")
t,timestamps | Show timestamps
`,
  ),
  command(
    [0, 0],
    'service ls, service list',
    '[OPTIONS]',
    'List services',
    `
f,filter filter | Filter output based on conditions provided
format string | @table
q,quiet | Only display IDs
`,
  ),
  command(
    [1, Infinity],
    'service ps',
    '[OPTIONS] SERVICE [SERVICE...]',
    'List the tasks of one or more services',
    `
f,filter filter | Filter output based on conditions provided
format string | Pretty-print tasks using a Go template
no-resolve | Do not map IDs to Names
no-trunc | Do not truncate output
q,quiet | Only display task IDs
`,
  ),
  command([1, Infinity], 'service rm, service remove', 'SERVICE [SERVICE...]', 'Remove one or more services'),
  command(
    [1, 1],
    'service rollback',
    '[OPTIONS] SERVICE',
    "Revert changes to a service's configuration",
    `
d,detach | Exit immediately instead of waiting for the service to converge
q,quiet | Suppress progress output
`,
  ),
  command(
    [1, Infinity],
    'service scale',
    'SERVICE=REPLICAS [SERVICE=REPLICAS...]',
    'Scale one or multiple replicated services',
    `
d,detach | Exit immediately instead of waiting for the service to converge
`,
  ),
  command(
    [1, 1],
    'service update',
    '[OPTIONS] SERVICE',
    'Update a service',
    `
args command | Service command args
cap-add list | Add Linux capabilities
cap-drop list | Drop Linux capabilities
config-add config | Add or update a config file on a service
config-rm list | Remove a configuration file
constraint-add list | Add or update a placement constraint
constraint-rm list | Remove a constraint
container-label-add list | Add or update a container label
container-label-rm list | Remove a container label by its key
credential-spec credential-spec | Credential spec for managed service account (Windows only)
d,detach | Exit immediately instead of waiting for the service to converge
dns-add list | Add or update a custom DNS server
dns-option-add list | Add or update a DNS option
dns-option-rm list | Remove a DNS option
dns-rm list | Remove a custom DNS server
dns-search-add list | Add or update a custom DNS search domain
dns-search-rm list | Remove a DNS search domain
endpoint-mode string | Endpoint mode (vip or dnsrr)
entrypoint command | Overwrite the default ENTRYPOINT of the image
env-add list | Add or update an environment variable
env-rm list | Remove an environment variable
force | Force update even if no changes require it
generic-resource-add list | Add a Generic resource
generic-resource-rm list | Remove a Generic resource
group-add list | Add an additional supplementary user group to the container
group-rm list | Remove a previously added supplementary user group from the container
health-cmd string | Command to run to check health
health-interval duration | Time between running the check (ms|s|m|h)
health-retries int | Consecutive failures needed to report unhealthy
health-start-interval duration | Time between running the check during the start period (ms|s|m|h)
health-start-period duration | Start period for the container to initialize before counting retries towards unstable (ms|s|m|h)
health-timeout duration | Maximum time to allow one check to run (ms|s|m|h)
host-add list | Add a custom host-to-IP mapping ("host:ip")
host-rm list | Remove a custom host-to-IP mapping ("host:ip")
hostname string | Container hostname
image string | Service image tag
init | Use an init inside each service container to forward signals and reap processes
isolation string | Service container isolation mode
label-add list | Add or update a service label
label-rm list | Remove a label by its key
limit-cpu decimal | Limit CPUs
limit-memory bytes | Limit Memory
limit-pids int | Limit maximum number of processes (default 0 = unlimited)
log-driver string | Logging driver for service
log-opt list | Logging driver options
max-concurrent uint | Number of job tasks to run concurrently (default equal to --replicas)
mount-add mount | Add or update a mount on a service
mount-rm list | Remove a mount by its target path
network-add network | Add a network
network-rm list | Remove a network
no-healthcheck | Disable any container-specified HEALTHCHECK
no-resolve-image | Do not query the registry to resolve image digest and supported platforms
placement-pref-add pref | Add a placement preference
placement-pref-rm pref | Remove a placement preference
publish-add port | Add or update a published port
publish-rm port | Remove a published port by its target port
q,quiet | Suppress progress output
read-only | Mount the container's root filesystem as read only
replicas uint | Number of tasks
replicas-max-per-node uint | Maximum number of tasks per node (default 0 = unlimited)
reserve-cpu decimal | Reserve CPUs
reserve-memory bytes | Reserve Memory
restart-condition string | Restart when condition is met ("none", "on-failure", "any")
restart-delay duration | Delay between restart attempts (ns|us|ms|s|m|h)
restart-max-attempts uint | Maximum number of restarts before giving up
restart-window duration | Window used to evaluate the restart policy (ns|us|ms|s|m|h)
rollback | Rollback to previous specification
rollback-delay duration | Delay between task rollbacks (ns|us|ms|s|m|h)
rollback-failure-action string | Action on rollback failure ("pause", "continue")
rollback-max-failure-ratio float | Failure rate to tolerate during a rollback
rollback-monitor duration | Duration after each task rollback to monitor for failure (ns|us|ms|s|m|h)
rollback-order string | Rollback order ("start-first", "stop-first")
rollback-parallelism uint | Maximum number of tasks rolled back simultaneously (0 to roll back all at once)
secret-add secret | Add or update a secret on a service
secret-rm list | Remove a secret
stop-grace-period duration | Time to wait before force killing a container (ns|us|ms|s|m|h)
stop-signal string | Signal to stop the container
sysctl-add list | Add or update a Sysctl option
sysctl-rm list | Remove a Sysctl option
t,tty | Allocate a pseudo-TTY
ulimit-add ulimit | Add or update a ulimit option (default [])
ulimit-rm list | Remove a ulimit option
update-delay duration | Delay between updates (ns|us|ms|s|m|h)
update-failure-action string | Action on update failure ("pause", "continue", "rollback")
update-max-failure-ratio float | Failure rate to tolerate during an update
update-monitor duration | Duration after each task update to monitor for failure (ns|us|ms|s|m|h)
update-order string | Update order ("start-first", "stop-first")
update-parallelism uint | Maximum number of tasks updated simultaneously (0 to update all at once)
u,user string | Username or UID (format: <name|uid>[:<group|gid>])
with-registry-auth | Send registry authentication details to swarm agents
w,workdir string | Working directory inside the container
`,
  ),
  command(
    [0, 0],
    'stack config',
    '[OPTIONS]',
    'Outputs the final config file, after doing merges and interpolations',
    `
c,compose-file strings | Path to a Compose file, or "-" to read from stdin
skip-interpolation | Skip interpolation and output only merged config
`,
  ),
  command(
    [1, 1],
    'stack deploy, stack up',
    '[OPTIONS] STACK',
    'Deploy a new stack or update an existing stack',
    `
c,compose-file strings | Path to a Compose file, or "-" to read from stdin
prune | Prune services that are no longer referenced
q,quiet | Suppress progress output
resolve-image string | Query the registry to resolve image digest and supported platforms ("always", "changed", "never") (default "always")
with-registry-auth | Send registry authentication details to Swarm agents
`,
  ),
  command(
    [0, 0],
    'stack ls, stack list',
    '[OPTIONS]',
    'List stacks',
    `
format string | @table
`,
  ),
  command(
    [1, 1],
    'stack ps',
    '[OPTIONS] STACK',
    'List the tasks in the stack',
    `
f,filter filter | Filter output based on conditions provided
format string | @table
no-resolve | Do not map IDs to Names
no-trunc | Do not truncate output
q,quiet | Only display task IDs
`,
  ),
  command(
    [1, Infinity],
    'stack rm, stack remove, stack down',
    '[OPTIONS] STACK [STACK...]',
    'Remove one or more stacks',
  ),
  command(
    [1, 1],
    'stack services',
    '[OPTIONS] STACK',
    'List the services in the stack',
    `
f,filter filter | Filter output based on conditions provided
format string | @table
q,quiet | Only display IDs
`,
  ),
  command(
    [1, 2],
    'secret create',
    '[OPTIONS] SECRET [file|-]',
    'Create a secret from a file or STDIN as content',
    `
d,driver string | Secret driver
l,label list | Secret labels
template-driver string | Template driver
`,
  ),
  command(
    [1, Infinity],
    'secret inspect',
    '[OPTIONS] SECRET [SECRET...]',
    'Display detailed information on one or more secrets',
    `
f,format string | @json
pretty | Print the information in a human friendly format
`,
  ),
  command(
    [0, 0],
    'secret ls, secret list',
    '[OPTIONS]',
    'List secrets',
    `
f,filter filter | Filter output based on conditions provided
format string | @table
q,quiet | Only display IDs
`,
  ),
  command([1, Infinity], 'secret rm, secret remove', 'SECRET [SECRET...]', 'Remove one or more secrets'),
  command(
    [2, 2],
    'config create',
    '[OPTIONS] CONFIG file|-',
    'Create a config from a file or STDIN',
    `
l,label list | Config labels
template-driver string | Template driver
`,
  ),
  command(
    [1, Infinity],
    'config inspect',
    '[OPTIONS] CONFIG [CONFIG...]',
    'Display detailed information on one or more configs',
    `
f,format string | @json
pretty | Print the information in a human friendly format
`,
  ),
  command(
    [0, 0],
    'config ls, config list',
    '[OPTIONS]',
    'List configs',
    `
f,filter filter | Filter output based on conditions provided
format string | @table
q,quiet | Only display IDs
`,
  ),
  command([1, Infinity], 'config rm, config remove', 'CONFIG [CONFIG...]', 'Remove one or more configs'),
]
