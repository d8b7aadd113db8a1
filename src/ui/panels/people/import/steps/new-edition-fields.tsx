import { useMemo, useState } from 'react'
import type { NewEdition } from '../../../../../domain/guide/edition-service'
import { editions } from '../../../../../domain/guide/editions.collection'
import { isEditionYear } from '../../../../../domain/guide/reading/guide-numbers'
import { SearchSelect } from '../../../../kit/controls/search-select'
import { TextField } from '../../../../kit/controls/text-field'
import styles from '../import.module.css'
import { allZones, zoneNamedAfter } from './zones'

export type NewEditionInput = NewEdition
export type NewEditionProblems = Partial<Record<keyof NewEditionInput, string>>

export function newEditionProblems({ id, name, city, tz }: NewEditionInput): NewEditionProblems {
  return {
    ...(!isEditionYear(id) && { id: 'Write a year between 1900 and 2999.' }),
    ...(!name.trim() && { name: 'Give the edition a name.' }),
    ...(!city.trim() && { city: 'Name the city.' }),
    ...(!tz && { tz: 'Choose the time zone: the file’s times are read on its clock.' }),
  }
}

interface Props {
  readonly input: NewEditionInput
  readonly problems: NewEditionProblems
  readonly onChange: (input: NewEditionInput) => void
}

/** Year, name, city and clock of a new edition. A zone named after the city is proposed until somebody chooses another. */
export function NewEditionFields({ input, problems, onChange }: Props) {
  const zones = useMemo(() => allZones(), [])
  const [zoneChosen, setZoneChosen] = useState(input.tz !== '')
  const set = (change: Partial<NewEditionInput>) => onChange({ ...input, ...change })
  const setCity = (city: string) => set({ city, ...(!zoneChosen && { tz: zoneNamedAfter(city, zones) ?? '' }) })
  return (
    <div className={styles.fields}>
      <TextField
        label="Year"
        help="It becomes the guide’s address"
        inputMode="numeric"
        maxLength={4}
        value={input.id}
        error={problems.id}
        onChange={event => set({ id: event.currentTarget.value.trim() })}
      />
      <TextField
        label="Name"
        help="As visitors read it"
        maxLength={editions.fields.name.max}
        value={input.name}
        error={problems.name}
        onChange={event => set({ name: event.currentTarget.value })}
      />
      <TextField
        label="City"
        help="Where the doors are"
        maxLength={editions.fields.city.max}
        value={input.city}
        error={problems.city}
        onChange={event => setCity(event.currentTarget.value)}
      />
      <SearchSelect
        label="Time zone"
        help={input.tz ? `It is ${clockIn(input.tz)} there` : 'Type a city to search'}
        nothingFound="No zone of this name; try the nearest large city"
        value={input.tz || null}
        error={problems.tz}
        options={zones.map(zone => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        onChange={tz => {
          setZoneChosen(true)
          set({ tz: tz ?? '' })
        }}
      />
    </div>
  )
}

const clockIn = (tz: string) => new Date().toLocaleTimeString('en-US', { timeZone: tz, timeStyle: 'short' })
