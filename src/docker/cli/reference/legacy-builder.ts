import { groupText, referenceText } from './help-text.ts'
import { type Reference, reference } from './reference.ts'

const ALIASES = 'docker image build, docker build, docker buildx build, docker builder build'

/** What docker says of a build that no plugin does. */
export const legacyBuild = (path: string): Reference =>
  reference(
    path,
    '[OPTIONS] PATH | URL | -',
    ['Build an image from a Dockerfile', `Build an image from a Dockerfile\n\nAliases:\n  ${ALIASES}`],
    `
add-host list | Add a custom host-to-IP mapping ("host:ip")
build-arg list | Set build-time variables
cache-from strings | Images to consider as cache sources
cgroup-parent string | Set the parent cgroup for the "RUN" instructions during build
compress | Compress the build context using gzip
cpu-period int | Limit the CPU CFS (Completely Fair Scheduler) period
cpu-quota int | Limit the CPU CFS (Completely Fair Scheduler) quota
c,cpu-shares int | CPU shares (relative weight)
cpuset-cpus string | CPUs in which to allow execution (0-3, 0,1)
cpuset-mems string | MEMs in which to allow execution (0-3, 0,1)
disable-content-trust | Skip image verification (default true)
f,file string | Name of the Dockerfile (Default is "PATH/Dockerfile")
force-rm | Always remove intermediate containers
iidfile string | Write the image ID to the file
isolation string | Container isolation technology
label list | Set metadata for an image
m,memory bytes | Memory limit
memory-swap bytes | Swap limit equal to memory plus swap: -1 to enable unlimited swap
network string | Set the networking mode for the RUN instructions during build (default "default")
no-cache | Do not use cache when building the image
platform string | Set platform if server is multi-platform capable
pull | Always attempt to pull a newer version of the image
q,quiet | Suppress the build output and print image ID on success
rm | Remove intermediate containers after a successful build (default true)
security-opt strings | Security options
shm-size bytes | Size of "/dev/shm"
t,tag list | Name and optionally a tag in the "name:tag" format
target string | Set the target build stage to build.
ulimit ulimit | Ulimit options (default [])
`,
  )

const PRUNE = reference(
  'builder prune',
  '',
  'Remove build cache',
  `
a,all | Remove all unused build cache, not just dangling ones
filter filter | Provide filter values (e.g. "until=24h")
f,force | Do not prompt for confirmation
keep-storage bytes | Amount of disk space to keep for cache
`,
)

const GROUP = {
  about: 'Manage builds',
  commands: { Commands: 'build | Build an image from a Dockerfile\nprune | Remove build cache\n' },
}

/** The help of docker's own builder: of the group `builder`, and of its two commands. */
export function legacyHelp(path: string): string {
  if (path === 'builder') return groupText('builder', GROUP)
  return path === 'builder prune' ? referenceText(path, PRUNE) : referenceText(path, legacyBuild(path))
}
