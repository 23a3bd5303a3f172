import { sumPage } from './sum-page.ts'

export const page = sumPage('sha512sum', 'SHA-512', 512)
