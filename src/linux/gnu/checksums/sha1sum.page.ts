import { sumPage } from './sum-page.ts'

export const page = sumPage('sha1sum', 'SHA-1', 160)
