export { page } from './less.page.ts'
