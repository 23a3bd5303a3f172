import type { FileSystemReader } from '../../../linux/fs.ts'
import { BadSettings, type Setting, settingsIn } from '../settings-file.ts'
import { Refused } from './documents.ts'

/** The settings of a file that are simulated, and the options that they stand for. */
const OPTIONS: Readonly<Record<string, string>> = {
  'net.port': 'port',
  'net.bindIp': 'bind_ip',
  'net.bindIpAll': 'bind_ip_all',
  'storage.dbPath': 'dbpath',
  'security.authorization': 'auth',
}

/** What changes nothing here: how data lie on a disk. */
const INERT = /^storage\.(?:journal|wiredTiger|engine|directoryPerDB)(?:\.|$)|^processManagement\.timeZoneInfo$/

/** The settings of a file. @throws Refused where it is no YAML */
function settingsOf(text: string): readonly Setting[] {
  try {
    return settingsIn(text)
  } catch (error) {
    if (!(error instanceof BadSettings)) throw error
    const { line, column, message } = error
    throw new Refused(`Error parsing YAML config file: yaml-cpp: error at line ${line}, column ${column}: ${message}`)
  }
}

/** The options that a file of settings stands for. @throws Refused */
export function optionsIn(fs: FileSystemReader, path: string): readonly (readonly [string, string])[] {
  if (!fs.exists(path)) throw new Refused(`Error opening config file '${path}': No such file or directory`)
  return settingsOf(fs.readText(path)).flatMap(([name, worth]): readonly Setting[] => {
    const isOff = worth === 'disabled' || worth === 'false'
    const option = Object.hasOwn(OPTIONS, name) ? OPTIONS[name] : undefined
    if (option === undefined && !isOff && !INERT.test(name))
      throw new Refused(`mongod: the setting ${name} is not simulated here`)
    return option === undefined || isOff ? [] : [[option, worth]]
  })
}
