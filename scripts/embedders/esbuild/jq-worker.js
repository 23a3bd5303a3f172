import { serveJq } from '@terminal-playground/core/jq'

serveJq(self)
