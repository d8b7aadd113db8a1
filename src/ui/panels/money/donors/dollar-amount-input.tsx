import * as v from 'valibot'
import { giftRange } from '../../../../domain/giving/gift-limits-and-card-fee'
import { type Field, text } from '../../../../domain/shared/records/fields'
import type { FieldInputProps } from '../../../forms/field-input'
import { TextField } from '../../../kit/controls/text-field'

const [min, max] = [giftRange.leastCents / 100, giftRange.mostCents / 100]
const isAmount = (typed: string) => /^\d+(\.\d{1,2})?$/.test(typed) && Number(typed) >= min && Number(typed) <= max

/** An amount in an action's dialog, as typed: dialog answers are texts. */
export const dollars = (label: string): Field<string> => ({
  ...text(label, 9),
  kind: 'number',
  min,
  max,
  schema: v.pipe(v.string(), v.check(isAmount)),
})

export const centsOf = (typed: string): number => Math.round(Number(typed) * 100)

export const DollarsInput = ({ field, value, onChange, error }: FieldInputProps) => (
  <TextField
    label={field.label}
    type="number"
    step="0.01"
    withAsterisk
    error={error}
    value={typeof value === 'string' ? value : ''}
    onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
  />
)
