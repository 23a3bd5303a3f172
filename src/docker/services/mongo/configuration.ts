import type { FileSystemReader } from '../../../linux/fs.ts'
import { Refused } from './documents.ts'

/** The settings of a file that are simulated, and the options that they stand for. */
const OPTIONS: Readonly<Record<string, string>> = {
  'net.port': 'port',
  'net.bindIp': 'bind_ip',
  'net.bindIpAll': 'bind_ip_all',
  'storage.dbPath': 'dbpath',
  'security.authorization': 'auth',
}

/** What changes nothing here: where its log goes besides, and how data lie on a disk. */
const INERT = /^(?:systemLog|processManagement|storage\.(?:journal|wiredTiger|engine|directoryPerDB))(?:\.|$)/

/** The names and worths of a file in YAML, names within names with dots. */
function settingsIn(text: string): readonly (readonly [name: string, worth: string])[] {
  const found: (readonly [string, string])[] = []
  const above: { readonly indent: number; readonly name: string }[] = []
  for (const line of text.split('\n')) {
    const [, space, name, worth = ''] = /^(\s*)([\w.]+):\s*([^#]*)/.exec(line) ?? []
    if (space === undefined || name === undefined) continue
    while ((above.at(-1)?.indent ?? -1) >= space.length) above.pop()
    const path = [...above.map((one) => one.name), name].join('.')
    if (worth.trim() === '') above.push({ indent: space.length, name })
    else found.push([path, worth.trim().replaceAll(/^["']|["']$/g, '')])
  }
  return found
}

/** The options that a file of settings stands for. @throws Refused */
export function optionsIn(fs: FileSystemReader, path: string): readonly (readonly [string, string])[] {
  if (!fs.exists(path)) throw new Refused(`Error opening config file '${path}': No such file or directory`)
  return settingsIn(fs.readText(path)).flatMap(([name, worth]): readonly (readonly [string, string])[] => {
    const option = Object.hasOwn(OPTIONS, name) ? OPTIONS[name] : undefined
    if (option === undefined && !INERT.test(name))
      throw new Refused(`mongod: the setting ${name} is not simulated here`)
    const isOff = worth === 'disabled' || worth === 'false'
    return option === undefined || isOff ? [] : [[option, worth]]
  })
}
