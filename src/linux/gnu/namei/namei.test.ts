import { compareScripts, withStatus } from '../../../testing/compare-scripts.ts'

const made =
  'chmod 755 .; echo hi > f; ln -s f l; ln -s nope b; ln -s loop loop; mkdir s; echo x > s/y; ln -s ../f s/up'

compareScripts([
  withStatus(`
    ${made}
    namei l
    namei -l s/up
    namei s/y nope/x
    namei -m /tmp b
    namei -o s/up
    namei -v s/up
    namei -x /proc/1
    namei -n l
    namei loop
    namei f/x
    namei ..
    namei s//y
    namei ./s/../l
    namei -l b
    namei -om nope
    namei
    namei -q`),
])
