// What bench/hostile-measure.mjs measures, in one bundle.
import { ending, endless, heavy } from '../src/testing/hostile-lines.ts'

export { createMachine } from '../src/index.ts'
export const lines = [...ending.map(([, line]) => line), ...endless, ...heavy]
