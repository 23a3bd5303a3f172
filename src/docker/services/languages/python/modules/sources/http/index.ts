import { source as page } from './page.ts'
import { source as server } from './server.ts'
import { source as status } from './status.ts'
import { source as urllib } from './urllib.ts'

/** Modules of the standard library about HTTP and its addresses. */
export const source = [page, urllib, status, server].join('')
