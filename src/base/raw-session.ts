import type { ScreenSize } from './screen-size.ts'

/** The keyboard and the screen, given to a full-screen program. Nothing is edited, echoed or interpreted. */
export interface RawSession {
  /** Writes to the terminal as it is, control sequences too. */
  write(text: string): void
  readonly screen: ScreenSize
  /** Calls `listener` after each change of the screen's size, until the session ends. */
  onResize(listener: (screen: ScreenSize) => void): void
  /** Gives the terminal back; the rest of the line runs on in line mode. May be called twice. */
  end(): void
}

export interface RawOptions {
  /** What the keyboard sends, Ctrl-C included. */
  readonly input: (data: string) => void
  /** Uses the alternate screen, so that the screen before comes back at the end; true when absent. */
  readonly alternateScreen?: boolean
}
