import type { FormEvent } from 'react'
import { checklists } from '../../../../domain/operations/checklists'
import type { ChecklistInput } from '../../../../domain/operations/keep-checklist.function'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Time } from '../../../kit/time'
import { Button } from '../../../office/controls/button'
import { Checkbox } from '../../../office/controls/checkbox'
import { NativeSelect } from '../../../office/controls/native-select'
import { TextInput } from '../../../office/controls/text-input'
import { clockQueries } from '../../../queries/clock.queries'
import type { Checklist, StaffMember } from '../../../queries/handbook.queries'
import { instantOf } from '../../engine/instant-of'
import { useKeptForm } from '../../engine/use-kept-form'
import css from './howto.module.css'

type Items = ChecklistInput['items']

interface ChecklistPartProps {
  readonly list: Checklist
  readonly staff: readonly StaffMember[]
  /** The organisation's zone: a date is due at its end of work. */
  readonly tz: string
  readonly onKeep: (items: Items) => Promise<boolean>
}

/** One list: ticked, added to and put right where it stands. */
export function ChecklistPart({ list, staff, tz, onKeep }: ChecklistPartProps) {
  const now = useLiveQuery(clockQueries(useApp()).now())
  const {
    values,
    enter,
    draft,
    sent: added,
  } = useKeptForm({ of: checklists, id: list.id, begin: { text: '', ownerId: '', due: '' }, onSent: nothing })
  const { text, ownerId, due } = values
  const items = list.items.map(sent)
  const left = list.items.filter(({ done }) => !done).length

  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (!text.trim()) return
    const item = {
      text: text.trim(),
      done: false,
      ...(ownerId && { ownerId }),
      ...(due && { due: (await instantOf(`${due}T17:00`, tz)).toISOString() }),
    }
    if (await onKeep([...items, item])) added()
  }
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
            <span>{item.ownerName ?? 'nobody yet'}</span>
            <span className={item.due && !item.done && item.due < now ? css.late : undefined}>
              {item.due ? <Time at={item.due} tz={tz} show="day" short /> : 'no date'}
              {item.due && !item.done && item.due < now && ' – late'}
            </span>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={`Take “${item.text}” off the list`}
              onClick={() => void onKeep(items.filter((_, other) => other !== at))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {draft}
      <form className={css.acts} onSubmit={event => void add(event)}>
        <TextInput label="Something more to do" value={text} maxLength={140} onChange={event => enter({ text: event.currentTarget.value })} />
        <NativeSelect
          label="Whose"
          data={[{ value: '', label: 'Nobody’s yet' }, ...staff.map(({ personId, name }) => ({ value: personId, label: name }))]}
          value={ownerId}
          onChange={event => enter({ ownerId: event.currentTarget.value })}
        />
        <TextInput label="Due" type="date" value={due} onChange={event => enter({ due: event.currentTarget.value })} />
        <Button type="submit" variant="default">
          Add
        </Button>
      </form>
    </section>
  )
}

const nothing = () => undefined

/** An item as it is sent; the owner's name is the server's to say. */
const sent = ({ text, done, ownerId, due }: Checklist['items'][number]): Items[number] => ({
  text,
  done,
  ...(ownerId !== undefined && { ownerId }),
  ...(due && { due: due.toISOString() }),
})
