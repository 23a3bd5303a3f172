import type { Accounts } from '../../accounts.ts'
import type { User } from '../../users.ts'

/** The account that a name or a number means, numbers with a plus sign always. */
export function userFrom(users: Accounts, word: string): User | undefined {
  return users.user(word) ?? (/^\+?\d+$/.test(word) ? users.user(Number(word)) : undefined)
}
