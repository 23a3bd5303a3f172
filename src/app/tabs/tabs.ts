import { createStore, type ReadableStore } from '../../base/store.ts'
import type { FurtherMachine } from '../../shell/machine.ts'
import type { PlaygroundMachine } from '../modes.tsx'
import type { ModeKeeper } from '../mode-keeper.ts'
import type { Panes } from '../panes.ts'

/** A terminal of the machine, as its tab has it. */
export interface TerminalTab {
  readonly machine: PlaygroundMachine
  /** From 1 on. A number is not given again while there is a tab behind it. */
  readonly number: number
  /** Closes it; the first one cannot be closed. */
  readonly close?: () => void
}

/** The terminals of one machine, of which the page shows one. */
export class TerminalTabs {
  readonly #keeper: ModeKeeper
  readonly #panes: Panes
  readonly #first: PlaygroundMachine
  readonly #list
  #opening = false

  /** @param first the machine as its first terminal has it */
  constructor(keeper: ModeKeeper, panes: Panes, first: PlaygroundMachine) {
    this.#keeper = keeper
    this.#panes = panes
    this.#first = first
    this.#list = createStore<readonly TerminalTab[]>([{ machine: first, number: 1 }])
  }

  get list(): ReadableStore<readonly TerminalTab[]> {
    return this.#list
  }

  /** Opens another one, and shows it. */
  async open(): Promise<void> {
    if (this.#opening) return
    this.#opening = true
    try {
      const machine = await this.#first.open()
      void machine.closed.then(() => this.#gone(machine))
      const number = (this.#list.get().at(-1)?.number ?? 0) + 1
      this.#list.update((tabs) => [...tabs, { machine, number, close: machine.close }])
      this.show(machine)
    } finally {
      this.#opening = false
    }
  }

  show(machine: PlaygroundMachine): void {
    if (this.#shown !== machine) this.#keeper.show(machine)
  }

  get #shown(): PlaygroundMachine | undefined {
    const shown = this.#keeper.machine.get()
    return shown.type === 'ready' ? shown.value : undefined
  }

  #gone(machine: FurtherMachine): void {
    const tabs = this.#list.get()
    const at = tabs.findIndex((tab) => tab.machine === machine)
    this.#list.set(tabs.filter((tab) => tab.machine !== machine))
    const hadFocus = document.activeElement?.closest('.terminal-screen, .terminal-tabs, .close-terminal')
    if (this.#shown === machine) this.show((tabs[at - 1] ?? { machine: this.#first }).machine)
    // whoever shows it takes it out of the page first
    setTimeout(() => {
      this.#panes.forget(machine)
      if (hadFocus) this.#panes.focus()
    })
  }
}

const known = new WeakMap<PlaygroundMachine['world'], TerminalTabs>()

/** Those of a machine, whichever of its terminals it is given as: all have the same world. */
export function tabsOf(machine: PlaygroundMachine, keeper: ModeKeeper, panes: Panes): TerminalTabs {
  const before = known.get(machine.world)
  if (before) return before
  const made = new TerminalTabs(keeper, panes, machine)
  known.set(machine.world, made)
  return made
}
