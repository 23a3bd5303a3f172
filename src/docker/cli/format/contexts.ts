import { RowContext } from '../template/value.ts'
import type { Headings } from './rows.ts'

export const CONTEXT_TABLE =
  'table {{.Name}}{{if .Current}} *{{end}}\t{{.Description}}\t{{.DockerEndpoint}}\t{{.Error}}'

export const contextHeadings: Headings = {
  Name: 'NAME',
  Description: 'DESCRIPTION',
  DockerEndpoint: 'DOCKER ENDPOINT',
  Error: 'ERROR',
}

/** A daemon that the client knows. */
export interface ClientContext {
  readonly Name: string
  readonly Description: string
  readonly DockerEndpoint: string
  readonly Current: boolean
  readonly Error: string
}

/** A daemon as a row of `docker context ls`. */
export function contextRow(context: ClientContext): RowContext {
  return new RowContext('*formatter.clientContextContext', {
    Name: () => context.Name,
    Description: () => context.Description,
    DockerEndpoint: () => context.DockerEndpoint,
    Current: () => context.Current,
    Error: () => context.Error,
  })
}
