import { type Reference, reference } from './reference.ts'

/** What Docker's help says of commands on networks, volumes and contexts. */
export const objects: readonly Reference[] = [
  reference(
    'network create',
    '[OPTIONS] NETWORK',
    'Create a network',
    `
attachable | Enable manual container attachment
aux-address map | Auxiliary IPv4 or IPv6 addresses used by Network driver (default map[])
config-from string | The network from which to copy the configuration
config-only | Create a configuration only network
d,driver string | Driver to manage the Network (default "bridge")
gateway strings | IPv4 or IPv6 Gateway for the master subnet
ingress | Create swarm routing-mesh network
internal | Restrict external access to the network
ip-range strings | Allocate container ip from a sub-range
ipam-driver string | IP Address Management Driver (default "default")
ipam-opt map | Set IPAM driver specific options (default map[])
ipv6 | Enable IPv6 networking
label list | Set metadata on a network
o,opt map | Set driver specific options (default map[])
scope string | Control the network's scope
subnet strings | Subnet in CIDR format that represents a network segment
`,
  ),
  reference(
    'network ls, network list',
    '[OPTIONS]',
    'List networks',
    `
f,filter filter | Provide filter values (e.g. "driver=bridge")
format string | @table
no-trunc | Do not truncate the output
q,quiet | Only display network IDs
`,
  ),
  reference(
    'network connect',
    '[OPTIONS] NETWORK CONTAINER',
    'Connect a container to a network',
    `
alias strings | Add network-scoped alias for the container
driver-opt strings | driver options for the network
ip string | IPv4 address (e.g., "172.30.100.104")
ip6 string | IPv6 address (e.g., "2001:db8::33")
link list | Add link to another container
link-local-ip strings | Add a link-local address for the container
`,
  ),
  reference(
    'network disconnect',
    '[OPTIONS] NETWORK CONTAINER',
    'Disconnect a container from a network',
    `
f,force | Force the container to disconnect from a network
`,
  ),
  reference(
    'network inspect',
    '[OPTIONS] NETWORK [NETWORK...]',
    'Display detailed information on one or more networks',
    `
f,format string | @json
v,verbose | Verbose output for diagnostics
`,
  ),
  reference(
    'network prune',
    '[OPTIONS]',
    'Remove all unused networks',
    `
filter filter | Provide filter values (e.g. "until=<timestamp>")
f,force | Do not prompt for confirmation
`,
  ),
  reference(
    'network rm, network remove',
    'NETWORK [NETWORK...]',
    'Remove one or more networks',
    `
f,force | Do not error if the network does not exist
`,
  ),
  reference(
    'volume create',
    '[OPTIONS] [VOLUME]',
    'Create a volume',
    `
d,driver string | Specify volume driver name (default "local")
label list | Set metadata for a volume
o,opt map | Set driver specific options (default map[])
`,
  ),
  reference(
    'volume ls, volume list',
    '[OPTIONS]',
    'List volumes',
    `
f,filter filter | Provide filter values (e.g. "dangling=true")
format string | @table
q,quiet | Only display volume names
`,
  ),
  reference(
    'volume rm, volume remove',
    '[OPTIONS] VOLUME [VOLUME...]',
    [
      'Remove one or more volumes',
      'Remove one or more volumes. You cannot remove a volume that is in use by a container.',
      '$ docker volume rm hello\nhello\n',
    ],
    `
f,force | Force the removal of one or more volumes
`,
  ),
  reference(
    'volume inspect',
    '[OPTIONS] VOLUME [VOLUME...]',
    'Display detailed information on one or more volumes',
    `
f,format string | @json
`,
  ),
  reference(
    'volume prune',
    '[OPTIONS]',
    'Remove unused local volumes',
    `
a,all | Remove all unused volumes, not just anonymous ones
filter filter | Provide filter values (e.g. "label=<label>")
f,force | Do not prompt for confirmation
`,
  ),
  reference(
    'context export',
    '[OPTIONS] CONTEXT [FILE|-]',
    'Export a context to a tar archive FILE or a tar stream on STDOUT.',
  ),
  reference('context import', 'CONTEXT FILE|-', 'Import a context from a tar or zip file'),
  reference(
    'context inspect',
    '[OPTIONS] [CONTEXT] [CONTEXT...]',
    'Display detailed information on one or more contexts',
    `
f,format string | @json
`,
  ),
  reference(
    'context ls, context list',
    '[OPTIONS]',
    'List contexts',
    `
format string | @table
q,quiet | Only show context names
`,
  ),
  reference('context show', '', 'Print the name of the current context'),
  reference('context use', 'CONTEXT', 'Set the current docker context'),
]
