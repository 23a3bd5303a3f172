import type { FileSystemReader } from '../../../../linux/fs.ts'
import { directoryName, fromDirectory } from '../../../../linux/path.ts'
import { BadConfiguration, type Directive } from './configuration.ts'
import { everyOne } from './servers.ts'

/** Words of a log that name no file. */
const isNoFile = (word: string): boolean =>
  word === 'off' || word === 'stderr' || word.includes('$') || /^(?:syslog|memory):/.test(word)

/** The folders of all logs must be there: nginx opens them when its configuration is good. @throws BadConfiguration */
export function checkLogs(fs: FileSystemReader, directives: readonly Directive[]): void {
  for (const { name, words } of everyOne(directives)) {
    const [word = ''] = words
    if ((name !== 'access_log' && name !== 'error_log') || isNoFile(word)) continue
    const path = fromDirectory('/etc/nginx', word)
    if (!fs.isDirectory(directoryName(path)))
      throw new BadConfiguration(`open() "${path}" failed (2: No such file or directory)`)
  }
}
