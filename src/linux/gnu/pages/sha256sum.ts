import { sumPage } from './sums.ts'

export const page = sumPage('sha256sum', 'SHA-256', 256)
