import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { sumPage } from './sum-page.ts'

const usual = sumPage('b2sum', 'BLAKE2b', 512)

export const page: ProgramPage = { ...usual, options: { ...usual.options, l: 'so many bits, a multiple of 8' } }
