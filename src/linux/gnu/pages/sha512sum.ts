import { sumPage } from './sums.ts'

export const page = sumPage('sha512sum', 'SHA-512', 512)
