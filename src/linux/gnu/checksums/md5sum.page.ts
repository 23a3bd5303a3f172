import { sumPage } from './sum-page.ts'

export const page = sumPage('md5sum', 'MD5', 128)
