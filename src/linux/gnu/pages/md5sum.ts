import { sumPage } from './sums.ts'

export const page = sumPage('md5sum', 'MD5', 128)
