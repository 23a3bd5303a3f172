import type { PlayedScreen } from '../trial/session-terminal.ts'
import { createScreen } from './screen.ts'

/** A real xterm.js for what full-screen programs show. */
export function createPlayedScreen(columns: number, rows: number): PlayedScreen {
  const screen = createScreen(columns, rows)
  return {
    write: (text) => screen.terminal.write(text),
    rows: async () => {
      await screen.parsed()
      return screen.rows()
    },
  }
}
