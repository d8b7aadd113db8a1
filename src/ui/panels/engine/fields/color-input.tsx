import { hexOf } from '../../../../domain/content/accent-contrast'
import type { FieldInput } from '../../../forms/field-input-props'
import { TextField } from '../../../kit/controls/text-field'

/** A color, chosen as the browser offers it. */
export const ColorInput: FieldInput = ({ name, field, value, error, isReadOnly, onChange }) => (
  <TextField
    type="color"
    name={name}
    label={field.label}
    help={field.help}
    error={error}
    disabled={isReadOnly}
    value={(typeof value === 'string' && hexOf(value)) || '#808080'}
    onChange={event => onChange(event.currentTarget.value)}
  />
)
