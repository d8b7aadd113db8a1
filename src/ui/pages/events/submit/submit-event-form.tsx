import { useState } from 'react'
import { submissionOfEvent } from '../../../../domain/calendar/submissions/event-of-submission'
import {
  eventDate,
  eventSteps,
  maxDates,
  type SubmittedEvent,
  submittedEventFields,
} from '../../../../domain/calendar/submissions/event-submission-fields'
import type { Event } from '../../../../domain/events/events.collection'
import { submitEvent } from '../../../../domain/replies/submitting/submit-event.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { list } from '../../../../domain/shared/records/fields'
import { localMoment } from '../../../../domain/shared/time/local-day'
import { useApp, useLiveQuery, useService } from '../../../app-services/app-context'
import { ClashHint } from '../../../event-form/clash-hint'
import { dateProblemText } from '../../../event-form/date-problems'
import { saleFieldNames, saleOfPlaces, saleProblems, soldPlacesOf, useMaySellPlaces } from '../../../event-form/sale-of-places'
import { Form, FormField, workingWords } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { useOrganisationZone } from '../../../forms/use-organisation-zone'
import { Button } from '../../../kit/button'
import { calendarQueries } from '../../../queries/calendar.queries'
import { useNow } from '../../../queries/clock.queries'
import { EventSubmitted } from './event-submitted'
import { StepHead } from './step-head'
import css from './submit-event.module.css'
import { stepNames, stepTitles } from './submit-event-text'

/** One date to fill in. */
const blank = { tags: [], dates: [{ day: '', from: '', until: '' }], sells: false }
const allFields = { ...submittedEventFields, ...saleOfPlaces }

interface SubmitEventFormProps {
  /** An event that staff asked to change; it has one date. */
  readonly event?: Event
  /** An earlier event whose texts a new one begins with. */
  readonly copyOf?: { readonly id: string; readonly texts: SubmittedEvent }
}

/** The four steps. Each is checked before the next one opens; the last one submits. */
export default function SubmitEventForm({ event, copyOf }: SubmitEventFormProps) {
  const app = useApp()
  const callables = useService(Callables)
  const tz = useOrganisationZone()
  const now = localMoment(useNow(), tz)
  const index = useLiveQuery(calendarQueries(app).index())
  const maySell = useMaySellPlaces() && !event
  const [at, setAt] = useState(0)
  const [done, setDone] = useState<{ readonly ids: readonly string[]; readonly isPublished: boolean }>()
  const step = stepNames[at]!
  const isLast = at === stepNames.length - 1
  const dates = event ? list('Date', eventDate, 1) : submittedEventFields.dates
  const initial = event ? submissionOfEvent(event) : { ...copyOf?.texts, ...(copyOf ? { dates: blank.dates, sells: false } : blank) }
  const form = useForm<typeof allFields>({
    // Also those of earlier steps: what is changed there afterwards is checked again.
    fields: {
      ...Object.assign({}, ...stepNames.slice(0, at + 1).map(name => eventSteps[name])),
      ...(at > 0 && { dates }),
      ...(maySell && isLast && saleOfPlaces),
    },
    initial,
    draft: event ? `events/submit/${event.id}` : copyOf ? `events/copy/${copyOf.id}` : 'events/submit',
    check: entered => {
      if (at === 0) return {}
      return { dates: dateProblemText(entered.dates, now), ...(maySell && isLast && saleProblems(entered)) }
    },
    submit: async all => {
      if (!isLast) {
        setAt(at + 1)
        // What the next step asks for is not missing before anybody saw it.
        form.follow(initial, all)
        return false
      }
      const { sells, memberPrice, from, until, ...entered } = all
      setDone(
        await callables.call(submitEvent, {
          event: entered,
          ...(event && { eventId: event.id }),
          ...soldPlacesOf({ sells, memberPrice, from, until }),
        }),
      )
      return
    },
  })
  const beginAgain = () => {
    setDone(undefined)
    setAt(0)
    form.follow(blank)
  }
  if (done) return <EventSubmitted {...done} title={form.values.title ?? ''} onAnother={beginAgain} />
  return (
    <Form
      form={form}
      label={isLast ? (event ? 'Submit again' : 'Submit event') : 'Continue'}
      words={workingWords('Submitting…')}
      acts={
        at > 0 && (
          <Button look="quiet" onClick={() => setAt(at - 1)}>
            Back
          </Button>
        )
      }
    >
      <StepHead key={step} at={at} of={stepNames.length} title={stepTitles[step]} isFocused={at > 0} />
      {Object.keys(eventSteps[step]).map(name => (
        <FormField
          key={name}
          name={name}
          {...(name === 'neighbourhoodId' && { options: (index?.neighbourhoods ?? []).map(({ id, name: label }) => ({ value: id, label })) })}
        />
      ))}
      {maySell && isLast && <FormField name="sells" />}
      {maySell && isLast && form.values.sells && saleFieldNames.map(name => <FormField key={name} name={name} />)}
      {step === 'when' && (
        <p className={css.quiet}>
          All times are local{index?.city && ` to ${index.city}`}.{!event && ` Add up to ${maxDates} dates for an event that happens several times.`}
        </p>
      )}
      {isLast && <ClashHint event={form.values} except={event?.id} />}
    </Form>
  )
}
