import { source as flask } from './flask.ts'
import { source as jinja2 } from './jinja2.ts'
import { source as options } from './options.ts'
import { source as redis } from './redis.ts'
import { source as requests } from './requests.ts'

/** Packages that pip installs, as far as they are simulated. */
export const source = [options, redis, requests, flask, jinja2].join('')
