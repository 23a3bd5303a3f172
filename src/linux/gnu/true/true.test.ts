import { compareLines } from '../../../testing/compare-lines.ts'

compareLines(['false x', 'true --x'])
