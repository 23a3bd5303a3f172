import { copyTree } from '../../linux/copy-tree.ts'
import { directoryName } from '../../linux/path.ts'
import { findContainer } from '../engine/lookup.ts'
import { openFiles } from '../runtime/container-files.ts'
import { type Answer, done, refusedBecause } from './answer.ts'
import { type Client, engineNow } from './request.ts'

/** A path of the host, and the path of a container that is to be like it. */
export interface SyncedPath {
  readonly host: string
  readonly container: string
  /** Whether all that is in a directory goes with it. */
  readonly whole: boolean
}

/** Makes paths of a container like those of the host: what is gone there is removed. @throws FileSystemError */
export function syncFiles(client: Client, id: string, paths: readonly SyncedPath[]): Answer<undefined> {
  const found = findContainer(engineNow(client), id)
  if (found.type === 'refused') return refusedBecause(found.refusal)
  const { fs } = client.system
  const tree = openFiles(client.system, found.value, client.clock)
  for (const { host, container, whole } of paths) {
    const stat = fs.peek(host)
    if (!stat) {
      if (tree.fs.peek(container)) tree.fs.removeTree(container)
      continue
    }
    if (stat.type === 'directory' && !whole) tree.fs.mkdirAll(container)
    else {
      tree.fs.mkdirAll(directoryName(container))
      copyTree({ fs, path: host }, { fs: tree.fs, path: container })
    }
  }
  tree.save()
  return done(undefined)
}
