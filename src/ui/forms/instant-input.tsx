import { wallTime, wallTimeAt } from '../../domain/shared/time/wall-time'
import { TextField } from '../kit/controls/text-field'
import { zoneName } from '../kit/time/format-time'
import type { FieldInputProps } from './field-input-props'
import { useOrganisationZone } from './use-organisation-zone'

/** An instant, entered in the organization's time zone. */
export default function InstantInput({ field, value, onChange, error, isReadOnly, onBlur }: FieldInputProps) {
  const tz = useOrganisationZone()
  return (
    <TextField
      type="datetime-local"
      // A browser takes years of six digits otherwise, which are no date here.
      max="9999-12-31T23:59"
      label={field.label}
      help={field.help === undefined ? zoneName(tz) : `${field.help} ${zoneName(tz)}.`}
      withAsterisk={!field.optional}
      error={error}
      readOnly={isReadOnly}
      {...(onBlur && { onBlur })}
      value={value instanceof Date ? wallTimeAt(value, tz).local : ''}
      onChange={event => onChange(event.currentTarget.value ? wallTime(event.currentTarget.value, tz).utc : undefined)}
    />
  )
}
