import { dayText } from './day-text'
import { wallTimeAt } from './wall-time'

/** An instant as mails write it, on the clocks of a zone: “Oct 16, 2027, 6 pm PDT”. */
export function momentText(at: Date, tz: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: tz, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find(one => one.type === type)?.value ?? ''
  const minute = part('minute') === '00' ? '' : `:${part('minute')}`
  return `${dayText(wallTimeAt(at, tz).local.slice(0, 10))}, ${part('hour')}${minute} ${part('dayPeriod').toLowerCase()} ${part('timeZoneName')}`
}
