import { sumPage } from './sum-page.ts'

export const page = sumPage('sha256sum', 'SHA-256', 256)
