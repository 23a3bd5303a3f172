import { type DockerOption, valueOption } from './flags.ts'

/** The keys that leave what a terminal is attached to, where nobody says otherwise. */
const USUAL = 'ctrl-p,ctrl-q'

const KEY = /^(?:[a-zA-Z]|ctrl-[a-z@[\\\]^_])$/

/** `--detach-keys`: its own keys are Docker's usual ones; others would need a terminal that reads every key. */
export const detachKeysOption: DockerOption = {
  ...valueOption(
    'detach-keys',
    { name: 'string', kind: 'text' },
    'the keys that leave it; ctrl-p,ctrl-q is the only choice here',
  ),
  check: (value) => {
    const unknown = value.split(',').find((key) => !KEY.test(key))
    if (unknown !== undefined) return `Unknown character: '${unknown}'`
    return value === USUAL ? undefined : 'other keys than ctrl-p,ctrl-q are not simulated by this playground'
  },
}
