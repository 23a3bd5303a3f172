import type { DockerDeclaration } from './subcommand.ts'

/** Such as `Usage:  docker ps [OPTIONS]`. */
export function usageLine(path: string, declaration: DockerDeclaration): string {
  return `Usage:  ${path} ${declaration.usage}`.trimEnd()
}
