import { type Reference, reference } from './reference.ts'

/** What Docker's help says of commands on images, and of builds. */
export const images: readonly Reference[] = [
  reference(
    'pull, image pull',
    '[OPTIONS] NAME[:TAG|@DIGEST]',
    'Download an image from a registry',
    `
a,all-tags | Download all tagged images in the repository
disable-content-trust | Skip image verification (default true)
platform string | Set platform if server is multi-platform capable
q,quiet | Suppress verbose output
`,
  ),
  reference(
    'push, image push',
    '[OPTIONS] NAME[:TAG]',
    'Upload an image to a registry',
    `
a,all-tags | Push all tags of an image to the repository
disable-content-trust | Skip image signing (default true)
q,quiet | Suppress verbose output
`,
  ),
  reference(
    'images, image ls, image list',
    '[OPTIONS] [REPOSITORY[:TAG]]',
    'List images',
    `
a,all | Show all images (default hides intermediate images)
digests | Show digests
f,filter filter | Filter output based on conditions provided
format string | @table
no-trunc | Don't truncate output
q,quiet | Only show image IDs
`,
  ),
  reference(
    'history, image history',
    '[OPTIONS] IMAGE',
    'Show the history of an image',
    `
format string | @table
H,human | Print sizes and dates in human readable format (default true)
no-trunc | Don't truncate output
q,quiet | Only show image IDs
`,
  ),
  reference(
    'load, image load',
    '[OPTIONS]',
    'Load an image from a tar archive or STDIN',
    `
i,input string | Read from tar archive file, instead of STDIN
q,quiet | Suppress the load output
`,
  ),
  reference(
    'login',
    '[OPTIONS] [SERVER]',
    ['Log in to a registry', 'Log in to a registry.\nIf no server is specified, the default is defined by the daemon.'],
    `
p,password string | Password
password-stdin | Take the password from stdin
u,username string | Username
`,
  ),
  reference(
    'rmi, image rm, image remove',
    '[OPTIONS] IMAGE [IMAGE...]',
    'Remove one or more images',
    `
f,force | Force removal of the image
no-prune | Do not delete untagged parents
`,
  ),
  reference(
    'save, image save',
    '[OPTIONS] IMAGE [IMAGE...]',
    'Save one or more images to a tar archive (streamed to STDOUT by default)',
    `
o,output string | Write to a file, instead of STDOUT
`,
  ),
  reference(
    'tag, image tag',
    'SOURCE_IMAGE[:TAG] TARGET_IMAGE[:TAG]',
    'Create a tag TARGET_IMAGE that refers to SOURCE_IMAGE',
  ),
  reference(
    'import, image import',
    '[OPTIONS] file|URL|- [REPOSITORY[:TAG]]',
    'Import the contents from a tarball to create a filesystem image',
    `
c,change list | Apply Dockerfile instruction to the created image
m,message string | Set commit message for imported image
platform string | Set platform if server is multi-platform capable
`,
  ),
  reference('logout', '[SERVER]', [
    'Log out from a registry',
    'Log out from a registry.\nIf no server is specified, the default is defined by the daemon.',
  ]),
  reference(
    'search',
    '[OPTIONS] TERM',
    'Search Docker Hub for images',
    `
f,filter filter | Filter output based on conditions provided
format string | Pretty-print search using a Go template
limit int | Max number of search results
no-trunc | Don't truncate output
`,
  ),
  reference(
    'image inspect',
    '[OPTIONS] IMAGE [IMAGE...]',
    'Display detailed information on one or more images',
    `
f,format string | @json
`,
  ),
  reference(
    'image prune',
    '[OPTIONS]',
    'Remove unused images',
    `
a,all | Remove all unused images, not just dangling ones
filter filter | Provide filter values (e.g. "until=<timestamp>")
f,force | Do not prompt for confirmation
`,
  ),
  reference(
    'buildx build, buildx b',
    '[OPTIONS] PATH | URL | -',
    'Start a build',
    `
add-host strings | Add a custom host-to-IP mapping (format: "host:ip")
allow strings | Allow extra privileged entitlement (e.g., "network.host", "security.insecure")
attest stringArray | Attestation parameters (format: "type=sbom,generator=image")
build-arg stringArray | Set build-time variables
build-context stringArray | Additional build contexts (e.g., name=path)
builder string | Override the configured builder instance (default "default")
cache-from stringArray | External cache sources (e.g., "user/app:cache", "type=local,src=path/to/dir")
cache-to stringArray | Cache export destinations (e.g., "user/app:cache", "type=local,dest=path/to/dir")
cgroup-parent string | Optional parent cgroup for the container
f,file string | Name of the Dockerfile (default: "PATH/Dockerfile")
iidfile string | Write the image ID to the file
label stringArray | Set metadata for an image
load | Shorthand for "--output=type=docker"
metadata-file string | Write build result metadata to the file
network string | Set the networking mode for the "RUN" instructions during build (default "default")
no-cache | Do not use cache when building the image
no-cache-filter stringArray | Do not cache specified stages
o,output stringArray | Output destination (format: "type=local,dest=path")
platform stringArray | Set target platform for build
progress string | Set type of progress output ("auto", "plain", "tty"). Use plain to show container output (default "auto")
provenance string | Shorthand for "--attest=type=provenance"
pull | Always attempt to pull all referenced images
push | Shorthand for "--output=type=registry"
q,quiet | Suppress the build output and print image ID on success
sbom string | Shorthand for "--attest=type=sbom"
secret stringArray | Secret to expose to the build (format: "id=mysecret[,src=/local/secret]")
shm-size bytes | Size of "/dev/shm"
ssh stringArray | SSH agent socket or keys to expose to the build (format: "default|<id>[=<socket>|<key>[,<key>]]")
t,tag stringArray | Name and optionally a tag (format: "name:tag")
target string | Set the target build stage to build
ulimit ulimit | Ulimit options (default [])
`,
  ),
  reference(
    'buildx prune',
    '',
    'Remove build cache',
    `
a,all | Include internal/frontend images
builder string | Override the configured builder instance (default "default")
filter filter | Provide filter values (e.g., "until=24h")
f,force | Do not prompt for confirmation
keep-storage bytes | Amount of disk space to keep for cache
verbose | Provide a more verbose output
`,
  ),
  reference('buildx ls', '', 'List builder instances'),
  reference(
    'buildx du',
    '',
    'Disk usage',
    `
builder string | Override the configured builder instance
filter filter | Provide filter values
verbose | Provide a more verbose output
`,
  ),
  reference(
    'buildx imagetools inspect',
    '[OPTIONS] NAME',
    'Show details of an image in the registry',
    `
builder string | Override the configured builder instance
format string | Format the output using the given Go template
raw | Show original, unformatted JSON manifest
`,
  ),
  reference(
    'manifest inspect',
    '[OPTIONS] [MANIFEST_LIST] MANIFEST',
    'Display an image manifest, or manifest list',
    `
insecure | Allow communication with an insecure registry
v,verbose | Output additional info including layers and platform
`,
  ),
  reference(
    'buildx inspect',
    '[NAME]',
    'Inspect current builder instance',
    `
bootstrap | Ensure builder has booted before inspecting
builder string | Override the configured builder instance
`,
  ),
  reference(
    'buildx bake, buildx f',
    '[OPTIONS] [TARGET...]',
    'Build from a file',
    `
builder string | Override the configured builder instance
f,file stringArray | Build definition file
load | Shorthand for "--set=*.output=type=docker"
metadata-file string | Write build result metadata to the file
no-cache | Do not use cache when building the image
print | Print the options without building
progress string | Set type of progress output ("auto", "plain", "tty"). Use plain to show container output (default "auto")
provenance string | Shorthand for "--set=*.attest=type=provenance"
pull | Always attempt to pull all referenced images
push | Shorthand for "--set=*.output=type=registry"
sbom string | Shorthand for "--set=*.attest=type=sbom"
set stringArray | Override target value (e.g., "targetpattern.key=value")
`,
  ),
  reference(
    'buildx create',
    '[OPTIONS] [CONTEXT|ENDPOINT]',
    'Create a new builder instance',
    `
append | Append a node to builder instead of changing it
bootstrap | Boot builder after creation
buildkitd-flags string | Flags for buildkitd daemon
config string | BuildKit config file
driver string | Driver to use (available: "docker-container", "kubernetes", "remote")
driver-opt stringArray | Options for the driver
leave | Remove a node from builder instead of changing it
name string | Builder instance name
node string | Create/modify node with given name
platform stringArray | Fixed platforms for current node
use | Set the current builder instance
`,
  ),
  reference(
    'buildx rm',
    '[NAME]',
    'Remove a builder instance',
    `
all-inactive | Remove all inactive builders
builder string | Override the configured builder instance
f,force | Do not prompt for confirmation
keep-daemon | Keep the buildkitd daemon running
keep-state | Keep BuildKit state
`,
  ),
  reference(
    'buildx stop',
    '[NAME]',
    'Stop builder instance',
    'builder string | Override the configured builder instance',
  ),
  reference(
    'buildx use',
    '[OPTIONS] NAME',
    'Set the current builder instance',
    `
builder string | Override the configured builder instance
default | Set builder as default for current context
global | Builder persists context changes
`,
  ),
  reference('buildx version', '', 'Show buildx version information'),
]
