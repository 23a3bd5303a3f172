import { complain, simpleCommand } from './command.ts'

export const uname = simpleCommand({
  declaration: {
    options: [{ short: 'a', long: 'all', summary: 'also the host name, the version, the kind of processor' }],
    description: ['Prints the name of the system’s kernel, the part that runs all the rest. The machine is simulated.'],
    examples: [
      { line: 'uname', meaning: 'print the name of the kernel' },
      { line: 'uname -a', meaning: 'print all there is to tell about it' },
    ],
  },
  main: async (process, { operands, has }) => {
    const [extra] = operands
    if (extra !== undefined) return complain(process, `extra operand '${extra}'`)
    const { system } = process
    const { name, release, version, machine, operatingSystem } = system.uname
    const all = [name, system.hostName, release, version, machine, operatingSystem]
    await process.stdout.write(`${has('a') ? all.join(' ') : name}\n`)
    return 0
  },
})
