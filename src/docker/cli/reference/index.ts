import { loading } from '../../../shell/later.ts'
import type { DockerHost } from '../../docker-host.ts'

/** What Docker says before the help that was asked for with `-h`. */
export const DEPRECATED_HELP = 'Flag shorthand -h has been deprecated, please use --help'

/** Whether docker speaks as Docker 24.0.6 does; in the Simple shell it has the sentences of the specification. */
export const hasRealWording = ({ policy }: DockerHost): boolean => policy.wording === 'docker'

/** Docker's own help, which is loaded when it is first shown. @throws NotLoaded; another call tries again */
export function loadReference({ outside }: DockerHost): LoadedReference | Promise<LoadedReference> {
  const coming = loading(import('./help-text.ts'))
  return outside ? outside(coming) : coming
}

type LoadedReference = typeof import('./help-text.ts')
