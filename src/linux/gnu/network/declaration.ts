import type { ProgramDeclaration, ProgramOption } from '../../../shell/posix/declaration.ts'

const host = { name: 'HOST', kind: 'host' } as const
const url = { name: 'URL', kind: 'url', repeated: true } as const
const text = { name: 'TEXT', kind: 'text' } as const
const number = { name: 'NUMBER', kind: 'number' } as const
const file = { name: 'FILE', kind: 'file' } as const

const flags = (letters: string): readonly ProgramOption[] => [...letters].map((short) => ({ short }))

export const pingDeclaration: ProgramDeclaration = {
  name: 'ping',
  options: [...[...'ciwWst'].map((short) => ({ short, value: number })), ...flags('46nqv')],
  operands: [host],
  usageStatus: 2,
}

export const tracerouteDeclaration: ProgramDeclaration = {
  name: 'traceroute',
  options: [{ short: 'm', value: number }, { short: 'q', value: number }, { short: 'n' }],
  operands: [host],
  usageStatus: 2,
}

export const curlDeclaration: ProgramDeclaration = {
  name: 'curl',
  options: [
    { short: 's', long: 'silent' },
    { short: 'S', long: 'show-error' },
    { short: 'f', long: 'fail' },
    { short: 'i', long: 'include' },
    { short: 'I', long: 'head' },
    { short: 'L', long: 'location' },
    { short: 'v', long: 'verbose' },
    { short: 'k', long: 'insecure' },
    { short: 'O', long: 'remote-name' },
    { short: 'o', long: 'output', value: file },
    { short: 'w', long: 'write-out', value: text },
    { short: 'X', long: 'request', value: text },
    { short: 'd', long: 'data', value: text },
    { short: 'H', long: 'header', value: text },
    { short: 'A', long: 'user-agent', value: text },
    { short: 'm', long: 'max-time', value: number },
  ],
  operands: [url],
  usageStatus: 2,
}

export const wgetDeclaration: ProgramDeclaration = {
  name: 'wget',
  options: [
    { short: 'q', long: 'quiet' },
    { long: 'no-verbose' },
    { short: 'c', long: 'continue' },
    { short: 'O', long: 'output-document', value: file },
    { short: 'P', long: 'directory-prefix', value: { name: 'DIR', kind: 'directory' } },
    { long: 'spider' },
  ],
  operands: [url],
  usageStatus: 2,
}

export const sshDeclaration: ProgramDeclaration = {
  name: 'ssh',
  options: [...[...'pliFJLRDo'].map((short) => ({ short, value: text })), ...flags('46AafNnqTtvXYC')],
  operands: [
    { name: '[USER@]HOST', kind: 'host' },
    { ...text, name: 'COMMAND', optional: true, repeated: true },
  ],
  optionsFirst: true,
  usageStatus: 255,
}

export const hostDeclaration: ProgramDeclaration = { name: 'host', operands: [host] }
export const nslookupDeclaration: ProgramDeclaration = { name: 'nslookup', operands: [host] }
export const digDeclaration: ProgramDeclaration = { name: 'dig', operands: [host] }
export const ncDeclaration: ProgramDeclaration = {
  name: 'nc',
  options: [...flags('lzvunN'), { short: 'p', value: number }, { short: 'w', value: number }],
  operands: [
    { ...host, optional: true },
    { ...number, name: 'PORT', optional: true },
  ],
}
export const ipDeclaration: ProgramDeclaration = { name: 'ip', operands: [{ ...text, name: 'addr|link|route' }] }

/** Of ss, what it shows of ports; what else the real one has, it refuses. */
export const ssDeclaration: ProgramDeclaration = {
  name: 'ss',
  options: [
    { short: 'n', long: 'numeric' },
    { short: 'a', long: 'all' },
    { short: 'l', long: 'listening' },
    { short: 'p', long: 'processes' },
    { short: '4', long: 'ipv4' },
    { short: '6', long: 'ipv6' },
    { short: 't', long: 'tcp' },
    { short: 'u', long: 'udp' },
    { short: 'H', long: 'no-header' },
    { short: 'O', long: 'oneline' },
    { short: 'V' },
  ],
  operands: [{ ...text, name: 'FILTER', optional: true, repeated: true }],
  usageStatus: 255,
}

export const netstatDeclaration: ProgramDeclaration = {
  name: 'netstat',
  options: [
    { short: 'n', long: 'numeric' },
    { short: 'a', long: 'all' },
    { short: 'l', long: 'listening' },
    { short: 'p', long: 'programs' },
    { short: 'r', long: 'route' },
    { short: 't', long: 'tcp' },
    { short: 'u', long: 'udp' },
    { short: 'W', long: 'wide' },
    { short: '4' },
    { short: '6' },
    { short: 'V' },
  ],
  usageStatus: 3,
}
export const ifconfigDeclaration: ProgramDeclaration = {
  name: 'ifconfig',
  operands: [{ ...text, name: 'INTERFACE', optional: true }],
}
