import { compareRows } from '../../../testing/compare.ts'
import { getent } from './getent.ts'

compareRows(
  getent,
  [
    'services ssh http www https domain',
    'services 80/tcp',
    'services 53/udp',
    'services 22',
    'services ssh/udp',
    '',
    'nosuch',
    'services nosuch',
    'protocols tcp UDP 1',
    'protocols nosuch',
    'networks',
    'networks loopback 0.0.0.0',
  ],
  {},
)
