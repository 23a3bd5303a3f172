// a server component that imports the view itself: its module says that it is for the browser
import { TerminalView } from '@terminal-playground/core/react'

export default function Page() {
  return <TerminalView style={{ height: 300 }} />
}
