import { sumPage } from './sums.ts'

export const page = sumPage('sha1sum', 'SHA-1', 160)
