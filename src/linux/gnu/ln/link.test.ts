import { compareRows } from '../../../testing/compare.ts'
import { link, unlink } from './link.ts'

const files = { a: 'x', 'd/f': '' }

compareRows(link, ['a b', '', 'a', 'a b c', 'nosuch b', 'a d', 'd e'], files)
compareRows(unlink, ['a', '', 'a b', 'nosuch', 'd'], files)
