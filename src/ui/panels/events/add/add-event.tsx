import { maxDates } from '../../../../domain/calendar/submissions/event-submission-fields'
import { addEvent, addedEventFields, addedEventParts } from '../../../../domain/replies/submitting/add-event.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { boolean, optional, reference, withHelp } from '../../../../domain/shared/records/fields'
import { localMoment } from '../../../../domain/shared/time/local-day'
import { useService } from '../../../app-services/app-context'
import { ClashHint } from '../../../event-form/clash-hint'
import { dateProblemText } from '../../../event-form/date-problems'
import { saleFieldNames, saleOfPlaces, saleProblems, soldPlacesOf } from '../../../event-form/sale-of-places'
import { Form, FormField, workingWords } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { useOrganisationZone } from '../../../forms/use-organisation-zone'
import { counted } from '../../../kit/counted'
import { useNow } from '../../../queries/clock.queries'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'
import { entryForField } from '../../engine/fields/entry-for-field'
import css from './add-event.module.css'
import { addedEventInputs } from './added-event-inputs'

const decision = {
  organizerId: withHelp(optional(reference('Host', 'people')), 'Leave this empty for an event of our own.'),
  publish: withHelp(
    boolean('Publish it at once'),
    'Otherwise it waits: under Review events if it has a host, and among the draft events on the home page if it has none.',
  ),
}
const fields = { ...addedEventFields, ...decision, ...saleOfPlaces }
const parts = { ...addedEventParts, decision }
const titles: Readonly<Record<keyof typeof parts, string>> = {
  what: 'What happens',
  when: 'When it is',
  where: 'Where it is',
  who: 'Who can come',
  guide: 'In the guide',
  decision: 'Whose event it is, and when it is public',
}
const blank = { tags: [], dates: [{ day: '', from: '', until: '' }], publish: true, sells: false }

/** The form of an event with all that staff can say of it; one record is made for each date. */
export function AddEvent() {
  const callables = useService(Callables)
  const tz = useOrganisationZone()
  const now = localMoment(useNow(), tz)
  const outcome = useOutcome()
  const form = useForm<typeof fields>({
    fields,
    initial: blank,
    resets: true,
    draft: 'events/add',
    check: entered => ({
      dates: dateProblemText(entered.dates, now),
      ...saleProblems(entered),
      sells: entered.sells && !entered.publish ? 'Publish the event at once to sell its places.' : undefined,
    }),
    submit: ({ organizerId, publish, sells, memberPrice, from, until, ...event }) =>
      outcome.run('Adding the event…', async () => {
        const { ids } = await callables.call(addEvent, {
          event,
          publish,
          ...(organizerId !== undefined && { organizerId }),
          ...soldPlacesOf({ sells, memberPrice, from, until }),
        })
        return { message: resultText(event.title, ids.length, { publish, organizerId }) }
      }),
  })
  return (
    <div className={css.page}>
      <Form form={form} title="Event" label="Add event" marks="required" words={workingWords('Adding the event…')}>
        {Object.entries(parts).map(([part, own]) => (
          <section key={part} className={css.part} aria-label={titles[part as keyof typeof parts]}>
            <h2>{titles[part as keyof typeof parts]}</h2>
            {part === 'when' && <p>Add up to {maxDates} dates for an event that happens several times. Each date is an event of its own.</p>}
            {Object.keys(own).map(name => (
              <FormField key={name} name={name} input={entryForField(addedEventInputs, name)} />
            ))}
            {part === 'who' && <FormField name="sells" />}
            {part === 'who' && form.values.sells && saleFieldNames.map(name => <FormField key={name} name={name} />)}
            {part === 'where' && <ClashHint event={form.values} except={undefined} />}
          </section>
        ))}
      </Form>
      <OutcomeLine outcome={outcome} />
    </div>
  )
}

function resultText(title: string, dates: number, { publish, organizerId }: { publish: boolean; organizerId: string | undefined }): string {
  const what = dates === 1 ? `“${title}”` : `“${title}”, on ${counted(dates, 'date')},`
  if (publish) return `${what} is in the calendar.${organizerId === undefined ? '' : ' The host was told by email.'}`
  return organizerId === undefined ? `${what} is a draft. Publish it under Draft events on the home page.` : `${what} waits under Review events.`
}
