/** Where the host keeps volumes. */
export const VOLUMES = '/var/lib/docker/volumes'

/** The directory of the host where a volume's files are. */
export function mountpointOf(volume: string): string {
  return `${VOLUMES}/${volume}/_data`
}
