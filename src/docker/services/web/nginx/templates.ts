import type { GnuProcess } from '../../../../linux/gnu/library/gnu-system.ts'
import { TEMPLATES } from './template-directory.ts'

const ENDING = '.template'

/** Fills variables of the environment into the templates of the image's first process, as its entrypoint does. */
export async function fillTemplates(process: GnuProcess): Promise<void> {
  const { environment, system } = process
  const { fs } = system
  for (const name of fs.names(TEMPLATES).filter((one) => one.endsWith(ENDING))) {
    const [from, to] = [`${TEMPLATES}/${name}`, `/etc/nginx/conf.d/${name.slice(0, -ENDING.length)}`]
    await process.print(`20-envsubst-on-templates.sh: Running envsubst on ${from} to ${to}\n`)
    const filled = fs
      .readText(from)
      .replace(
        /\$(?:\{(\w+)\}|(\w+))/g,
        (whole, braced?: string, bare?: string) => environment.get(braced ?? bare ?? '') ?? whole,
      )
    fs.writeFile(to, filled)
  }
}
