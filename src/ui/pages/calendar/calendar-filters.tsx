import { useMemo } from 'react'
import { calendarChoices } from '../../../domain/events/calendar-question'
import type { CalendarIndex } from '../../../domain/events/calendar-snapshot'
import { Button } from '../../kit/button'
import { Choice, type ChoiceOption } from '../../kit/choice'
import { Select } from '../../kit/select'
import { TextField } from '../../kit/text-field'
import { useKeptEvents } from '../events/kept-events'
import { type CalendarAddress, isAsking } from './calendar-address'
import css from './calendar-filters.module.css'

interface CalendarFiltersProps {
  readonly index: CalendarIndex
  readonly address: CalendarAddress
  readonly onChange: (change: Partial<CalendarAddress>) => void
}

const marks = ['weekend', 'free', 'accessible', 'members'] as const
const markLabels = { weekend: 'This weekend', free: 'Free', accessible: 'Wheelchair accessible', members: 'Members only' } as const

/** What may be asked of the calendar; all of it stands in the address. */
export function CalendarFilters({ index, address, onChange }: CalendarFiltersProps) {
  const { question, saved } = address
  const choices = useMemo(() => calendarChoices(index), [index])
  const kept = useKeptEvents().length
  const ask = (change: Partial<CalendarAddress['question']>) => {
    const next = Object.entries({ ...question, ...change }).filter(([, value]) => value)
    onChange({ question: Object.fromEntries(next) })
  }
  const chosen = [...marks.filter(mark => question[mark]), ...(saved ? ['saved'] : [])]
  const offered: ChoiceOption[] = marks
    .filter(mark => mark !== 'members' || question.members || index.events.some(event => event.membersOnly))
    .map(mark => ({ value: mark, label: markLabels[mark] }))
  if (kept > 0 || saved) offered.push({ value: 'saved', label: `Saved (${kept})` })
  return (
    <search className={css.filters}>
      <div className={css.fields}>
        <TextField
          label="Search events"
          type="search"
          autoComplete="off"
          value={question.text ?? ''}
          onChange={event => ask({ text: event.target.value })}
        />
        <Select
          label="Kind"
          value={question.kind ?? ''}
          onChange={event => ask({ kind: event.target.value })}
          options={[{ value: '', label: 'Any kind' }, ...choices.kind]}
        />
        <Select
          label="Neighborhood"
          value={question.neighbourhood ?? ''}
          onChange={event => ask({ neighbourhood: event.target.value })}
          options={[{ value: '', label: 'Everywhere' }, ...choices.neighbourhood]}
        />
      </div>
      <div className={css.marks}>
        <Choice
          legend="Show only"
          quiet
          several
          options={offered}
          value={chosen}
          onChange={values =>
            onChange({
              saved: values.includes('saved'),
              question: {
                ...Object.fromEntries(Object.entries(question).filter(([name]) => !(marks as readonly string[]).includes(name))),
                ...Object.fromEntries(marks.filter(mark => values.includes(mark)).map(mark => [mark, true])),
              },
            })
          }
        />
        {isAsking(address) && (
          <Button size="s" look="quiet" onClick={() => onChange({ question: {}, saved: false })}>
            Clear all
          </Button>
        )}
      </div>
    </search>
  )
}
