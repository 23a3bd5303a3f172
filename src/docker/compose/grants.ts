import { Complaint } from './complaint.ts'
import type { MountSpec } from '../daemon/api.ts'
import { putFile, type PutFile } from '../daemon/put-file.ts'
import type { ComposeSession } from './compose-session.ts'
import { isList, type Mapping, mappingOf, textOf } from './value.ts'

type Kind = 'secrets' | 'configs'

const READABLE = 0o444

/** A secret or a config of a service: where it comes from, and the place of its file in the container. */
interface Grant {
  readonly source: string
  readonly definition: Mapping
  readonly place: string
  readonly mode: number
}

function grantsOf({ project }: ComposeSession, service: Mapping, kind: Kind): readonly Grant[] {
  const given = service[kind]
  return (isList(given) ? given.map(mappingOf) : []).map((grant) => {
    const source = textOf(grant['source']) ?? ''
    const target = textOf(grant['target']) ?? source
    const place = target.startsWith('/') ? target : `${kind === 'secrets' ? '/run/secrets/' : '/'}${target}`
    const mode = Number(textOf(grant['mode']) ?? READABLE)
    return { source, definition: mappingOf(mappingOf(project.content[kind])[source]), place, mode }
  })
}

/** Mounts of the secrets and configs that are files of the host and have to be there. @throws Complaint for one from elsewhere */
export function grantMounts(session: ComposeSession, service: Mapping): readonly MountSpec[] {
  return (['secrets', 'configs'] as const).flatMap((kind) =>
    grantsOf(session, service, kind).flatMap(({ source, definition, place }) => {
      if (definition['external'] === true) throw new Complaint(`unsupported external ${kind.slice(0, -1)} ${source}`, 1)
      const file = textOf(definition['file'])
      return file === undefined ? [] : [{ Type: 'bind', Source: file, Target: place, ReadOnly: true }]
    }),
  )
}

/** The text of a secret or config that stands in the file or in a variable; undefined where it is a file of the host. */
function textIn({ project }: ComposeSession, { source, definition }: Grant, kind: Kind): string | undefined {
  const { content, environment } = definition
  if (content !== undefined && kind === 'configs') return textOf(content)
  const variable = textOf(environment)
  if (variable === undefined) return undefined
  const value = project.variables.lookup(variable)
  if (value !== undefined) return value
  const what = `environment variable ${JSON.stringify(variable)} required by ${kind.slice(0, -1)} ${JSON.stringify(source)}`
  throw new Complaint(`${what} is not set`, 1)
}

/** The files of secrets and configs that are not the host's. @throws Complaint for a variable that is not set */
const filesOf = (session: ComposeSession, service: Mapping): readonly PutFile[] =>
  (['secrets', 'configs'] as const).flatMap((kind) =>
    grantsOf(session, service, kind).flatMap((grant) => {
      const text = textIn(session, grant, kind)
      return text === undefined ? [] : [{ path: grant.place, text, mode: grant.mode }]
    }),
  )

/** Puts secrets and configs that are no files of the host into a container. @throws Complaint */
export function putGrants(session: ComposeSession, name: string, id: string): void {
  if (session.display.isDryRun) return
  for (const file of filesOf(session, session.service(name))) session.take(putFile(session.process, id, file))
}
