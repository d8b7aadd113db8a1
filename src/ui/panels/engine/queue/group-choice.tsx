import { Select } from '../../../kit/controls/select'
import { numberText } from '../../../kit/number-text'
import type { QueueGroups } from './queue-spec'

interface GroupChoiceProps<R> {
  readonly groups: QueueGroups<R>
  /** Every waiting entry. */
  readonly waiting: readonly R[]
  /** Id of the group that the queue is narrowed to, or empty. */
  readonly value: string
  readonly onChange: (group: string) => void
}

/** Limits the queue to one group; each is listed with the number of its waiting entries. */
export function GroupChoice<R>({ groups, waiting, value, onChange }: GroupChoiceProps<R>) {
  // oxlint-disable-next-line react/rules-of-hooks -- a queue keeps its spec
  const nameOf = groups.useNames()
  const counts = new Map<string, number>(value ? [[value, 0]] : [])
  for (const row of waiting) {
    const group = groups.of(row)
    if (group !== undefined) counts.set(group, (counts.get(group) ?? 0) + 1)
  }
  if (counts.size === 0) return null
  return (
    <Select
      label={groups.label}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
      options={[
        { value: '', label: groups.all },
        ...[...counts].map(([id, count]) => ({ value: id, label: `${nameOf(id)} (${numberText(count)})` })),
      ]}
    />
  )
}
