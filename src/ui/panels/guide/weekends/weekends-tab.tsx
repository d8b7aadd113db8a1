import type { Edition } from '../../../../domain/guide/edition-service'
import { setWeekends } from '../../../../domain/guide/editions/weekends/set-weekends.contract'
import { editions, type weekends } from '../../../../domain/guide/editions.collection'
import { Callables } from '../../../../domain/shared/functions/callables'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import { list, localDate, localTime, map, optional, text, withHelp } from '../../../../domain/shared/records/fields'
import { useService } from '../../../app-services/app-context'
import { followStored, lastSaved } from '../../../forms/follow-stored'
import { Form, FormField } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { NoEdition } from '../edition-choice'
import { useEdition } from '../use-edition'
import { useWeekends } from './use-weekends-and-neighbourhoods'
import css from './weekends.module.css'
import { enteredOf, weekendList, weekendProblem, weekendsToSet } from './weekends-form-values'

type Weekend = StoredOf<typeof weekends>

const fields = {
  startsOn: withHelp(optional(localDate('First day of the edition')), 'Leave both empty to take the first and the last day of its weekends.'),
  endsOn: editions.fields.endsOn,
  weekends: weekendList,
  otherHours: optional(
    list('Days with other hours', map('Day', { date: localDate('Date'), open: localTime('Opens'), close: localTime('Closes') }), 40),
  ),
  notes: optional(list('Notes', map('Note', { n: optional(text('Weekend number', 1)), note: text('Note for visitors', 300) }), 8)),
  blackouts: optional(
    list(
      'Blackouts: times at which nothing may open',
      map('Blackout', { date: localDate('Date'), from: localTime('From'), until: localTime('Until'), why: text('Why') }),
      40,
    ),
  ),
}

/** The weekends of the chosen edition: days, hours, notes and blackouts. */
export function WeekendsTab() {
  const edition = useEdition()
  const stored = useWeekends(edition?.id)
  if (!edition) return <NoEdition>Its weekends and their hours are entered here.</NoEdition>
  return <WeekendsForm key={edition.id} edition={edition} stored={stored} />
}

function WeekendsForm({ edition, stored }: { readonly edition: Edition; readonly stored: readonly Weekend[] }) {
  const callables = useService(Callables)
  const dates = stored.flatMap(({ days }) => days.map(({ date }) => date)).sort()
  const isWider = edition.startsOn !== dates[0] || edition.endsOn !== dates.at(-1)
  const form = useForm({
    fields,
    follows: followStored,
    saved: lastSaved(stored),
    initial: {
      ...(isWider && { startsOn: edition.startsOn, endsOn: edition.endsOn }),
      weekends: stored.map(enteredOf),
      otherHours: stored.flatMap(one => {
        const { open, close } = enteredOf(one)
        return one.days.filter(day => day.open !== open || day.close !== close)
      }),
      notes: stored.flatMap(({ n, note }) => (note ? [{ n: String(n), note }] : [])),
      blackouts: stored.flatMap(({ blackouts = [] }) => blackouts),
    },
    check: ({ weekends: entered = [], otherHours = [], blackouts = [], notes = [] }) => {
      const sets = weekendsToSet(entered, stored)
      const days = new Set(sets.flatMap(one => one.days.map(({ date }) => date)))
      const elsewhere = otherHours.find(({ date }) => date && !days.has(date))
      const outside = blackouts.find(({ date }) => date && !days.has(date))
      const unknown = notes.find(({ n }) => !sets.some(one => String(one.n) === n))
      return {
        weekends: weekendProblem(entered),
        otherHours: elsewhere ? `${elsewhere.date} is on no weekend. Choose one of their days.` : undefined,
        blackouts: outside ? `${outside.date} is on no weekend. Choose one of their days.` : undefined,
        notes: unknown ? `There is no weekend ${unknown.n ?? ''}. Enter the number of one.` : undefined,
      }
    },
    submit: async ({ startsOn, endsOn, weekends: entered, otherHours = [], notes = [], blackouts = [] }) => {
      const inOrder = entered.toSorted((a, b) => (a.first < b.first ? -1 : 1))
      const all = weekendsToSet(entered, stored).map((one, i) => {
        const { open, close } = inOrder[i]!
        const days = one.days.map(({ date }) => ({ date, open, close, ...otherHours.find(day => day.date === date) }))
        return {
          ...one,
          days,
          note: notes.find(({ n }) => n === String(one.n))?.note ?? '',
          blackouts: blackouts.filter(({ date }) => days.some(day => day.date === date)).map(blackout => ({ ...blackout })),
        }
      })
      await callables.call(setWeekends, { editionId: edition.id, ...(startsOn && { startsOn }), ...(endsOn && { endsOn }), weekends: all })
    },
  })
  return (
    <div className={css.form}>
      <Form form={form} label="Save weekends" marks="required" needsChange>
        <FormField name="startsOn" />
        <FormField name="endsOn" />
        <FormField name="weekends" />
        <p className={css.hint}>Weekends are numbered by date.</p>
        <FormField name="otherHours" />
        <FormField name="notes" />
        <FormField name="blackouts" />
      </Form>
    </div>
  )
}
