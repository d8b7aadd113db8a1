import type { FieldInputProps } from '../../../forms/field-input-props'
import { SearchSelect } from '../../../kit/controls/search-select'
import { allZones } from './time-zones'

/** A time zone, found by a part of its name. */
export const ZoneInput = ({ field, value, error, onChange }: FieldInputProps) => (
  <SearchSelect
    label={field.label}
    help={field.help}
    nothingFound="No time zone has this name. Try the nearest large city."
    value={typeof value === 'string' ? value : null}
    error={error}
    withAsterisk
    options={allZones().map(zone => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
    onChange={zone => onChange(zone ?? undefined)}
  />
)
