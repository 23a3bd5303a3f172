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
export const ifconfigDeclaration: ProgramDeclaration = {
  name: 'ifconfig',
  operands: [{ ...text, name: 'INTERFACE', optional: true }],
}
