/** What the daemon warns of when it takes away what the kernel does not do, by the fields of the Engine API. */
const WARNINGS: Readonly<Record<string, string>> = {
  BlkioWeight: 'Block I/O weight or the cgroup is not mounted. Weight discarded.',
  BlkioWeightDevice: 'Block I/O weight_device or the cgroup is not mounted. Weight-device discarded.',
  BlkioDeviceReadBps: 'BPS Block I/O read limit or the cgroup is not mounted. Block I/O BPS read limit discarded.',
  BlkioDeviceWriteBps: 'BPS Block I/O write limit or the cgroup is not mounted. Block I/O BPS write limit discarded.',
  BlkioDeviceReadIOps: 'IOPS Block read limit or the cgroup is not mounted. Block I/O IOPS read limit discarded.',
  BlkioDeviceWriteIOps: 'IOPS Block write limit or the cgroup is not mounted. Block I/O IOPS write limit discarded.',
}

/** The warnings about limits of disks that were asked for. */
export const discardedWarnings = (fields: readonly string[]): readonly string[] =>
  fields.map((field) => `Your kernel does not support ${WARNINGS[field] ?? field}`)
