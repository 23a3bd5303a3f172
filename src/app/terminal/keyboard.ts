import type { ReadableStore } from '../../base/store.ts'

/** Who is told of what is typed. */
export interface Watcher {
  /** A key, before it is taken. */
  key(data: string): void
  /** The screen has changed, and the line that is typed with it; once a frame at most. */
  shown(): void
}

/** What is typed into a terminal. */
export interface Keyboard {
  /** The line at a prompt; undefined while none waits for one. */
  line(): string | undefined
  /** Gives the function that ends it. */
  watch(watcher: Watcher): () => void
  /** Whether a full-screen program has the terminal. */
  readonly fullScreen: ReadableStore<boolean>
  /** Has an element drawn behind the cursor, beside the screen's text, where there is room; gives the function that takes it away. */
  drawBehindCursor(draw: (element: HTMLElement) => void): () => void
}
