import type { EditedLine } from '../../base/edited-shell.ts'
import type { ScreenSize } from '../../base/screen-size.ts'
import type { Editor } from '../editor.ts'

/** What a task has of the terminal, while the line is out of the way. */
export interface TaskIO {
  write(text: string): void | Promise<void>
  /** The next key, by its name in keymaps; undefined when interrupted. */
  readKey(): Promise<string | undefined>
  /** Runs a command of the shell, which may change the line. */
  run(command: string, line: EditedLine): Promise<EditedLine>
  readonly screen: ScreenSize
}

/** Something that is printed or run below the line; then that goes on as it gives it. */
export type Task = (io: TaskIO) => Promise<Editor>
