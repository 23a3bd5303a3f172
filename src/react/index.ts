export type { TerminalViewContent } from './latest.ts'
export { TerminalView, type TerminalViewLook, type TerminalViewProps } from './TerminalView.tsx'
export type { SessionOptions, TerminalHandle, TerminalOptions } from '../view/open-terminal.ts'
