import type { Session } from '../shell/session/session.ts'
import type { Span, TtyOptions, TtyShell } from '../tty/index.ts'
import type { SessionOptions } from '../view/open-terminal.ts'

/** What a view shows, by its props: a shell, or a session. */
export type TerminalViewContent =
  (TtyOptions & { readonly session?: never }) | (SessionOptions & { readonly [Name in 'shell' | 'history']?: never })

/** The props of the last render: a terminal outlives the one that it was opened in. */
export interface Latest {
  readonly current: TerminalViewContent
}

const commonOf = (latest: Latest) => ({
  leave: (backward: boolean) => latest.current.leave?.(backward),
  announce: (line: string) => latest.current.announce?.(line),
  painted: async () => latest.current.painted?.(),
})

/** A session with the functions of the latest props. */
export function followSession(latest: Latest, session: Session): SessionOptions {
  const { host } = latest.current
  return { ...commonOf(latest), ...(host && { host }), session }
}

function latestShell(of: () => TtyShell): TtyShell {
  return {
    prompt: () => of().prompt(),
    isComplete: (text) => of().isComplete?.(text) ?? true,
    run: (line, io) => of().run(line, io),
    endOfFile: () => of().endOfFile?.(),
    interrupt: () => of().interrupt?.() ?? false,
    suspend: () => of().suspend?.(),
    quit: () => of().quit?.() ?? false,
  }
}

/**
 * A shell and the options of its Tty, with the functions of the latest props.
 * @throws TypeError when there is no shell
 */
export function followShell(latest: Latest): TtyOptions {
  const first = latest.current
  if (!first.shell) throw new TypeError('A TerminalView needs a shell or a session')
  const now = (): TtyOptions => (latest.current.shell ? latest.current : first)
  return {
    ...first,
    ...commonOf(latest),
    shell: latestShell(() => now().shell),
    complete: (line, caret) => now().complete?.(line, caret),
    highlight: (line): readonly Span[] | undefined => now().highlight?.(line),
  }
}
