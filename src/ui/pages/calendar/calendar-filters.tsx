import { useMemo } from 'react'
import { calendarChoices } from '../../../domain/calendar/calendar-query'
import type { CalendarIndex } from '../../../domain/calendar/calendar-snapshot-types'
import { useSaved } from '../../app-services/stored-saves'
import { FilterDetails } from '../../blocks/questions/filter-details'
import { Button } from '../../kit/button'
import { Choice, type ChoiceOption } from '../../kit/controls/choice'
import { Select } from '../../kit/controls/select'
import { TextField } from '../../kit/controls/text-field'
import type { ChangeAddress } from '../../routing/use-address-state'
import { type CalendarAddress, isAsking } from './calendar-address'
import css from './calendar-filters.module.css'

interface CalendarFiltersProps {
  readonly index: CalendarIndex
  readonly address: CalendarAddress
  /** What they find now, such as "8 events". */
  readonly found: string
  readonly onChange: ChangeAddress<CalendarAddress>
}

const marks = ['weekend', 'free', 'accessible', 'members'] as const
const markLabels = { weekend: 'This weekend', free: 'Free', accessible: 'Wheelchair accessible', members: 'Members only' } as const

/** The calendar's filters, stored in the address. */
export function CalendarFilters({ index, address, found, onChange }: CalendarFiltersProps) {
  const { query, saved } = address
  const choices = useMemo(() => calendarChoices(index, query), [index, query])
  const kept = useSaved('event').length
  const ask = (change: Partial<CalendarAddress['query']>) =>
    onChange(before => ({ query: Object.fromEntries(Object.entries({ ...before.query, ...change }).filter(([, value]) => value)) }))
  const chosen = [...marks.filter(mark => query[mark]), ...(saved ? ['saved'] : [])]
  const offered: ChoiceOption[] = marks
    .filter(mark => mark !== 'members' || query.members || index.events.some(event => event.membersOnly))
    .map(mark => ({ value: mark, label: markLabels[mark] }))
  const clear = () => onChange({ query: {}, saved: false })
  if (kept > 0 || saved) offered.push({ value: 'saved', label: `Saved (${kept})` })
  return (
    <search className={css.filters}>
      <TextField
        className={css.text}
        label="Search events"
        type="search"
        autoComplete="off"
        value={query.text ?? ''}
        onChange={event => ask({ text: event.target.value })}
      />
      <FilterDetails shownWhenWide found={found} active={[query.kind, query.neighbourhood].filter(Boolean).length} onClear={clear}>
        <div className={css.lists}>
          <Select
            label="Kind"
            value={query.kind ?? ''}
            onChange={event => ask({ kind: event.target.value })}
            options={[{ value: '', label: 'Any kind' }, ...choices.kind]}
          />
          <Select
            label="Neighborhood"
            value={query.neighbourhood ?? ''}
            onChange={event => ask({ neighbourhood: event.target.value })}
            options={[{ value: '', label: 'Everywhere' }, ...choices.neighbourhood]}
          />
        </div>
      </FilterDetails>
      <div className={css.marks}>
        <Choice
          oneLine
          legend="Show only"
          quiet
          several
          options={offered}
          value={chosen}
          onChange={values => {
            onChange({ saved: values.includes('saved') })
            ask(Object.fromEntries(marks.map(mark => [mark, values.includes(mark)])))
          }}
        />
        {isAsking(address) && (
          <Button size="s" look="quiet" onClick={clear}>
            Clear all
          </Button>
        )}
      </div>
    </search>
  )
}
