import type { FileSystemReader } from '../../linux/fs.ts'
import type { Service } from '../../linux/network.ts'
import { pageService, type WebPage } from '../../linux/pages.ts'
import type { Container } from '../engine/model.ts'
import { isServer, mainProgram } from '../engine/server.ts'

const webRoots: Readonly<Record<string, string>> = {
  nginx: '/usr/share/nginx/html',
  'httpd-foreground': '/usr/local/apache2/htdocs',
}

const webRootOf = ({ argv }: Pick<Container, 'argv'>): string | undefined => webRoots[mainProgram(argv)[0] ?? '']

/** Whether its pages can be answered with while its program is not there. */
export const hasWebRoot = (container: Pick<Container, 'argv'>): boolean => webRootOf(container) !== undefined

const NGINX_CONFIGURATION = '/etc/nginx/conf.d/default.conf'

/** Whether a server listens at a port, by its configuration where it has one. */
function listensAt(port: number, fs: FileSystemReader): boolean {
  if (!fs.exists(NGINX_CONFIGURATION) || fs.isDirectory(NGINX_CONFIGURATION)) return port === 80 || port === 443
  const ports = fs.readText(NGINX_CONFIGURATION).matchAll(/^\s*listen\s+(?:\S*:)?(\d+)/gm)
  return [...ports].some(([, listening]) => Number(listening) === port)
}

function* pagesIn(fs: FileSystemReader, directory: string): Iterable<readonly [string, WebPage]> {
  if (!fs.isDirectory(directory)) return
  for (const { name, type } of fs.list(directory)) {
    if (type !== 'file') continue
    const page = {
      type: name.endsWith('.html') ? 'text/html' : 'text/plain',
      body: fs.readText(`${directory}/${name}`),
    }
    yield [`/${name}`, page]
    if (name === 'index.html') yield ['/', page]
  }
}

/** The web server of a container at one of its ports, with the pages that are there now; undefined when none listens there. */
export function webServer(container: Container, port: number, files: () => FileSystemReader): Service | undefined {
  if (container.state.type !== 'running' || !isServer(container)) return undefined
  const directory = webRootOf(container)
  if (directory === undefined) return undefined
  const fs = files()
  return listensAt(port, fs) ? pageService(pagesIn(fs, directory)) : undefined
}
