import { shortId } from '../engine/digest.ts'
import { directoryName } from '../../linux/path.ts'
import type { Refusal, Wanted } from '../engine/model.ts'
import { mountpointOf } from '../engine/volume-path.ts'

const NAME_CHARACTERS = '[a-zA-Z0-9][a-zA-Z0-9_.-]'

const pausedTexts: { readonly [What in Wanted]: (container: string, id: string) => string } = {
  start: () => 'cannot start a paused container, try unpause instead',
  pause: (_, id) => `Container ${id} is already paused`,
  exec: (container) => `Container ${container} is paused, unpause the container before exec`,
  remove: (_, id) =>
    `You cannot remove a paused container ${id}. Unpause and then stop the container before attempting removal or force remove`,
}

type Sentences = { readonly [Type in Refusal['type']]: (refusal: Extract<Refusal, { type: Type }>) => string }

const sentences: Sentences = {
  'no-such-container': ({ container }) => `No such container: ${container}`,
  'container-running': ({ id }) =>
    `You cannot remove a running container ${id}. Stop the container before attempting removal or force remove`,
  // as its own error path writes it
  'container-not-running': ({ id, wanted }) => `${wanted ? 'container' : 'Container'} ${id} is not running`,
  'container-not-paused': ({ id }) => `Container ${id} is not paused`,
  'container-paused': ({ container, id, wanted }) => pausedTexts[wanted](container, id),
  'container-restarting': ({ id, wanted }) =>
    wanted === 'remove'
      ? `You cannot remove a restarting container ${id}. Stop the container before attempting removal or force remove`
      : `Container ${id} is restarting, wait until the container is running`,
  'ambiguous-container': ({ prefix }) => `multiple IDs found with provided prefix: ${prefix}`,
  'container-name-taken': ({ name, by }) =>
    `Conflict. The container name "/${name}" is already in use by container "${by}". You have to remove (or rename) that container to be able to reuse that name.`,
  'invalid-container-name': ({ name }) => `Invalid container name (${name}), only ${NAME_CHARACTERS} are allowed`,
  'same-container-name': () => 'Renaming a container with the same name as its current name',
  'no-such-image': ({ image }) => `No such image: ${image}`,
  'image-in-use': ({ image, imageId, by }) => {
    if (by.state.type === 'running' && imageId.startsWith(image)) {
      return `conflict: unable to delete ${shortId(imageId)} (cannot be forced) - image is being used by running container ${shortId(by.id)}`
    }
    return `conflict: unable to remove repository reference "${image}" (must force) - container ${shortId(by.id)} is using its referenced image ${shortId(imageId)}`
  },
  'image-has-many-names': ({ imageId }) =>
    `conflict: unable to delete ${shortId(imageId)} (must be forced) - image is referenced in multiple repositories`,
  'no-such-network': ({ network }) => `network ${network} not found`,
  'network-name-taken': ({ network }) => `network with name ${network} already exists`,
  'network-predefined': ({ network }) => `${network} is a pre-defined network and cannot be removed`,
  'network-predefined-name': ({ network }) => `operation is not permitted on predefined ${network} network`,
  'network-in-use': ({ network, id }) =>
    `error while removing network: network ${network} id ${id} has active endpoints`,
  'already-connected': ({ network, container }) =>
    `endpoint with name ${container} already exists in network ${network}`,
  'port-taken': ({ name, endpoint, port }) =>
    `driver failed programming external connectivity on endpoint ${name} (${endpoint}): Bind for ${port} failed: port is already allocated`,
  'port-listened-at': ({ name, endpoint, port }) =>
    `driver failed programming external connectivity on endpoint ${name} (${endpoint}): Error starting userland proxy: listen tcp4 ${port}: bind: address already in use`,
  'address-on-default': () => 'user specified IP address is supported on user defined networks only',
  'address-without-subnet': () =>
    'user specified IP address is supported only when connecting to networks with user configured subnets',
  'address-outside': ({ address }) => `Invalid address ${address}: It does not belong to any of this network's subnets`,
  'address-taken': () => 'Address already in use',
  'network-full': ({ network, id }) =>
    `no available IPv4 addresses on this network's address pools: ${network} (${id})`,
  'no-pool-left': () =>
    'could not find an available, non-overlapping IPv4 address pool among the defaults to assign to the network',
  'pool-overlaps': () => 'Pool overlaps with other one on this address space',
  'alias-on-default': () => 'network-scoped alias is supported only for containers in user defined networks',
  'link-to-stopped': ({ name, alias }) => `Cannot link to a non running container: /${name} AS ${alias}`,
  'link-elsewhere': ({ name }) => `Cannot link to /${name}, as it does not belong to the default network`,
  'own-network': () => 'cannot join own network',
  'processes-of-missing': ({ container }) =>
    `cannot join PID of a non running container: ${container}: No such container: ${container}`,
  'processes-of-stopped': ({ id }) => `container ${id} is not running`,
  'memory-of-missing': ({ container }) => `can't join IPC of container ${container}: No such container: ${container}`,
  'memory-of-stopped': ({ container, id }) =>
    `can't join IPC of container ${container}: container ${id} is not running`,
  'memory-not-shared': ({ container }) =>
    `can't join IPC of container ${container}: non-shareable IPC (hint: use IpcMode:shareable for the donor container)`,
  'network-of-stopped': ({ id }) => `cannot join network of a non running container: ${id}`,
  'network-is-shared': () =>
    'container sharing network namespace with another container or host cannot be connected to any other network',
  'host-network': () => 'container cannot be disconnected from host network or connected to host network',
  'no-such-device': ({ device }) =>
    `error gathering device information while adding custom device "${device}": no such file or directory`,
  'no-device': ({ device }) =>
    `error gathering device information while adding custom device "${device}": not a device node`,
  'no-graphics-card': () => 'could not select device driver "" with capabilities: [[gpu]]',
  'not-connected': ({ network, id }) => `container ${id} is not connected to network ${network}`,
  'no-such-volume': ({ volume }) => `get ${volume}: no such volume`,
  'volume-in-use': ({ volume, by }) => `remove ${volume}: volume is in use - [${by.join(', ')}]`,
  'volume-name-short': ({ volume }) =>
    `create ${volume}: volume name is too short, names should be at least two alphanumeric characters`,
  'invalid-volume-name': ({ volume }) =>
    `create ${volume}: "${volume}" includes invalid characters for a local volume name, only "${NAME_CHARACTERS}" are allowed. If you intended to pass a host directory, use absolute path`,
  'volume-name-long': ({ volume }) => {
    const root = directoryName(mountpointOf(volume))
    return `create ${volume}: error while creating volume root path '${root}': mkdir ${root}: file name too long`
  },
  'duplicate-mount': ({ target }) => `Duplicate mount point: ${target}`,
  'invalid-mount': ({ mount }) => `invalid volume specification: '${mount}'`,
  'relative-mount': ({ mount, target }) =>
    `invalid volume specification: '${mount}': invalid mount config for type "volume": invalid mount path: '${target}' mount path must be absolute`,
  'root-mount': ({ mount, kind }) =>
    `invalid volume specification: '${mount}': invalid mount config for type "${kind}": invalid specification: destination can't be '/'`,
  'invalid-mount-mode': ({ mode }) => `invalid mode: ${mode}`,
}

/** What the daemon says when it refuses, without the words that a client puts before it. */
export function daemonText(refusal: Refusal): string {
  return (sentences as Record<string, (refusal: Refusal) => string>)[refusal.type]?.(refusal) ?? refusal.type
}
