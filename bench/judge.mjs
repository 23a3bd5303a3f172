// npm run bench:judge: what it costs to judge the goals of all lessons, each against the world after its command.
import { withSources } from '../scripts/sources.mjs'

const ROUNDS = 200

await withSources(async (load) => {
  const { judge } = await load('/src/course/judge/index.ts')
  const { commandOf } = await load('/src/course/lesson.ts')
  const { LessonWorlds, tracks } = await load('/src/testing/lesson-tracks.ts')
  const worlds = new LessonWorlds()
  const costs = []
  for (const { mode, lessons } of tracks) {
    const world = await worlds.of(mode, 'Bash')
    for (const { steps } of lessons) {
      await world.begin()
      for (const { goal, keys, ...step } of steps) {
        const line = await world.type({ line: commandOf(step), keys })
        if (!goal) continue
        const facts = await world.facts()
        for (let round = 0; round < ROUNDS; round += 1) {
          const start = performance.now()
          judge(goal, facts, line)
          costs.push((performance.now() - start) * 1000)
        }
      }
    }
  }
  costs.sort((one, other) => one - other)
  const at = (share) => costs[Math.floor((costs.length - 1) * share)].toFixed(1)
  console.log(`${costs.length / ROUNDS} goals, microseconds: median ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`)
})
