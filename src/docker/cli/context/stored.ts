import { joinPath } from '../../../linux/path.ts'
import type { DockerHost } from '../../docker-host.ts'
import { homeOf, readJson } from '../../settings/settings.ts'
import { DEFAULT_CONTEXT, directoriesOf, findContext, metaPath, type StoredContext } from '../context-store.ts'

/** What describes a context in its file. */
export const metaOf = ({ name, description, host, skipTlsVerify = false }: StoredContext): object => ({
  Name: name,
  Metadata: description === '' ? {} : { Description: description },
  Endpoints: { docker: { Host: host, SkipTLSVerify: skipTlsVerify } },
})

/** All contexts, by their names. */
export function listContexts(host: DockerHost): readonly StoredContext[] {
  const root = joinPath(homeOf(host), 'contexts/meta')
  const directories = host.fs.isDirectory(root) ? host.fs.names(root) : []
  const names = directories.flatMap((directory) => {
    const { Name } = readJson(host, joinPath(root, `${directory}/meta.json`))
    return typeof Name === 'string' ? [Name] : []
  })
  return [DEFAULT_CONTEXT, ...names]
    .flatMap((name) => findContext(host, name) ?? [])
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

export function keepContext(host: DockerHost, context: StoredContext): void {
  const { name, tls = {} } = context
  const directories = directoriesOf(host, name)
  host.fs.mkdirAll(directories.meta)
  host.fs.writeFile(metaPath(host, name), JSON.stringify(metaOf(context)))
  if (host.fs.exists(directories.tls)) host.fs.removeTree(directories.tls)
  if (Object.keys(tls).length === 0) return
  host.fs.mkdirAll(`${directories.tls}/docker`)
  for (const [file, text] of Object.entries(tls))
    host.fs.writeFile(`${directories.tls}/docker/${file}`, text, { mode: 0o600 })
}

export function forgetContext(host: DockerHost, name: string): void {
  for (const directory of Object.values(directoriesOf(host, name)))
    if (host.fs.exists(directory)) host.fs.removeTree(directory)
}
