import type { WeekendInput } from '../../../../domain/guide/editions/weekends/set-weekends.contract'
import { weekends } from '../../../../domain/guide/editions.collection'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import { list, localDate, localTime, map } from '../../../../domain/shared/records/fields'

export const weekendList = list(
  'Weekends',
  map('Weekend', {
    name: weekends.fields.name,
    first: localDate('First day'),
    last: localDate('Last day'),
    open: localTime('Opens'),
    close: localTime('Closes'),
  }),
  8,
)

/** A weekend as it is entered: the same hours on each of its days. */
export interface WeekendFormValues {
  readonly name: string
  readonly first: string
  readonly last: string
  readonly open: string
  readonly close: string
}

type Weekend = StoredOf<typeof weekends>

/** The most frequent hours among its days. */
function usualHours(days: Weekend['days']) {
  const same = (a: Weekend['days'][number]) => days.filter(({ open, close }) => open === a.open && close === a.close).length
  return days.reduce<Weekend['days'][number] | undefined>((best, day) => (!best || same(day) > same(best) ? day : best), undefined)
}

export function enteredOf({ name, days }: Pick<Weekend, 'name' | 'days'>): WeekendFormValues {
  const sorted = days.toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const [first, last] = [sorted[0], sorted.at(-1)]
  const { open, close } = usualHours(sorted) ?? { open: '', close: '' }
  return { name, first: first?.date ?? '', last: last?.date ?? '', open, close }
}

/** Maximum number of days of one weekend. */
const maxDays = 10

/** Days from the first to the last; `undefined` if they are invalid or too many. */
export function daysOf({ first, last }: Pick<WeekendFormValues, 'first' | 'last'>): readonly string[] | undefined {
  const count = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1
  if (!(count >= 1 && count <= maxDays)) return undefined
  return Array.from({ length: count }, (_, i) => new Date(Date.parse(first) + i * 86_400_000).toISOString().slice(0, 10))
}

/** What to change about the weekends, as a sentence. */
export function weekendProblem(entered: readonly Partial<WeekendFormValues>[]): string | undefined {
  for (const [i, { first = '', last = '', open = '', close = '' }] of entered.entries()) {
    if (!first || !last || !open || !close) continue
    if (!daysOf({ first, last })) return `${i + 1}: The last day is the first one or up to nine days later.`
    if (open >= close) return `${i + 1}: It closes after it opens.`
  }
  return undefined
}

/** The weekends to store, numbered by date. An unchanged weekend keeps its days, even if their hours differ. */
export const weekendsToSet = (entered: readonly WeekendFormValues[], stored: readonly Weekend[]): WeekendInput[] =>
  entered
    .toSorted((a, b) => (a.first < b.first ? -1 : 1))
    .map((weekend, i) => {
      const before = stored.find(
        ({ days, name }) => JSON.stringify({ ...enteredOf({ name, days }), name: '' }) === JSON.stringify({ ...weekend, name: '' }),
      )
      const { name, open, close } = weekend
      return { n: i + 1, name, days: before ? before.days.map(day => ({ ...day })) : (daysOf(weekend) ?? []).map(date => ({ date, open, close })) }
    })
