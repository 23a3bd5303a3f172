import type { GnuProcess } from '../../../../linux/gnu/library/gnu-system.ts'
import { FileSystemError } from '../../../../shell/posix/errno.ts'
import { nginxConfiguration } from '../../../engine/nginx-configuration.ts'
import { NGINX_SITE, nginxPreparation, SITE_TOLD } from '../../../engine/seeded-servers.ts'

/** Where the image's entrypoint looks for templates. */
const TEMPLATES = '/etc/nginx/templates'
const ENDING = '.template'

/** Lets the site that the image brought listen at IPv6, too; tells what it found. */
function openSite({ system: { fs } }: GnuProcess): readonly string[] {
  if (fs.peek(NGINX_SITE)?.type !== 'file') return SITE_TOLD.absent
  const text = fs.readText(NGINX_SITE)
  if (text.includes('listen  [::]:80;')) return SITE_TOLD.opened
  if (text !== nginxConfiguration(80)) return SITE_TOLD.own
  try {
    fs.writeFile(NGINX_SITE, text.replace(/^( *listen) .*\n/m, '$&$1  [::]:80;\n'))
    return SITE_TOLD.packaged
  } catch (error) {
    if (error instanceof FileSystemError) return SITE_TOLD.closed
    throw error
  }
}

/** Fills variables of the environment into templates of sites; tells which. */
function fillTemplates({ environment, system: { fs } }: GnuProcess): readonly string[] {
  if (!fs.isDirectory(TEMPLATES)) return []
  return fs
    .names(TEMPLATES)
    .filter((one) => one.endsWith(ENDING))
    .map((name) => {
      const [from, to] = [`${TEMPLATES}/${name}`, `/etc/nginx/conf.d/${name.slice(0, -ENDING.length)}`]
      const filled = fs
        .readText(from)
        .replace(
          /\$(?:\{(\w+)\}|(\w+))/g,
          (whole, braced?: string, bare?: string) => environment.get(braced ?? bare ?? '') ?? whole,
        )
      fs.writeFile(to, filled)
      return `Running envsubst on ${from} to ${to}`
    })
}

/** What the entrypoint of nginx's image does before it runs nginx, and what it writes of it. */
export const prepareImage = (process: GnuProcess): readonly string[] =>
  nginxPreparation(openSite(process), fillTemplates(process))
