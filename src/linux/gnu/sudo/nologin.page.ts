import { programPage } from '../library/page.ts'

export const page = programPage(
  'refuse a login politely',
  'Says that the account is not available, and fails. It stands in /etc/passwd as the shell of accounts that belong to services.',
  { examples: { 'sudo su - nobody': 'see what the account of nobody answers' } },
)
