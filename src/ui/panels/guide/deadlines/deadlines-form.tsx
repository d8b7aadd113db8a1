import { useState } from 'react'
import { phaseAt } from '../../../../domain/guide/clock/phase-at'
import type { SeasonDate } from '../../../../domain/guide/clock/season-dates'
import { previewDeadlines, setDeadlines } from '../../../../domain/guide/clock/set-deadlines.contract'
import { shiftedDeadlines } from '../../../../domain/guide/clock/shifted-deadlines'
import { usualDeadlines } from '../../../../domain/guide/clock/usual-deadlines'
import { deadlineKeys, deadlines } from '../../../../domain/guide/deadlines.collection'
import type { Edition } from '../../../../domain/guide/edition-service'
import { Callables } from '../../../../domain/shared/functions/callables'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import { Records } from '../../../../domain/shared/records/records'
import { localMoment } from '../../../../domain/shared/time/local-day'
import { useService } from '../../../app-services/app-context'
import { DraggableDeadlines } from '../../../blocks/season-timeline/draggable-deadlines'
import { phaseText } from '../../../blocks/season-timeline/registration-phase-text'
import { FailureNotice } from '../../../forms/failure-notice'
import { followStored, lastSaved } from '../../../forms/follow-stored'
import { Form, FormField } from '../../../forms/form'
import { useAction } from '../../../forms/use-action'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import { useNow } from '../../../queries/clock.queries'
import { ConfirmDeadlines, type Preview } from './confirm-deadlines'
import { deadlineChanges, deadlineFields, deadlineProblems, enteredOf, timesOf } from './deadline-fields'
import css from './deadlines.module.css'

interface DeadlinesFormProps {
  readonly edition: Edition
  readonly previous: Edition | undefined
  readonly stored: readonly StoredOf<typeof deadlines>[]
  readonly weekends: readonly SeasonDate[]
}

/** The deadlines of an edition on a strip and as a list; both change the same input, which is saved at once. */
export function DeadlinesForm({ edition, previous, stored, weekends }: DeadlinesFormProps) {
  const callables = useService(Callables)
  const records = useService(Records)
  const now = useNow()
  const today = localMoment(now, edition.tz).date
  const [preview, setPreview] = useState<Preview>()
  const times = timesOf(enteredOf(stored))
  const problemsOf = (entered: object) => deadlineProblems(entered as Record<string, unknown>, edition.startsOn, times)
  const form = useForm({
    fields: deadlineFields,
    initial: enteredOf(stored),
    follows: followStored,
    saved: lastSaved(stored),
    check: problemsOf,
    submit: async entered => {
      const changes = deadlineChanges(entered, stored)
      if (changes.length === 0) return
      const found = await callables.call(previewDeadlines, { editionId: edition.id, changes })
      if (!found.needsReason && found.affected.total === 0) {
        await callables.call(setDeadlines, { editionId: edition.id, changes })
        return
      }
      setPreview(found)
      return false
    },
  })
  const copy = useAction()
  const copyFrom = async (earlier: Edition) => {
    const last = await records.find(deadlines, { params: { edition: earlier.id } })
    form.set(shiftedDeadlines(timesOf(enteredOf(last)), earlier, edition))
  }
  const problems = problemsOf(form.values)
  const entered = timesOf(form.values)
  const dates = [
    ...deadlineKeys.flatMap((key): SeasonDate[] => {
      const day = entered[key]?.slice(0, 10)
      return day ? [{ is: 'deadline', key, from: day, until: day }] : []
    }),
    ...weekends,
  ].toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const send = async (reason: string | undefined) => {
    const changes = deadlineChanges(form.values, stored)
    // The focus goes back to the button that asked, as long as there is something to save.
    setPreview(undefined)
    await form.submit(form.values, async () => {
      await callables.call(setDeadlines, { editionId: edition.id, changes, ...(reason !== undefined && { reason }) })
    })
  }
  return (
    <>
      <p>{phaseText(phaseAt(stored, now), edition.tz)}</p>
      {previous && (
        <p>
          <Button busy={copy.busy} onClick={() => void copy.run(() => copyFrom(previous))}>
            Copy from {previous.name.includes(previous.id) ? previous.name : previous.id}
          </Button>{' '}
          <small>Each date keeps its weekday and its distance from the first weekend.</small>
        </p>
      )}
      {stored.length === 0 && edition.startsOn !== undefined && (
        <p>
          <Button onClick={() => form.set(usualDeadlines(edition.startsOn!))}>Fill in the usual dates</Button>{' '}
          <small>They are counted back from the first open day. Change them as you like, then save them.</small>
        </p>
      )}
      <FailureNotice error={copy.error} />
      <DraggableDeadlines
        dates={dates}
        today={today}
        problem={key => problems[key]}
        onMove={(key, date) => form.set({ [key]: `${date}${entered[key]?.slice(10) ?? 'T23:59'}` })}
      />
      <Form form={form} label="Save deadlines" title={`Deadlines of ${edition.name}`} marks="required" needsChange>
        <div className={css.rows}>
          {deadlineKeys.map(key => (
            <div key={key} className={css.row}>
              <FormField name={key} type="datetime-local" {...(problems[key] !== undefined && { help: problems[key] })} />
              <FormField name={`${key}Reminders`} />
            </div>
          ))}
        </div>
        <p>A date ends with its minute: 11:59 PM is 11:59:59 PM in {edition.tz}. Prices, forms and banners follow these dates at once.</p>
      </Form>
      {preview && <ConfirmDeadlines preview={preview} onAnswer={send} onClose={() => setPreview(undefined)} />}
    </>
  )
}
