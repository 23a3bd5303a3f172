import { install } from '../builtins/install.ts'
import { Obj } from '../values.ts'
import { mongoClient, redisClient, sqlClient, webClient } from './clients.ts'
import { commands } from './commands.ts'
import { compression } from './compression.ts'
import { data } from './data.ts'
import { contents, files } from './files.ts'
import type { Host } from './host.ts'
import { input } from './input.ts'
import { identity, machine } from './process.ts'
import { serving } from './serving.ts'
import { soon, timers } from './time.ts'

/** The object by which modules of Node.js reach the machine. */
export function hostObject(host: Host): Obj {
  const made = host.realm.object()
  for (const natives of [
    contents(host),
    files(host),
    timers(host),
    soon(host),
    redisClient(host),
    sqlClient(host),
    mongoClient(host),
    webClient(host),
    serving(host),
    input(host),
    commands(host),
    data(host),
    compression(host),
    machine(host),
    identity(host),
  ])
    install(host.realm, made, natives)
  return made
}
