import type { Word, WordKind } from '../lesson.ts'

const kinded =
  (kind: WordKind) =>
  (text: string, meaning: string): Word => ({ text, kind, meaning })

export const address = kinded('address')
export const command = kinded('command')
export const container = kinded('container')
export const directory = kinded('directory')
export const file = kinded('file')
export const image = kinded('image')
export const name = kinded('name')
export const network = kinded('network')
export const option = kinded('option')
export const path = kinded('path')
export const pattern = kinded('pattern')
export const program = kinded('program')
export const text = kinded('text')
export const value = kinded('value')
export const volume = kinded('volume')

/** The word that almost every step starts with. */
export const docker = program('docker', 'the tool that looks after containers')

export const build = command('build', 'make an image from a Dockerfile')
export const tag = option('-t', 'give it a name')
export const run = command('run', 'make a container and start it')
export const remove = command('rm', 'remove containers')
export const force = option('-f', 'even if it is running')
export const inBackground = option('-d', 'in the background')
export const named = option('--name', 'call the container')
export const once = option('--rm', 'remove it when it ends')
export const port = option('-p', 'open a port of this machine')
export const mounted = option('-v', 'put files from elsewhere into it')
export const format = option('--format', 'print only this')
export const quietly = option('-s', 'without a progress meter')
export const compose = command('compose', 'look after all containers of one file')
export const alpine = image('alpine', 'a very small Linux')
export const nginx = image('nginx', 'a web server')
export const curl = program('curl', 'fetches a page')
export const cat = program('cat', 'prints files')

export const into: Word = { text: '>', kind: 'operator', meaning: 'into the file that follows' }
export const andThen: Word = { text: '&&', kind: 'operator', meaning: 'if that went well, then' }
export const addedTo: Word = { text: '>>', kind: 'operator', meaning: 'at the end of the file that follows' }

/** A file, line by line. */
export const written = (lines: readonly Word[], to: Word): readonly Word[] => [
  program('printf', 'prints after a pattern'),
  text(String.raw`'%s\n'`, 'each word on a line of its own'),
  ...lines,
  into,
  to,
]
