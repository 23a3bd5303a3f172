import type { Clock } from '../../base/clock.ts'
import { FileSystem, type FileSystemSnapshot } from '../../linux/fs.ts'
import type { Container, Image } from '../engine/model.ts'
import { nginxConfiguration } from '../engine/nginx-configuration.ts'
import { nginxIncludes } from '../engine/nginx-files.ts'
import { softwareOf } from '../catalogue/official.ts'
import type { Variant } from '../catalogue/repository.ts'
import { distributionFiles } from './distribution-files.ts'
import { programsOf } from './programs/index.ts'

/** root owns what comes with an image. */
export const ROOT_OWNER = { uid: 0, gid: 0 }

const DIRECTORIES =
  'bin dev etc home lib media mnt opt proc root run sbin srv sys tmp usr usr/bin usr/lib usr/local usr/local/bin usr/sbin usr/share var var/cache var/lib var/log'.split(
    ' ',
  )

/** What the image of BusyBox has in their place. */
const SMALL_DIRECTORIES =
  'bin dev etc home lib lib64 proc root sys tmp usr usr/bin usr/sbin var var/spool var/spool/mail var/www'.split(' ')

function directoriesOf({ software }: Pick<Image, 'software'>): readonly string[] {
  const base = softwareOf(software)?.variant.base
  if (base === 'scratch') return []
  return base === 'busybox' ? SMALL_DIRECTORIES : DIRECTORIES
}

/** Commands that are part of the shell, and no programs. */
const SHELL_PARTS: ReadonlySet<string> = new Set(['cd', 'exit', 'help', 'history'])

type Files = Readonly<Record<string, string>>

const page = (title: string, text: string): string =>
  [
    '<!DOCTYPE html>',
    '<html>',
    `<head><title>${title}</title></head>`,
    '<body>',
    `<h1>${title}</h1>`,
    `<p>${text}</p>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')

/** What the entrypoint of nginx runs before the server. */
const ENTRYPOINT_PARTS: readonly string[] = [
  '10-listen-on-ipv6-by-default.sh',
  '15-local-resolvers.envsh',
  '20-envsubst-on-templates.sh',
  '30-tune-worker-processes.sh',
]

const nginxFiles = (): Files => ({
  '/docker-entrypoint.sh': '#!/bin/sh\nexec "$@"\n',
  ...Object.fromEntries(ENTRYPOINT_PARTS.map((name) => [`/docker-entrypoint.d/${name}`, '#!/bin/sh\n'])),
  ...nginxIncludes(),
  '/etc/nginx/conf.d/default.conf': nginxConfiguration(80),
  '/etc/nginx/nginx.conf': [
    'user  nginx;',
    'worker_processes  auto;',
    '',
    'error_log  /var/log/nginx/error.log notice;',
    'pid        /run/nginx.pid;',
    '',
    'events {',
    '    worker_connections  1024;',
    '}',
    '',
    'http {',
    '    include       /etc/nginx/mime.types;',
    '    default_type  application/octet-stream;',
    '',
    '    log_format  main  \'$remote_addr - $remote_user [$time_local] "$request" \'',
    '                      \'$status $body_bytes_sent "$http_referer" \'',
    '                      \'"$http_user_agent" "$http_x_forwarded_for"\';',
    '',
    '    access_log  /var/log/nginx/access.log  main;',
    '',
    '    sendfile           on;',
    '    keepalive_timeout  65;',
    '',
    '    include /etc/nginx/conf.d/*.conf;',
    '}',
    '',
  ].join('\n'),
  '/usr/share/nginx/html/index.html': page(
    'Welcome to nginx!',
    'This page is served by nginx in a simulated container.',
  ),
  '/usr/share/nginx/html/50x.html': page('Sorry', 'The server could not answer.'),
  '/var/log/nginx/access.log': '',
})

const staticSiteFiles = (): Files => ({
  ...nginxFiles(),
  '/usr/share/nginx/html/Hello_docker.html': page('Hello Docker!', 'This is being served from a container.'),
})

/** What the programs of a repository bring with them. */
const programFiles: Readonly<Record<string, (variant: Variant) => Files>> = {
  nginx: nginxFiles,
  'docker/welcome-to-docker': () => ({
    ...nginxFiles(),
    '/usr/share/nginx/html/index.html': page('Welcome to Docker', 'You ran a container. This page comes from it.'),
  }),
  'docker/getting-started': () => ({
    ...nginxFiles(),
    '/usr/share/nginx/html/index.html': page(
      'Getting Started',
      'You ran your first container. This page comes from it.',
    ),
  }),
  'dockersamples/static-site': staticSiteFiles,
  'prakhar1989/static-site': staticSiteFiles,
  caddy: () => ({
    '/etc/caddy/Caddyfile': ':80 {\n\troot * /usr/share/caddy\n\tfile_server\n}\n',
    '/usr/share/caddy/index.html': page('Caddy works!', 'This page is served by Caddy in a simulated container.'),
  }),
  php: () => ({
    '/usr/local/etc/php/php.ini-development': 'display_errors = On\n',
    '/usr/local/etc/php/php.ini-production': 'display_errors = Off\n',
  }),
  registry: () => ({ '/etc/distribution/config.yml': 'version: 0.1\nhttp:\n  addr: :5000\n' }),
  httpd: () => ({
    '/usr/local/apache2/htdocs/index.html': '<html><body><h1>It works!</h1></body></html>\n',
    '/usr/local/apache2/conf/httpd.conf':
      'ServerRoot "/usr/local/apache2"\nListen 80\nDocumentRoot "/usr/local/apache2/htdocs"\n',
  }),
  postgres: ({ version }) => ({
    '/var/lib/postgresql/data/PG_VERSION': `${version.split('.')[0]}\n`,
    '/var/lib/postgresql/data/postgresql.conf': "listen_addresses = '*'\n",
    '/usr/share/postgresql/postgresql.conf.sample':
      "listen_addresses = '*'\n#port = 5432\n#max_connections = 100\n#shared_buffers = 128MB\n",
  }),
  mysql: () => ({ '/etc/my.cnf': '[mysqld]\ndatadir=/var/lib/mysql\n', '/var/lib/mysql/ibdata1': '' }),
  mariadb: () => ({ '/etc/mysql/my.cnf': '[mariadbd]\ndatadir=/var/lib/mysql\n', '/var/lib/mysql/ibdata1': '' }),
  'hello-world': () => ({ '/hello': '' }),
}

/** Images of which anybody may write into the volumes, so that they can be run as any user. */
const OPEN: ReadonlySet<string> = new Set(['postgres', 'mysql', 'mariadb'])

function commonFiles(repository: string, variant: Variant): Files {
  const { base } = variant
  const shell = base === 'alpine' || base === 'busybox' ? '/bin/sh' : '/bin/bash'
  const accounts = { '/etc/passwd': `root:x:0:0:root:/root:${shell}\n`, '/etc/group': 'root:x:0:\n' }
  return { ...accounts, ...distributionFiles(repository, variant) }
}

function treeOf(image: Image): Files {
  const software = softwareOf(image.software)
  if (!software) return {}
  const { repository, variant } = software
  const own = Object.hasOwn(programFiles, repository) ? programFiles[repository]?.(variant) : undefined
  return { ...(variant.base === 'scratch' ? {} : commonFiles(repository, variant)), ...own }
}

/** The file tree that containers of an image start with. */
export function imageTree(image: Image, clock: Clock): FileSystemSnapshot {
  if (image.files) return image.files
  const fs = new FileSystem({ clock, owner: ROOT_OWNER })
  const made = { mtime: image.created }
  const scratch = softwareOf(image.software)?.variant.base === 'scratch'
  for (const directory of directoriesOf(image)) fs.mkdir(`/${directory}`, made)
  for (const [path, content] of Object.entries(treeOf(image))) {
    fs.mkdirAll(path.slice(0, path.lastIndexOf('/')) || '/', made)
    fs.writeFile(path, content, { ...made, mode: path.endsWith('.sh') || path === '/hello' ? 0o755 : 0o644 })
  }
  for (const name of programsOf(image.software).keys()) {
    if (!SHELL_PARTS.has(name)) fs.writeFile(`/usr/bin/${name}`, '', { ...made, mode: 0o755 })
  }
  for (const directory of [...image.config.volumes, image.config.workingDirectory]) {
    if (directory !== '') fs.mkdirAll(directory, made)
  }
  if (OPEN.has(softwareOf(image.software)?.repository ?? ''))
    for (const directory of image.config.volumes) fs.chmod(directory, 0o1777)
  if (!scratch) {
    fs.device('/dev/null', 'null', made)
    fs.chmod('/tmp', 0o1777)
  }
  return fs.snapshot()
}

/** The tree of a container that nothing has looked into yet: its image's, with what was written into it. */
export function firstTree(
  { written, created }: Pick<Container, 'written' | 'created'>,
  root: FileSystemSnapshot,
  clock: Clock,
): FileSystemSnapshot {
  if (!written) return root
  const fs = new FileSystem({ clock, owner: ROOT_OWNER, snapshot: root })
  for (const [path, text] of Object.entries(written)) fs.writeFile(path, text, { mtime: created })
  return fs.snapshot()
}
