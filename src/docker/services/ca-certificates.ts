import type { GnuProgram } from '../../linux/gnu/library/program.ts'

/** Where an administrator puts certificates of their own. */
const OWN = '/usr/local/share/ca-certificates'
/** Where programs look for those that are trusted. */
const TRUSTED = '/etc/ssl/certs'

/** `update-ca-certificates`, which trusts the certificates in /usr/local/share/ca-certificates. In Alpine it is silent. */
export const updateCaCertificates: GnuProgram = {
  declaration: { name: 'update-ca-certificates' },
  async run(process) {
    const [odd] = process.argv.slice(1)
    if (odd !== undefined) {
      await process.complain(`${odd}: not simulated here`)
      return 1
    }
    const { fs } = process.system
    const files = fs.isDirectory(OWN) ? fs.names(OWN).filter((name) => name.endsWith('.crt')) : []
    const added = files.filter((name) => !fs.exists(`${TRUSTED}/${name.slice(0, -4)}.pem`))
    fs.mkdirAll(TRUSTED)
    for (const name of added) fs.symlink(`${OWN}/${name}`, `${TRUSTED}/${name.slice(0, -4)}.pem`)
    if (process.kernel.userland === 'gnu')
      await process.print(
        `Updating certificates in ${TRUSTED}...\n${added.length} added, 0 removed; done.\n` +
          'Running hooks in /etc/ca-certificates/update.d...\ndone.\n',
      )
    return 0
  },
}
