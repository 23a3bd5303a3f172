export { page } from './apt.page.ts'
