import { numberText } from '../../../kit/number-text'

const hour = 3_600_000

/** `in-time`; `soon` after half of the time; then `late`. */
export type Urgency = 'in-time' | 'soon' | 'late'

/** The waiting time as text, and its urgency. `due` in hours. */
export function queueWait(since: Date, now: Date, due: number | undefined): { readonly words: string; readonly urgency: Urgency } {
  const hours = Math.max(0, (now.getTime() - since.getTime()) / hour)
  const urgency = due === undefined || hours < due / 2 ? 'in-time' : hours < due ? 'soon' : 'late'
  const [count, unit] = hours < 48 ? [Math.floor(hours), 'hour'] : [Math.floor(hours / 24), 'day']
  return { words: `${numberText(count)} ${unit}${count === 1 ? '' : 's'}`, urgency }
}
