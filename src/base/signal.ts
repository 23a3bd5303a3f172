/** The part of the platform's AbortSignal that the core uses, so that it needs no DOM types. */
export interface Signal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** The platform's own AbortSignal, where there are types for it, so that it can be handed on to `fetch`; what the core uses of it, else. */
export type PlatformSignal = typeof globalThis extends { readonly AbortSignal: { readonly prototype: infer Known } }
  ? Known
  : Signal

/** Why a wait ended early: its signal was aborted. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
  override readonly message = 'interrupted'
}

/** A signal with its switch. */
export interface Abort {
  readonly signal: Signal
  abort(): void
}

/** Makes a signal that is aborted once, by its own switch. */
export function createAbort(): Abort {
  const listeners = new Set<() => void>()
  let aborted = false
  return {
    signal: {
      get aborted() {
        return aborted
      },
      addEventListener: (_type, listener) => void listeners.add(listener),
      removeEventListener: (_type, listener) => void listeners.delete(listener),
    },
    abort() {
      if (aborted) return
      aborted = true
      for (const listener of listeners) listener()
      listeners.clear()
    },
  }
}
