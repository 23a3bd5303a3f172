import type { DateText } from '../../../shell/posix/posix-system.ts'
import { formatDate } from './date-format.ts'
import { zoneFrom } from './zone.ts'

export const dateText: DateText = (format, time, zone) => formatDate(format, time, zoneFrom(zone))
