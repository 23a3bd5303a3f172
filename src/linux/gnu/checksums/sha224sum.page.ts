import { sumPage } from './sum-page.ts'

export const page = sumPage('sha224sum', 'SHA-224', 224)
