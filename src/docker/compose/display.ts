import type { Flags } from '../cli/flags.ts'
import { Complaint } from './complaint.ts'

/** How Compose shows its work, by the options before its command. */
export interface Display {
  /** `auto` draws on a terminal. */
  readonly progress: 'auto' | 'tty' | 'plain' | 'quiet'
  /** Whether names are coloured; undefined where that is for the terminal to say. */
  readonly coloured: boolean | undefined
  /** Whether nothing is done, and only what would be is told. */
  readonly isDryRun: boolean
}

const ANSI: ReadonlySet<string> = new Set(['never', 'always', 'auto'])

/** What `--progress` asks for. @throws Complaint for what is none of those there are */
export function progressIn(flags: Flags): Display['progress'] {
  const given = flags.value('progress') ?? (flags.value('ansi') === 'never' ? 'plain' : 'auto')
  if (given === 'auto' || given === 'tty' || given === 'plain' || given === 'quiet') return given
  throw new Complaint(`unsupported --progress value ${JSON.stringify(given)}`, 1)
}

/** @throws Complaint for a value that is none of those there are */
export function displayOf(flags: Flags): Display {
  const ansi = flags.value('ansi') ?? 'auto'
  if (!ANSI.has(ansi)) throw new Complaint(`invalid value for --ansi: ${JSON.stringify(ansi)}`, 1)
  return {
    progress: progressIn(flags),
    coloured: ansi === 'auto' ? undefined : ansi === 'always',
    isDryRun: flags.has('dry-run'),
  }
}
