import type { DeadlineKey } from '../../../../domain/guide/clock/deadline'
import { deadlineNames } from '../../../../domain/guide/clock/deadline-names'
import type { WrongOrder } from '../../../../domain/guide/clock/deadline-order'
import { type DeadlineTimes, wrongOrders } from '../../../../domain/guide/clock/deadline-order'
import type { DeadlineChange } from '../../../../domain/guide/clock/set-deadlines.contract'
import { deadlineKeys, type deadlines } from '../../../../domain/guide/deadlines.collection'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import { type FieldMap, optional, text } from '../../../../domain/shared/records/fields'

type Entered = Readonly<Record<string, unknown>>

const remindersOf = (key: DeadlineKey) => `${key}Reminders`

/** Each deadline's local time (`YYYY-MM-DDTHH:MM`), and its reminders as “14, 3”. */
export const deadlineFields: FieldMap = Object.fromEntries(
  deadlineKeys.flatMap(key => [
    [key, optional(text(deadlineNames[key], 30))],
    [remindersOf(key), optional(text('Remind (days)', 40))],
  ]),
)

export const enteredOf = (stored: readonly StoredOf<typeof deadlines>[]): Entered =>
  Object.fromEntries(
    stored.flatMap(({ key, at, reminders }) => [
      [key, at.local],
      [remindersOf(key), reminders.length > 0 ? reminders.join(', ') : undefined],
    ]),
  )

export const timesOf = (entered: Entered): DeadlineTimes =>
  Object.fromEntries(deadlineKeys.flatMap(key => (typeof entered[key] === 'string' ? [[key, entered[key]]] : [])))

/** Every problem by field, as a sentence. */
export function deadlineProblems(entered: Entered, firstDay: string | undefined, stored: DeadlineTimes): Readonly<Record<string, string>> {
  const reminders = deadlineKeys.flatMap(key =>
    daysOf(entered[remindersOf(key)]) ? [] : [[remindersOf(key), 'Enter days from 0 to 365, such as 14, 3.']],
  )
  const removed = deadlineKeys.flatMap(key =>
    stored[key] !== undefined && entered[key] === undefined ? [[key, 'A date can move, but not be removed.']] : [],
  )
  const orders = wrongOrders(timesOf(entered), firstDay).flatMap(wrong => orderProblems(wrong))
  return Object.fromEntries([...reminders, ...orders, ...removed])
}

function orderProblems({ first, second }: WrongOrder): readonly (readonly [string, string])[] {
  if (second === 'W1') return [[first, `“${deadlineNames[first]}” has to be on the first open day or earlier.`]]
  const words = `“${deadlineNames[first]}” has to come before “${deadlineNames[second]}”.`
  return [
    [first, words],
    [second, words],
  ]
}

/** What was changed, as the callable takes it. */
export function deadlineChanges(entered: Entered, stored: readonly StoredOf<typeof deadlines>[]): DeadlineChange[] {
  return deadlineKeys.flatMap(key => {
    const to = entered[key]
    const before = stored.find(one => one.key === key)
    const reminders = daysOf(entered[remindersOf(key)]) ?? []
    if (typeof to !== 'string' || (before && before.at.local === to && before.reminders.join() === reminders.join())) return []
    return [{ key, ...(before && { from: before.at.local }), to, reminders: [...reminders] }]
  })
}

/** `undefined` where it is no list of days. */
function daysOf(entered: unknown): readonly number[] | undefined {
  if (typeof entered !== 'string') return []
  const days = entered.split(',').flatMap(part => (part.trim() === '' ? [] : [Number(part)]))
  return days.length <= 10 && days.every(day => Number.isInteger(day) && day >= 0 && day <= 365) ? days : undefined
}
