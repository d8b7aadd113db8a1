import { useRef } from 'react'
import { editionKey, isEditionKey } from '../../../../../domain/guide/edition-key'
import { EditionService } from '../../../../../domain/guide/edition-service'
import { setWeekends } from '../../../../../domain/guide/editions/weekends/set-weekends.contract'
import { editions, weekends } from '../../../../../domain/guide/editions.collection'
import { Callables } from '../../../../../domain/shared/functions/callables'
import { text, withHelp } from '../../../../../domain/shared/records/fields'
import { useApp, useLiveQuery, useService } from '../../../../app-services/app-context'
import { Form, FormField } from '../../../../forms/form'
import { useForm } from '../../../../forms/use-form'
import { PageHead } from '../../../../kit/page-head'
import { dayRange, timeRange, wallClockTime } from '../../../../kit/time/format-time'
import { useNow } from '../../../../queries/clock.queries'
import { recordsQuery } from '../../../../queries/record.queries'
import { daysOf, enteredOf, type WeekendFormValues, weekendList, weekendProblem, weekendsToSet } from '../../../guide/weekends/weekends-form-values'
import css from '../set-up.module.css'
import { SiteFrame } from '../site-frame'
import type { StepProps } from '../step-props'

const fields = { year: withHelp(text('Year', 4), 'It is part of the guide’s address.'), name: editions.fields.name, weekends: weekendList }

/** The newest edition, or the first one, with its weekends. */
export default function EditionStep({ progress, save, acts, onSaved }: StepProps) {
  const app = useApp()
  const [editionService, callables] = [useService(EditionService), useService(Callables)]
  const now = useNow()
  const edition = progress.editions[0]
  const stored = useLiveQuery(recordsQuery(app, weekends, { params: { edition: edition?.id ?? 'none' } })).toSorted((a, b) => a.n - b.n)
  const created = useRef<string>(undefined)
  const thisYear = String(now.getFullYear())
  const form = useForm({
    fields,
    initial: {
      year: edition ? String(edition.year) : thisYear,
      name: edition?.name ?? `${progress.organisation?.season ?? 'Open Studios'} ${thisYear}`,
      weekends: stored.length > 0 || edition ? stored.map(enteredOf) : [{} as WeekendFormValues],
    },
    check: ({ year = '', weekends: entered = [] }) => ({
      year: isEditionKey(year.trim()) ? undefined : 'Enter a year between 1900 and 2999.',
      ...(weekendProblem(entered) !== undefined && { weekends: weekendProblem(entered) }),
    }),
    submit: async ({ year, name, weekends: entered }) => {
      const { city = '', tz = 'UTC' } = progress.organisation ?? {}
      const id = edition?.id ?? editionKey(Number(year))
      // An earlier try may have created the edition and failed at its weekends.
      if (!edition && created.current !== id) await editionService.create({ year: Number(year), name: name.trim(), city, tz })
      created.current = id
      await callables.call(setWeekends, { editionId: id, weekends: weekendsToSet(entered, stored) })
    },
    onSaved,
  })
  const { name, weekends: entered = [] } = form.values
  return (
    <div className={css.step}>
      <div className={css.form}>
        <Form form={form} label={save} marks="required" acts={acts}>
          {!edition && (
            <>
              <FormField name="year" inputMode="numeric" />
              <FormField name="name" />
            </>
          )}
          {edition && <h3>{edition.name}</h3>}
          <FormField name="weekends" />
          <p className={css.quiet}>You can enter weekends later. Visitors see the edition once you publish its guide.</p>
        </Form>
      </div>
      <SiteFrame progress={progress} to="/sfosguide/weekends">
        <div className={css.text}>
          <PageHead title="Weekends" over={name} />
          <ul>
            {entered
              .filter(({ name: named, first }: Partial<WeekendFormValues>) => named || first)
              .map(({ name: weekend, first, last, open, close }: Partial<WeekendFormValues>, i) => (
                // The entries have no ids, so the index is the key.
                <li key={i}>
                  <strong>{weekend}</strong> {first && last && daysOf({ first, last }) && dayRange(first, last)}
                  {open && close && `, ${timeRange(wallClockTime(open), wallClockTime(close))}`}
                </li>
              ))}
          </ul>
        </div>
      </SiteFrame>
    </div>
  )
}
