import { linuxEnd } from '../linux/end.ts'
import type { TrackEnd } from '../exercises.ts'

export const bashEnd: TrackEnd = linuxEnd
