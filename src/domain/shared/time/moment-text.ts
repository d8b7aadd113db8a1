import { dayText } from './day-text'
import { wallTimeAt } from './wall-time'

/** A local time as mails write it, with its zone: “Oct 16, 2027, 18:00 (America/Los Angeles)”. */
export const wallTimeText = ({ local, tz }: { readonly local: string; readonly tz: string }): string => {
  const [day = '', time = ''] = local.split('T')
  return `${dayText(day)}, ${time} (${tz.replaceAll('_', ' ')})`
}

/** An instant as mails write it, on the clocks of a zone. */
export const momentText = (at: Date, tz: string): string => wallTimeText(wallTimeAt(at, tz))
