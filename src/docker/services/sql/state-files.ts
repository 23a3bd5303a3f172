import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { Accounts } from './accounts.ts'
import type { ServerState } from './step.ts'
import type { Cluster, Database, Entry } from './tables.ts'
import { upgraded } from './upgrade.ts'

/** Where a server keeps its data, and what there is at first. */
export interface StateSetup {
  /** The directory of its data. */
  readonly directory: string
  /** Who is there at first, in data that are new. */
  readonly accounts: Accounts
  /** The databases that are there at first. */
  readonly databases: readonly string[]
}

const clusterFile = ({ directory }: StateSetup): string => `${directory}/cluster.json`
const accountsFile = ({ directory }: StateSetup): string => `${directory}/accounts.json`

/** Whether a server has no data yet. */
export const isNew = ({ system: { fs } }: GnuProcess, setup: StateSetup): boolean => !fs.exists(clusterFile(setup))

const written = new WeakMap<Entry, string>()

/** An entry as text, made once as long as it stays the same. */
function entryText(entry: Entry): string {
  const text = written.get(entry) ?? JSON.stringify(entry)
  written.set(entry, text)
  return text
}

const databaseText = (database: Database): string =>
  `{${Object.entries(database)
    .map(([name, entry]) => `${JSON.stringify(name)}:${entryText(entry)}`)
    .join(',')}}`

const clusterText = (cluster: Cluster): string =>
  `{${Object.entries(cluster)
    .map(([name, database]) => `${JSON.stringify(name)}:${databaseText(database)}`)
    .join(',')}}`

/** What a server keeps, in files, so that it outlives the server. What has been read is kept as long as the files stay as they are. */
export class StateFiles {
  readonly #process: GnuProcess
  readonly #setup: StateSetup
  #known: { readonly cluster: string; readonly accounts: string; readonly state: ServerState } | undefined

  constructor(process: GnuProcess, setup: StateSetup) {
    this.#process = process
    this.#setup = setup
  }

  #text(file: string): string {
    const { fs } = this.#process.system
    return fs.exists(file) ? fs.readText(file) : ''
  }

  read(): ServerState {
    const { databases, accounts } = this.#setup
    const [cluster, known] = [this.#text(clusterFile(this.#setup)), this.#text(accountsFile(this.#setup))]
    if (this.#known?.cluster === cluster && this.#known.accounts === known) return this.#known.state
    const state: ServerState = {
      cluster: cluster === '' ? Object.fromEntries(databases.map((name) => [name, {}])) : upgraded(JSON.parse(cluster)),
      accounts: known === '' ? accounts : JSON.parse(known),
    }
    this.#known = { cluster, accounts: known, state }
    return state
  }

  write(state: ServerState): void {
    const { fs } = this.#process.system
    const [cluster, accounts] = [clusterText(state.cluster), JSON.stringify(state.accounts)]
    fs.writeFile(clusterFile(this.#setup), cluster, { mode: 0o600 })
    fs.writeFile(accountsFile(this.#setup), accounts, { mode: 0o600 })
    this.#known = { cluster, accounts, state }
  }
}

/** Makes the data of a server. */
export function initialise(process: GnuProcess, setup: StateSetup): void {
  process.system.fs.mkdirAll(setup.directory)
  const files = new StateFiles(process, setup)
  files.write(files.read())
}
