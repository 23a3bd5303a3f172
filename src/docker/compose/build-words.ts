import { unsimulatedKey } from './complaint.ts'
import { ulimitsOf } from './host-settings.ts'
import { isList, type Mapping, mappingOf, textOf, type Value } from './value.ts'

const texts = (value: Value | undefined): readonly string[] =>
  (isList(value) ? value : value === undefined || value === null ? [] : [value]).map((item) => textOf(item) ?? '')

/** An option for each of some values. */
const each = (option: string, values: readonly string[]): readonly string[] =>
  values.flatMap((value) => [option, value])

const pairs = (value: Value | undefined): readonly string[] =>
  Object.entries(mappingOf(value)).map(([key, item]) =>
    textOf(item) === undefined ? key : `${key}=${textOf(item) ?? ''}`,
  )

/** The secrets of a build: files and variables that the project names. */
function secretsOf(recipe: Mapping, project: Mapping): readonly string[] {
  const declared = mappingOf(project['secrets'])
  return (isList(recipe['secrets']) ? recipe['secrets'] : []).map((grant) => {
    const source = textOf(mappingOf(grant)['source']) ?? textOf(grant) ?? ''
    const { file, environment } = mappingOf(declared[source])
    const from = textOf(file) === undefined ? `env=${textOf(environment) ?? ''}` : `src=${textOf(file) ?? ''}`
    return `id=${textOf(mappingOf(grant)['target']) ?? source},${from}`
  })
}

/** Keys of a build of which nothing is done here. */
const UNSIMULATED = 'entitlements privileged ssh'

/** What `docker build` is called with for the build of a service. @throws Complaint for a key that would be without any effect */
export function buildWords(name: string, recipe: Mapping, project: Mapping): readonly string[] {
  const key = UNSIMULATED.split(' ').find((one) => recipe[one] !== undefined && recipe[one] !== null)
  if (key !== undefined) throw unsimulatedKey(`services.${name}.build`, key)
  const switches = ['no_cache', 'pull'].filter((one) => recipe[one] === true)
  return [
    ...each('--target', texts(recipe['target'])),
    ...each('--network', texts(recipe['network'])),
    ...each('--build-arg', pairs(recipe['args'])),
    ...each('--build-context', pairs(recipe['additional_contexts'])),
    ...each('--label', pairs(recipe['labels'])),
    ...each('--add-host', texts(recipe['extra_hosts'])),
    ...each('--cache-from', texts(recipe['cache_from'])),
    ...each('--cache-to', texts(recipe['cache_to'])),
    ...each('-t', texts(recipe['tags'])),
    ...each('--platform', texts(recipe['platforms'])),
    ...each('--secret', secretsOf(recipe, project)),
    ...each('--shm-size', texts(recipe['shm_size'])),
    ...each('--ulimit', ulimitsOf(recipe['ulimits']) ?? []),
    ...switches.map((one) => `--${one.replace('_', '-')}`),
  ]
}
