import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import type { FieldInputProps } from '../../../forms/field-input'
import { Select } from '../../../kit/controls/select'
import { peopleQueries } from '../../../queries/contacts.queries'

/** Chooses one of the staff. */
export function ColleagueInput({ field, value, onChange, error, isMarked = false }: FieldInputProps) {
  const colleagues = useLiveQuery(peopleQueries(useApp()).colleagues())
  return (
    <Select
      label={field.label}
      value={String(value ?? '')}
      options={[
        { value: '', label: field.optional ? 'Nobody yet' : 'Choose a colleague' },
        ...colleagues.map(({ personId, name }) => ({ value: personId, label: name })),
      ]}
      onChange={event => onChange(event.currentTarget.value || undefined)}
      error={error}
      withAsterisk={isMarked && !field.optional}
    />
  )
}
