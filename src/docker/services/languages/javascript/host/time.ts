import type { NativeCode, Natives } from '../builtins/install.ts'
import type { EventLoop, Timer } from '../loop.ts'
import { call } from '../objects.ts'
import { Obj } from '../values.ts'
import type { Host } from './host.ts'

export const timers = (host: Host): Natives => {
  const { realm, loop } = host
  const handles = new WeakMap<Obj, Timer>()
  const later =
    (isRepeated: boolean): NativeCode =>
    ({ args: [handle, ms, fn] }) => {
      if (!(handle instanceof Obj)) return undefined
      handles.set(
        handle,
        loop.timer(Number(ms), () => call(realm, fn, handle, []), isRepeated),
      )
      return handle
    }
  return {
    after: later(false),
    every: later(true),
    clear({ args: [handle] }) {
      const timer = handle instanceof Obj ? handles.get(handle) : undefined
      if (timer) loop.clear(timer)
      return undefined
    },
    hold({ args: [handle, isHeld] }) {
      const timer = handle instanceof Obj ? handles.get(handle) : undefined
      if (timer) timer.isHeld = Boolean(isHeld)
      return undefined
    },
  }
}

/** What is to be done soon. */
export const soon = ({ realm, loop }: Host): Natives => {
  const immediates = new WeakMap<Obj, ReturnType<EventLoop['immediate']>>()
  return {
    immediate({ args: [handle, fn] }) {
      if (handle instanceof Obj)
        immediates.set(
          handle,
          loop.immediate(() => call(realm, fn, handle, [])),
        )
      return handle
    },
    clearImmediate({ args: [handle] }) {
      const immediate = handle instanceof Obj ? immediates.get(handle) : undefined
      if (immediate) loop.clearImmediate(immediate)
      return undefined
    },
    tick: ({ args: [fn] }) => void loop.ticks.push(() => call(realm, fn, undefined, [])),
    microtask: ({ args: [fn] }) => void realm.microtasks.push(() => call(realm, fn, undefined, [])),
  }
}
