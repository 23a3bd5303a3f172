import { BRIDGE_NAME, MTU } from '../engine/network-options.ts'

/** Options of the bridge driver that have one value only here. */
const FIXED: Readonly<Record<string, string>> = {
  'com.docker.network.bridge.enable_icc': 'true',
  'com.docker.network.bridge.enable_ip_masquerade': 'true',
  'com.docker.network.bridge.host_binding_ipv4': '0.0.0.0',
}

/** The longest name of a card, without the zero byte at its end. */
const NAME_LENGTH = 15

/** Which option of a network is not taken, in words; what the bridge driver does not know it passes over. */
export function badNetworkOption(options: Readonly<Record<string, string>>): string | undefined {
  for (const [name, value] of Object.entries(options)) {
    const fixed = Object.hasOwn(FIXED, name) ? FIXED[name] : value
    if (fixed !== value) return `${name}=${value} is not simulated by this playground`
    if (name === MTU && !/^\d+$/.test(value)) return `strconv.Atoi: parsing ${JSON.stringify(value)}: invalid syntax`
    if (name === BRIDGE_NAME && (value === '' || value.length > NAME_LENGTH || /[\s/]/.test(value)))
      return `failed to create bridge ${value} via netlink: invalid argument`
  }
  return undefined
}
