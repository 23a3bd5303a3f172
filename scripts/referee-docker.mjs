// npm run referee:docker -- [core|build|compose]… [--scenario NAME] [--id ID] [--show]: replays what Docker 24.0.6 answered, and counts
// what ours answers alike; --show prints both answers where they differ
import { parseArgs } from 'node:util'
import { withSources } from './sources.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scenario: { type: 'string' },
    id: { type: 'string' },
    show: { type: 'boolean' },
  },
})

const shown = (text) => text.replace(/^/gm, '    ')

function print({ recording, answer }) {
  console.log(`${recording.id} (${recording.scenario}, ${recording.compare})\n  $ ${recording.command}`)
  console.log(
    `  recorded: exit ${recording.exit}\n${shown((recording.stdout_norm ?? recording.stdout) + (recording.stderr_norm ?? recording.stderr))}`,
  )
  console.log(`  ours: exit ${answer.exit}\n${shown(answer.stdout + answer.stderr)}`)
}

await withSources(async (load) => {
  const { RECORDINGS, readRecordings, scenariosOf } = await load('/src/testing/docker-recordings/recording.ts')
  const { replay } = await load('/src/testing/docker-recordings/replay.ts')
  for (const name of positionals.length > 0 ? positionals : RECORDINGS) {
    let [all, alike] = [0, 0]
    for (const [scenario, recordings] of scenariosOf(readRecordings(name))) {
      if (values.scenario !== undefined && values.scenario !== scenario) continue
      if (values.id !== undefined && !recordings.some(({ id }) => id === values.id)) continue
      const replayed = await replay(recordings)
      const counted = replayed.filter(({ recording }) => recording.compare !== 'unstable')
      const same = counted.filter((one) => one.agrees)
      all += counted.length
      alike += same.length
      console.log(`${name} ${scenario}: ${same.length} of ${counted.length}`)
      const different = counted.filter((one) => !one.agrees && (values.id ?? one.recording.id) === one.recording.id)
      if (values.show) for (const one of different) print(one)
    }
    console.log(`${name}: ${alike} of ${all} (${((100 * alike) / all).toFixed(1)} %)`)
  }
})
process.exit(0)
