import { compareScripts, withStatus } from '../../../testing/compare-scripts.ts'

compareScripts([
  withStatus(`
    mkdir d; echo hi > f; ln -s /proc p
    mountpoint /
    mountpoint d
    mountpoint /proc
    mountpoint p
    mountpoint --nofollow p
    mountpoint nope
    mountpoint -q nope
    mountpoint -q /
    mountpoint -q d
    mountpoint
    mountpoint a b
    mountpoint -x /dev/null
    mountpoint -x f
    mountpoint f`),
])
