import { checklists } from '../../../../domain/handbook/checklists.collection'
import type { ChecklistInput } from '../../../../domain/handbook/keep-checklist.contract'
import { localDate, optional, reference, text } from '../../../../domain/shared/records/fields'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Form, FormField } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import { Checkbox } from '../../../kit/controls/checkbox'
import { Time } from '../../../kit/time/time'
import { clockQueries } from '../../../queries/clock.queries'
import type { Checklist, StaffMember } from '../../../queries/handbook.queries'
import { instantOf } from '../../engine/fields/instant-of'
import css from './howto.module.css'

type Items = ChecklistInput['items']

const fields = { text: text('New task'), ownerId: optional(reference('Owner', 'people')), due: optional(localDate('Due')) }

interface ChecklistPartProps {
  readonly list: Checklist
  readonly staff: readonly StaffMember[]
  /** The organisation's time zone: a task is due at 5 PM. */
  readonly tz: string
  readonly onKeep: (items: Items) => Promise<boolean>
}

/** One list: tasks are checked off, added and edited in place. */
export function ChecklistPart({ list, staff, tz, onKeep }: ChecklistPartProps) {
  const now = useLiveQuery(clockQueries(useApp()).now())
  const items = list.items.map(sent)
  const left = list.items.filter(({ done }) => !done).length

  const form = useForm({
    fields,
    initial: {},
    draft: `${checklists.path}/${list.id}`,
    submit: async ({ text: what, ownerId, due }) =>
      onKeep([
        ...items,
        {
          text: what.trim(),
          done: false,
          ...(ownerId && { ownerId }),
          ...(due && { due: (await instantOf(`${due}T17:00`, tz)).toISOString() }),
        },
      ]),
    resets: true,
  })
  return (
    <section aria-labelledby={list.id}>
      <h2 id={list.id}>{list.title}</h2>
      <p className={css.quiet}>{left === 0 ? 'All done.' : `${left} of ${list.items.length} to do`}</p>
      <ul className={css.items}>
        {list.items.map((item, at) => (
          <li key={`${at} ${item.text}`}>
            <Checkbox
              label={item.text}
              checked={item.done}
              onChange={event => void onKeep(items.with(at, { ...items[at]!, done: event.currentTarget.checked }))}
            />
            <span>{item.ownerName ?? 'no owner'}</span>
            <span className={item.due && !item.done && item.due < now ? css.late : undefined}>
              {item.due ? <Time at={item.due} tz={tz} show="day" short /> : 'no date'}
              {item.due && !item.done && item.due < now && ' – late'}
            </span>
            <Button
              look="quiet"
              size="xs"
              aria-label={`Remove “${item.text}” from the list`}
              onClick={() => void onKeep(items.filter((_, other) => other !== at))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <Form form={form} label="Add" marks="required">
        <FormField name="text" />
        <FormField name="ownerId" options={staff.map(({ personId, name }) => ({ value: personId, label: name }))} empty="No owner" />
        <FormField name="due" />
      </Form>
    </section>
  )
}

/** An item as sent to the server, which adds the owner's name. */
const sent = ({ text: what, done, ownerId, due }: Checklist['items'][number]): Items[number] => ({
  text: what,
  done,
  ...(ownerId !== undefined && { ownerId }),
  ...(due && { due: due.toISOString() }),
})
