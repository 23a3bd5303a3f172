import { type DockerOption, valueOption } from './flags.ts'

/** `-e`. */
export const environmentOption: DockerOption = {
  ...valueOption('e,env', { name: 'list', kind: 'text' }, 'set an environment variable, NAME=value'),
  check: (value) => (value === '' || value.startsWith('=') ? `invalid environment variable: ${value}` : undefined),
}
