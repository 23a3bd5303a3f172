/** What the daemon warns of when it takes away what the kernel does not do, by the options of docker run. */
const WARNINGS: Readonly<Record<string, string>> = {
  'blkio-weight': 'Block I/O weight or the cgroup is not mounted. Weight discarded.',
  'blkio-weight-device': 'Block I/O weight_device or the cgroup is not mounted. Weight-device discarded.',
  'device-read-bps': 'BPS Block I/O read limit or the cgroup is not mounted. Block I/O BPS read limit discarded.',
  'device-write-bps': 'BPS Block I/O write limit or the cgroup is not mounted. Block I/O BPS write limit discarded.',
  'device-read-iops': 'IOPS Block read limit or the cgroup is not mounted. Block I/O IOPS read limit discarded.',
  'device-write-iops': 'IOPS Block write limit or the cgroup is not mounted. Block I/O IOPS write limit discarded.',
}

/** The warnings about limits of disks that were asked for. */
export const discardedWarnings = (limits: readonly string[]): readonly string[] =>
  limits.map((limit) => `Your kernel does not support ${WARNINGS[limit] ?? limit}`)
