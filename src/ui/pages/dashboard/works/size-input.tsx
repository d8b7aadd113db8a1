import { useState } from 'react'
import type { FieldInputProps } from '../../../forms/field-input-props'
import { Choice } from '../../../kit/controls/choice'
import { TextField } from '../../../kit/controls/text-field'
import css from '../dashboard.module.css'
import { millimetres, type SizeUnit, sizeIn } from './size-units'

const sides = { h: 'Height', w: 'Width', d: 'Depth' } as const
type Side = keyof typeof sides
type Typed = Readonly<Record<Side, string>>
type Size = { readonly [S in Side]?: number | undefined }

const units = [
  { value: 'in', label: 'inches' },
  { value: 'cm', label: 'cm' },
]
const names = Object.keys(sides) as Side[]
const typedOf = (size: Size | undefined, unit: SizeUnit): Typed => ({ h: sizeIn(size?.h, unit), w: sizeIn(size?.w, unit), d: sizeIn(size?.d, unit) })

/** Millimeters of each side; 0 for invalid text, which no field accepts. */
function sizeOf({ h, w, d }: Typed, unit: SizeUnit): Size | undefined {
  if ([h, w, d].every(side => side.trim() === '')) return undefined
  return { h: millimetres(h, unit) ?? 0, w: millimetres(w, unit) ?? 0, ...(d.trim() !== '' && { d: millimetres(d, unit) ?? 0 }) }
}

/** The size of a work, in inches or centimeters. A size that is not edited keeps its millimeters. */
export function SizeInput({ value, onChange, error, isReadOnly }: FieldInputProps) {
  const size = value as Size | undefined
  const [unit, setUnit] = useState<SizeUnit>('in')
  const [last, setTyped] = useState(() => typedOf(size, unit))
  // Typed text stays until the size is changed from outside.
  const typed = JSON.stringify(sizeOf(last, unit)) === JSON.stringify(size) ? last : typedOf(size, unit)
  const enter = (next: Typed, by: SizeUnit) => {
    setTyped(next)
    setUnit(by)
    onChange(sizeOf(next, by))
  }
  return (
    <div className={css.sides}>
      {names.map(name => (
        <TextField
          key={name}
          label={sides[name]}
          inputMode="decimal"
          readOnly={isReadOnly}
          value={typed[name]}
          onChange={event => enter({ ...typed, [name]: event.currentTarget.value }, unit)}
          error={name === 'h' ? error : undefined}
        />
      ))}
      <Choice legend="Size (optional), in" options={units} value={[unit]} onChange={([chosen]) => enter(typed, chosen === 'cm' ? 'cm' : 'in')} />
    </div>
  )
}
