import { ncIn, type Peer } from '../../../linux/gnu/network/nc.ts'

const shown = ({ name, address, port }: Peer): string => `${name} (${address}:${port})`

/** nc(1) as BusyBox has it. It reports refused connections only with `-vv`. */
export const nc = ncIn({
  open: (peer) => `${shown(peer)} open\n`,
  refused: (peer, { given }) =>
    given.filter(({ name }) => name === 'v').length > 1 ? `${shown(peer)}: Connection refused` : undefined,
  unknown: (name) => `bad address '${name}'`,
})
