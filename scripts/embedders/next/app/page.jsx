import { createMachine } from '@terminal-playground/core'
import { Shell } from './Shell.jsx'

export default async function Page() {
  const { stdout } = await createMachine({ now: 0 }).bash.exec('echo from the server')
  return (
    <main>
      <p>{stdout}</p>
      <Shell />
    </main>
  )
}
