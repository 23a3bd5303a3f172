import { buildCommand } from './build.ts'
import { containerInspect } from './container/inspect.ts'
import { containerPrune } from './container/prune.ts'
import { cp } from './cp.ts'
import { create } from './create.ts'
import { exec } from './exec.ts'
import { history } from './history.ts'
import { imageInspect } from './image/inspect.ts'
import { imagePrune } from './image/prune.ts'
import { images } from './images.ts'
import { info } from './info.ts'
import { inspect } from './inspect.ts'
import { kill } from './kill.ts'
import { logs } from './logs.ts'
import { networkConnect } from './network/connect.ts'
import { networkCreate } from './network/create.ts'
import { networkDisconnect } from './network/disconnect.ts'
import { networkInspect } from './network/inspect.ts'
import { networkLs } from './network/ls.ts'
import { networkPrune } from './network/prune.ts'
import { networkRm } from './network/rm.ts'
import { port } from './port.ts'
import { ps } from './ps.ts'
import { pull } from './pull.ts'
import { rename } from './rename.ts'
import { restart } from './restart.ts'
import { rm } from './rm.ts'
import { rmi } from './rmi.ts'
import { run } from './run.ts'
import { start } from './start.ts'
import { stats } from './stats.ts'
import { stop } from './stop.ts'
import type { Subcommand } from './subcommand.ts'
import { systemDf } from './system/df.ts'
import { systemPrune } from './system/prune.ts'
import { tag } from './tag.ts'
import { top } from './top.ts'
import { version } from './version.ts'
import { volumeCreate } from './volume/create.ts'
import { volumeInspect } from './volume/inspect.ts'
import { volumeLs } from './volume/ls.ts'
import { volumePrune } from './volume/prune.ts'
import { volumeRm } from './volume/rm.ts'

/** Every simulated subcommand. A new one is a file of its own and a line here. */
export const subcommands: readonly Subcommand[] = [
  run,
  exec,
  ps,
  buildCommand,
  pull,
  images,
  version,
  info,
  cp,
  create,
  history,
  inspect,
  kill,
  logs,
  port,
  rename,
  restart,
  rm,
  rmi,
  start,
  stats,
  stop,
  tag,
  top,
  containerInspect,
  containerPrune,
  imageInspect,
  imagePrune,
  networkConnect,
  networkCreate,
  networkDisconnect,
  networkInspect,
  networkLs,
  networkPrune,
  networkRm,
  systemDf,
  systemPrune,
  volumeCreate,
  volumeInspect,
  volumeLs,
  volumePrune,
  volumeRm,
]

/** The commands that only hold others. */
export const groups: ReadonlyMap<string, string> = new Map([
  ['container', 'Manage containers'],
  ['image', 'Manage images'],
  ['network', 'Manage networks'],
  ['system', 'Manage Docker'],
  ['volume', 'Manage volumes'],
])

/** Paths of commands that Docker has and this playground does not simulate. */
export const unsimulated: ReadonlySet<string> = new Set(
  (
    'attach builder buildx checkpoint commit compose config context diff events export import load login logout manifest ' +
    'node pause plugin push save search secret service stack swarm trust unpause update wait'
  )
    .split(' ')
    .concat(
      ['attach', 'commit', 'diff', 'export', 'pause', 'unpause', 'update', 'wait'].map((name) => `container ${name}`),
    )
    .concat(['import', 'load', 'push', 'save'].map((name) => `image ${name}`))
    .concat(['system dial-stdio', 'system events', 'volume update']),
)

/** Each subcommand by every path it has. */
export const byPath: ReadonlyMap<string, Subcommand> = new Map(
  subcommands.flatMap((command) => command.declaration.paths.map((path) => [path, command] as const)),
)
