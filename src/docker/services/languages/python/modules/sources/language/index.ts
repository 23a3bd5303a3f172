import { source as abc } from './abc.ts'
import { source as collections } from './collections.ts'
import { source as contextlib } from './contextlib.ts'
import { source as copy } from './copy.ts'
import { source as dataclasses } from './dataclasses.ts'
import { source as datetime } from './datetime.ts'
import { source as functools } from './functools.ts'
import { source as future } from './future.ts'
import { source as html } from './html.ts'
import { source as itertools } from './itertools.ts'
import { source as operator } from './operator.ts'
import { source as statistics } from './statistics.ts'
import { source as string } from './string.ts'
import { source as typing } from './typing.ts'
import { source as uuid } from './uuid.ts'
import { source as zoneinfo } from './zoneinfo.ts'

/** Modules of the standard library that are about the language itself. */
export const source = [
  collections,
  functools,
  itertools,
  operator,
  string,
  typing,
  abc,
  contextlib,
  copy,
  dataclasses,
  datetime,
  uuid,
  future,
  html,
  statistics,
  zoneinfo,
].join('')
