export { LessonsDriver } from './lessons.ts'
export { modeLabels, ModesDriver, type ModeName } from './modes.ts'
export { type OpenOptions, Playground } from './playground.ts'
export { type ShellName, TerminalDriver, type TypedLine } from './terminal.ts'
