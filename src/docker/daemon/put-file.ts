import { directoryName } from '../../linux/path.ts'
import { openFiles } from '../runtime/container-files.ts'
import { findContainer } from '../engine/lookup.ts'
import { type Answer, done, refusedBecause, refusedWith } from './answer.ts'
import { type Client, engineNow } from './request.ts'

/** A file that is to be put into a container. */
export interface PutFile {
  readonly path: string
  readonly text: string
  /** Permission bits. */
  readonly mode: number
}

/** Puts a file into a container, which need not run, as `PUT /containers/ID/archive` does. */
export function putFile(client: Client, id: string, { path, text, mode }: PutFile): Answer<undefined> {
  const container = findContainer(engineNow(client), id)
  if (container.type === 'refused') return refusedBecause(container.refusal)
  if (container.value.settings?.ReadonlyRootfs) return refusedWith('container rootfs is marked read-only')
  const tree = openFiles(client.system, container.value, client.clock)
  tree.fs.mkdirAll(directoryName(path))
  tree.fs.writeFile(path, text, { mode })
  tree.save()
  return done(undefined)
}
