import { ncIn, type Peer } from '../../../linux/gnu/network/nc.ts'

const shown = ({ name, address, port }: Peer): string => `${name} (${address}:${port})`

/** nc(1) as BusyBox has it: it says of refusals only when it is to say more than usual. */
export const nc = ncIn({
  open: (peer) => `${shown(peer)} open\n`,
  refused: (peer, { given }) =>
    given.filter(({ name }) => name === 'v').length > 1 ? `${shown(peer)}: Connection refused` : undefined,
  unknown: (name) => `bad address '${name}'`,
})
