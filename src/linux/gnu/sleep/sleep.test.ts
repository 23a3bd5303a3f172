import { compareLines } from '../../../testing/compare-lines.ts'

compareLines(['sleep', 'sleep x', 'sleep 1x y', 'sleep -1', 'sleep 0', 'sleep 0.01 0s'])
