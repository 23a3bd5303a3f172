import { type DockerOption, valueOption } from './flags.ts'

/** What is wrong with `NAME=value` (docker/cli, `opts.ValidateLabel`). */
function labelReason(text: string): string | undefined {
  const [name = ''] = text.split('=')
  const rest = name.trimStart()
  if (rest === '') return `invalid label '${text}': empty name`
  return rest.includes(' ') ? `label '${rest}' contains whitespaces` : undefined
}

/** `--label`, of anything that is made. */
export const labelOption = (names: string): DockerOption => ({
  ...valueOption(names, { name: 'list', kind: 'text' }, 'attach a note, NAME=value'),
  check: labelReason,
})
