export { page as bc } from '../bc/bc.page.ts'
