import { wallTime, wallTimeAt } from '../../../domain/shared/wall-time'
import { TextInput } from '../../office/controls/text-input'
import type { FieldInputProps } from './field-input'
import { usePanelPlace } from './use-panel-place'

/** An instant, entered on the organisation's own clock. */
export default function InstantInput({ field, value, onChange, error, isReadOnly, onBlur }: FieldInputProps) {
  const { tz } = usePanelPlace()
  return (
    <TextInput
      type="datetime-local"
      label={field.label}
      description={tz}
      withAsterisk={!field.optional}
      error={error}
      readOnly={isReadOnly}
      {...(onBlur && { onBlur })}
      value={value instanceof Date ? wallTimeAt(value, tz).local : ''}
      onChange={event => onChange(event.currentTarget.value ? wallTime(event.currentTarget.value, tz).utc : undefined)}
    />
  )
}
