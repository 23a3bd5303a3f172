import { serveJq } from '../jq/worker.ts'

serveJq(self)
