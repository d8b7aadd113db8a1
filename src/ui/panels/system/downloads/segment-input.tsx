import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import type { FieldInputProps } from '../../../forms/field-input'
import { Select } from '../../../kit/controls/select'
import { segmentsQuery } from '../../../queries/segment.queries'

/** A segment that was kept; none is everybody. */
export function SegmentInput({ field, value, onChange }: FieldInputProps) {
  const kept = useLiveQuery(segmentsQuery(useApp()))
  return (
    <Select
      label={field.label}
      value={String(value ?? '')}
      options={[{ value: '', label: 'Everybody' }, ...kept.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={event => onChange(event.currentTarget.value || undefined)}
    />
  )
}
