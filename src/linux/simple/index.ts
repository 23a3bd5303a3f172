import { later } from '../../shell/later.ts'
import type { LinuxCommand } from './command.ts'

// loaded when they are first needed, in pieces worth a request
const first = () => import('./chunks/first.ts')
const files = () => import('./chunks/files.ts')
const text = () => import('./chunks/text.ts')
const machine = () => import('./chunks/machine.ts')
const network = () => import('./chunks/network.ts')
const manual = () => import('./chunks/manual.ts')

/**
 * The commands of the Simple shell, in the order of the specification. A new one is a file of its own and a row here.
 */
export const simpleCommands: readonly LinuxCommand[] = [
  later('help', 'list the commands, or explain one', async () => (await manual()).help),
  later('clear', 'empty the screen', async () => (await first()).clear),
  later('pwd', 'print the name of the working directory', async () => (await first()).pwd),
  later('ls', 'list directory contents', async () => (await first()).ls),
  later('cd', 'change the working directory', async () => (await first()).cd),
  later('mkdir', 'make directories', async () => (await first()).mkdir),
  later('touch', 'make empty files', async () => (await first()).touch),
  later('cat', 'print files', async () => (await first()).cat),
  later('rm', 'remove files and directories', async () => (await files()).rm),
  later('cp', 'copy files and directories', async () => (await files()).cp),
  later('mv', 'move or rename files and directories', async () => (await files()).mv),
  later('find', 'search for files by name', async () => (await files()).find),
  later('grep', 'print the lines of files that hold a text', async () => (await text()).grep),
  later('head', 'print the first lines of files', async () => (await text()).head),
  later('tail', 'print the last lines of files', async () => (await text()).tail),
  later('wc', 'count lines, words and bytes', async () => (await text()).wc),
  later('ps', 'list the running processes', async () => (await machine()).ps),
  later('top', 'show how busy the machine is, and its processes', async () => (await machine()).top),
  later('df', 'show how full the disks are', async () => (await machine()).df),
  later('free', 'show how much memory is used and free', async () => (await machine()).free),
  later('uname', 'name the operating system', async () => (await machine()).uname),
  later('whoami', 'print the name of the user', async () => (await first()).whoami),
  later('date', 'print the date and the time', async () => (await machine()).date),
  later('uptime', 'tell how long the machine has been running', async () => (await machine()).uptime),
  later('echo', 'print words', async () => (await first()).echo),
  later('chmod', 'change the permissions of files (here: only say what they are)', async () => (await files()).chmod),
  later('chown', 'change the owner of files (here: only say who it is)', async () => (await files()).chown),
  later('chgrp', 'change the group of files (here: only say which it is)', async () => (await files()).chgrp),
  later('wget', 'download a file from the web', async () => (await network()).wget),
  later('curl', 'print what a web server answers', async () => (await network()).curl),
  later('history', 'list the commands entered so far', async () => (await first()).history),
  later('man', 'show the manual page of a command', async () => (await manual()).man),
  later('which', 'print where the program of a command is', async () => (await files()).which),
  later('file', 'tell what kind of data files hold', async () => (await files()).file),
  later('tar', 'put files into an archive, or take them out', async () => (await files()).tar),
  later('sort', 'print the lines of files in order', async () => (await text()).sort),
  later('ping', 'ask a host whether it is there', async () => (await network()).ping),
  later('traceroute', 'print the way that packets take to a host', async () => (await network()).traceroute),
]
