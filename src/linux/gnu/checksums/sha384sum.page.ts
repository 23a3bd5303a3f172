import { sumPage } from './sum-page.ts'

export const page = sumPage('sha384sum', 'SHA-384', 384)
