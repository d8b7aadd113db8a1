import { createContext, use } from 'react'
import type { FieldInputProps } from '../../forms/field-input-props'
import { Checkbox } from '../../kit/controls/checkbox'
import { TextField } from '../../kit/controls/text-field'
import { calendarDayText } from '../../kit/time/format-time'
import css from './listing-editor.module.css'

interface Day {
  readonly date: string
  readonly open: string
  readonly close: string
}

/** The days of the listing's weekends, with the hours of the edition. */
export const OpenDays = createContext<readonly Day[]>([])

/** Hours by day: the weekend's days with its default hours; each day can be switched off or changed. */
export function HoursInput({ field, value, onChange, error, isReadOnly }: FieldInputProps) {
  const days = use(OpenDays)
  const hours = (value as readonly Day[] | undefined) ?? []
  const dates = [...new Set([...days, ...hours].map(({ date }) => date))].sort()
  const put = (date: string, next: readonly Day[]) =>
    onChange([...hours.filter(other => other.date !== date), ...next].sort((a, b) => (`${a.date} ${a.open}` < `${b.date} ${b.open}` ? -1 : 1)))
  return (
    <fieldset className={css.hours} aria-invalid={error ? true : undefined}>
      <legend>{field.label}</legend>
      {dates.length === 0 && <p className={css.quiet}>The weekend of this neighborhood is not set yet.</p>}
      {dates.map(date => {
        const own = hours.filter(day => day.date === date)
        const usual = days.find(day => day.date === date) ?? { date, open: '11:00', close: '18:00' }
        const name = calendarDayText(date, { short: true })
        return (
          <div key={date} className={css.day}>
            <Checkbox
              label={name}
              disabled={isReadOnly}
              checked={own.length > 0}
              onChange={event => put(date, event.currentTarget.checked ? [usual] : [])}
            />
            {own.map((day, i) => (
              <span key={i} className={css.times}>
                {(['open', 'close'] as const).map(end => (
                  <TextField
                    key={end}
                    type="time"
                    aria-label={`${name}, ${end === 'open' ? 'opens' : 'closes'}`}
                    readOnly={isReadOnly}
                    value={day[end]}
                    onChange={event => event.currentTarget.value && put(date, own.with(i, { ...day, [end]: event.currentTarget.value }))}
                  />
                ))}
              </span>
            ))}
          </div>
        )
      })}
      {error && <p role="alert">{error}</p>}
    </fieldset>
  )
}
