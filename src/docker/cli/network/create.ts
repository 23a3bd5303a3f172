import { Daemon } from '../../daemon/daemon.ts'
import { type IpamConfig, mismatchIn } from '../../daemon/network-pool.ts'
import { type Flags, labelsOf, switchOption, valueOption } from '../flags.ts'
import { refusedText } from '../refusals.ts'
import { labelOption } from '../label-option.ts'
import type { ListedSubcommand } from '../subcommand.ts'

const isIPv6 = (text: string): boolean => text.includes(':')

/** The subnets that are asked for, each with its gateway and its range: those of its version, in their order. */
function poolsIn(flags: Flags): readonly IpamConfig[] {
  const given = ['subnet', 'gateway', 'ip-range'].map((name) => flags.values(name))
  const reserved = Object.entries(labelsOf(flags.values('aux-address')))
  return [false, true].flatMap((isLater) => {
    const [subnets = [], gateways = [], ranges = []] = given.map((texts) =>
      texts.filter((one) => isIPv6(one) === isLater),
    )
    const own = reserved.filter(([, address]) => isIPv6(address) === isLater)
    return Array.from({ length: Math.max(subnets.length, gateways.length, ranges.length) }, (_none, at) => ({
      Subnet: subnets[at],
      Gateway: gateways[at],
      IPRange: ranges[at],
      ...(at === 0 && own.length > 0 && { AuxiliaryAddresses: Object.fromEntries(own) }),
    }))
  })
}

/** An address that is in none of the subnets, as none is asked for. */
function strayIn(flags: Flags): string | undefined {
  const [name, address] = Object.entries(labelsOf(flags.values('aux-address')))[0] ?? []
  return name === undefined || flags.values('subnet').length > 0 ? undefined : (address ?? '')
}

/** What the client itself finds wrong with them, in words. */
const misfitIn = (pools: readonly IpamConfig[]): string | undefined =>
  pools.some(({ Subnet }) => Subnet === undefined)
    ? 'every ip-range or gateway must have a corresponding subnet'
    : pools.map((pool) => mismatchIn(pool)).find((words) => words !== undefined)

/** `-o NAME=value`, for the driver. */
const optOption = valueOption('o,opt', { name: 'map', kind: 'text' }, 'an option of its driver, NAME=value')

export const networkCreate: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] NETWORK',
    takes: [1, 1],
    description: ['Makes a network of your own. Containers in it find one another by name.'],
    options: [
      valueOption('d,driver', { name: 'string', kind: 'text' }, 'how it works: bridge, macvlan or ipvlan'),
      labelOption('label'),
    ],
    optionsInDocker: [
      valueOption('subnet', { name: 'strings', kind: 'text' }, 'its addresses, such as 172.28.0.0/16'),
      valueOption('gateway', { name: 'strings', kind: 'text' }, 'the address of the host in it'),
      valueOption('ip-range', { name: 'strings', kind: 'text' }, 'the part of it that containers get addresses from'),
      valueOption('aux-address', { name: 'map', kind: 'text' }, 'an address that containers do not get, NAME=address'),
      switchOption('attachable', 'containers may be put into it by hand, as into every network here'),
      switchOption('ipv6', 'addresses of version 6 too, of a subnet that is asked for'),
      switchOption('internal', 'nothing outside is reached from it'),
      optOption,
    ],
    unsimulated: ['config-from', 'config-only', 'ipam-driver', 'ipam-opt', 'ingress', 'scope'],
    operands: [{ name: 'NETWORK', kind: 'text' }],
  },
  async run({ operands, flags, process }) {
    const Config = poolsIn(flags)
    const stray = strayIn(flags)
    const misfit = stray === undefined ? misfitIn(Config) : `no matching subnet for aux-address ${stray}`
    if (misfit !== undefined) {
      await process.stderr.write(`${misfit}\n`)
      return 1
    }
    const answer = new Daemon(process).networks.create({
      Name: operands[0] ?? '',
      Driver: flags.value('driver') ?? 'bridge',
      Labels: labelsOf(flags.values('label')),
      Internal: flags.has('internal'),
      EnableIPv6: flags.has('ipv6'),
      Attachable: flags.has('attachable'),
      Options: labelsOf(flags.values('opt')),
      IPAM: { Config },
    })
    if (answer.type === 'refused') {
      await process.stderr.write(`${refusedText(process.system, answer)}\n`)
      return 1
    }
    await process.stdout.write(`${answer.value.Id}\n`)
    return 0
  },
}
