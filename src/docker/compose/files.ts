import { directoryName, fromDirectory, joinPath, normalizePath } from '../../linux/path.ts'
import { Complaint } from './complaint.ts'

/** The files that Compose reads, by absolute path; undefined for one that is not there. */
export interface ComposeFiles {
  read(path: string): string | undefined
}

const NAMES: readonly string[] = ['compose.yaml', 'compose.yml', 'docker-compose.yml', 'docker-compose.yaml']
const OVERRIDES: readonly string[] = NAMES.map((name) => name.replace('.', '.override.'))

/** The files of a project, and what is to be said about them. */
export interface FoundFiles {
  readonly paths: readonly string[]
  readonly warnings: readonly string[]
}

const thoseIn = (files: ComposeFiles, directory: string, names: readonly string[]): readonly string[] =>
  names.map((name) => joinPath(directory, name)).filter((path) => files.read(path) !== undefined)

const warningsOf = (found: readonly string[], what: string): readonly string[] =>
  found.length > 1
    ? [`Found multiple ${what} files with supported names: ${found.join(', ')}`, `Using ${found[0]}`]
    : []

/** The files in a directory or the nearest above it, with the override that lies beside them. @throws Complaint */
export function findFiles(files: ComposeFiles, start: string): FoundFiles {
  for (let directory = start; ; directory = directoryName(directory)) {
    const found = thoseIn(files, directory, NAMES)
    const overrides = thoseIn(files, directory, OVERRIDES)
    const warnings = [...warningsOf(found, 'config'), ...warningsOf(overrides, 'override')]
    if (found[0] !== undefined) return { paths: [found[0], ...overrides.slice(0, 1)], warnings }
    if (directory === '/') throw new Complaint('no configuration file provided: not found', 14)
  }
}

/** The text of a file that was asked for. @throws Complaint */
export function textAt(files: ComposeFiles, path: string): string {
  const text = files.read(path)
  if (text === undefined) throw new Complaint(`open ${path}: no such file or directory`, 14)
  return text
}

/** Files named on the command line, absolute. */
export const absolute = (directory: string, path: string): string => normalizePath(fromDirectory(directory, path))
