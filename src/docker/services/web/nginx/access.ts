import type { Directive } from './configuration.ts'

/** Whether `allow` and `deny` let an address in: the first that is about it says so. */
export function letsIn(levels: readonly (readonly Directive[])[], from: string): boolean {
  const rules = levels.map((level) => level.filter(({ name }) => name === 'allow' || name === 'deny'))
  const found = (rules.findLast((own) => own.length > 0) ?? []).find(({ words: [whom = ''] }) => isAbout(whom, from))
  return found?.name !== 'deny'
}

/** Whether a text is an address, not a name. */
export const isAddress = (text: string): boolean => /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text)

const numberOf = (address: string): number => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)

/** Whether `all`, an address or a network is about an address. */
export function isAbout(whom: string, address: string): boolean {
  const [network = '', bits = '32'] = whom.split('/')
  if (whom === 'all' || network === address) return true
  const size = 2 ** (32 - Number(bits))
  return whom.includes('/') && Math.floor(numberOf(network) / size) === Math.floor(numberOf(address) / size)
}
