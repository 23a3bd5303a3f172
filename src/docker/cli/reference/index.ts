import type { DockerHost } from '../../docker-host.ts'
import { arrival } from '../../arrival.ts'

/** What Docker says before the help that was asked for with `-h`. */
export const DEPRECATED_HELP = 'Flag shorthand -h has been deprecated, please use --help'

/** Whether docker speaks as Docker 24.0.6 does; in the Simple shell it has the sentences of the specification. */
export const hasRealWording = ({ policy }: DockerHost): boolean => policy.wording === 'docker'

/** Docker's own help, which is loaded when it is first shown. @throws NotLoaded; another call tries again */
export const loadReference = (host: DockerHost): Promise<LoadedReference> => arrival(host, import('./help-text.ts'))

type LoadedReference = typeof import('./help-text.ts')
