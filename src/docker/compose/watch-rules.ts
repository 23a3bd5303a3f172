import { isWithin } from '../../linux/path.ts'
import { ignorePatterns, pathFilter } from '../build/ignore-file.ts'
import { Complaint } from './complaint.ts'
import type { ComposeSession } from './compose-session.ts'
import { isList, type Mapping, mappingOf, textOf, type Value } from './value.ts'

/** What is done with files that change. */
export type WatchAction = 'rebuild' | 'sync' | 'sync+restart'

/** A rule of `develop.watch`. */
export interface WatchRule {
  readonly service: string
  readonly action: WatchAction
  /** Absolute, on the host. */
  readonly path: string
  /** The directory or file of the container that is kept the same; empty where the image is built anew. */
  readonly target: string
  /** Whether changes of a path are passed over. */
  isIgnored(path: string): boolean
}

const FAILED = 1

const actions: readonly WatchAction[] = ['rebuild', 'sync', 'sync+restart']

const textsOf = (value: Value | undefined): readonly string[] =>
  isList(value) ? value.map((item) => textOf(item) ?? '') : []

/** A path as it lies in a directory; undefined for one that is elsewhere. */
export const inside = (path: string, directory: string): string | undefined =>
  path === directory ? '' : isWithin(path, directory) ? path.slice(directory.length + 1) : undefined

/** Whether a directory that a volume binds holds a path: what is there is seen in the container in any case. */
const isBound = (service: Mapping, path: string): boolean => {
  const { volumes } = service
  return (isList(volumes) ? volumes : []).some((item) => {
    const { type, source } = mappingOf(item)
    return type === 'bind' && inside(path, textOf(source) ?? '') !== undefined
  })
}

/** What is passed over everywhere: what the build's context leaves out, and what Git keeps. */
function passedOver(session: ComposeSession, service: Mapping): (path: string) => boolean {
  const context = textOf(mappingOf(service['build'])['context']) ?? session.project.directory
  const { fs } = session.process.system
  const file = `${context}/.dockerignore`
  const leavesOut = pathFilter(fs.exists(file) ? ignorePatterns(fs.readText(file)) : [])
  return (path) => {
    const below = inside(path, context)
    return path.split('/').includes('.git') || (below !== undefined && below !== '' && leavesOut(below))
  }
}

function ruleOf(session: ComposeSession, name: string, item: Mapping): WatchRule {
  const path = textOf(item['path']) ?? ''
  const everywhere = passedOver(session, session.service(name))
  const own = pathFilter(textsOf(item['ignore']))
  return {
    service: name,
    action: actions.find((one) => one === item['action']) ?? 'sync',
    path,
    target: textOf(item['target']) ?? '',
    isIgnored: (changed) => everywhere(changed) || own(inside(changed, path) ?? ''),
  }
}

/** What there is to watch of services, all of them where none is named. @throws Complaint where there is nothing */
export async function watchRules(
  session: ComposeSession,
  names: readonly string[],
  warn: (message: string) => Promise<void>,
): Promise<readonly WatchRule[]> {
  for (const name of names) session.checkService(name)
  const rules: WatchRule[] = []
  for (const [name, value] of Object.entries(session.services)) {
    if (names.length > 0 && !names.includes(name)) continue
    const service = mappingOf(value)
    const { watch } = mappingOf(service['develop'])
    if (!isList(watch)) continue
    if (service['build'] === undefined) {
      if (names.length === 0) continue
      throw new Complaint(`can't watch service ${JSON.stringify(name)} without a build context`, FAILED)
    }
    for (const item of watch.map(mappingOf)) {
      const path = textOf(item['path']) ?? ''
      if (isBound(service, path))
        await warn(`path '${path}' also declared by a bind mount volume, this path won't be monitored!\n`)
      else rules.push(ruleOf(session, name, item))
    }
  }
  if (rules.length > 0) return rules
  const advice = "consider setting an 'develop' section"
  throw new Complaint(`none of the selected services is configured for watch, ${advice}`, FAILED)
}
