import { type Reference, reference } from './reference.ts'

/** What Docker's help says of commands on the whole host. */
export const system: readonly Reference[] = [
  reference(
    'version',
    '[OPTIONS]',
    'Show the Docker version information',
    `
f,format string | @json
`,
  ),
  reference(
    'info, system info',
    '[OPTIONS]',
    'Display system-wide information',
    `
f,format string | @json
`,
  ),
  reference(
    'inspect',
    '[OPTIONS] NAME|ID [NAME|ID...]',
    'Return low-level information on Docker objects',
    `
f,format string | @json
s,size | Display total file sizes if the type is container
type string | Return JSON for specified type
`,
  ),
  reference(
    'events, system events',
    '[OPTIONS]',
    'Get real time events from the server',
    `
f,filter filter | Filter output based on conditions provided
format string | @json
since string | Show all events created since timestamp
until string | Stream events until this timestamp
`,
  ),
  reference(
    'system df',
    '[OPTIONS]',
    'Show docker disk usage',
    `
format string | @table
v,verbose | Show detailed information on space usage
`,
  ),
  reference(
    'system prune',
    '[OPTIONS]',
    'Remove unused data',
    `
a,all | Remove all unused images not just dangling ones
filter filter | Provide filter values (e.g. "label=<key>=<value>")
f,force | Do not prompt for confirmation
volumes | Prune anonymous volumes
`,
  ),
]
