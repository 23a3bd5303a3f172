/** The directory of the host where a volume's files are. */
export function mountpointOf(volume: string): string {
  return `/var/lib/docker/volumes/${volume}/_data`
}
