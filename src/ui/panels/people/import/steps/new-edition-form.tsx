import { useMemo, useState } from 'react'
import { EditionService, type NewEdition } from '../../../../../domain/guide/edition-service'
import { editions } from '../../../../../domain/guide/editions.collection'
import { isEditionYear } from '../../../../../domain/guide/reading/guide-numbers'
import { text } from '../../../../../domain/shared/records/fields'
import { useApp, useService } from '../../../../app-services/app'
import type { FieldInputProps } from '../../../../forms/field-input'
import { Form, FormField, workingWords } from '../../../../forms/form'
import { useForm } from '../../../../forms/use-form'
import { SearchSelect } from '../../../../kit/controls/search-select'
import { editionsQuery } from '../../../../queries/edition.queries'
import styles from '../import.module.css'
import { allZones, zoneNamedAfter } from './zones'

const { name, city, tz } = editions.fields
const fields = { id: text('Year', 4), name, city, tz }

/** Creates an edition. A time zone named after the city is proposed until another is chosen. */
export function NewEditionForm({ onCreated }: { readonly onCreated: (edition: NewEdition) => void }) {
  const app = useApp()
  const service = useService(EditionService)
  const zones = useMemo(() => allZones(), [])
  const [isZoneChosen, setZoneChosen] = useState(false)
  const form = useForm({
    fields,
    initial: {},
    check: ({ id = '' }) => ({ id: isEditionYear(id.trim()) ? undefined : 'Enter a year between 1900 and 2999.' }),
    submit: async entered => {
      const edition = { id: entered.id.trim(), name: entered.name.trim(), city: entered.city.trim(), tz: entered.tz }
      await service.create(edition)
      await app.queries.invalidateQueries({ queryKey: editionsQuery(app, true).queryKey })
      onCreated(edition)
    },
  })
  const set: typeof form.set = part => {
    if ('tz' in part) setZoneChosen(true)
    form.set('city' in part && !isZoneChosen ? { ...part, tz: zoneNamedAfter(part.city ?? '', zones) } : part)
  }
  const zone = form.values.tz
  return (
    <Form form={{ ...form, set }} label="Create it and choose files" marks="required" words={workingWords('Creating…')}>
      <div className={styles.fields}>
        <FormField name="id" inputMode="numeric" help="It is part of the guide’s address." />
        <FormField name="name" help="Visitors read it." />
        <FormField name="city" />
        <FormField
          name="tz"
          input={ZoneInput}
          help={zone ? `It is ${clockIn(zone)} there.` : 'Times in the files are in this zone. Type a city to search.'}
        />
      </div>
    </Form>
  )
}

const ZoneInput = ({ field, value, error, attributes, onChange }: FieldInputProps) => (
  <SearchSelect
    label={field.label}
    help={attributes?.help}
    nothingFound="No time zone has this name. Try the nearest large city."
    value={typeof value === 'string' ? value : null}
    error={error}
    withAsterisk
    options={allZones().map(zone => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
    onChange={zone => onChange(zone ?? undefined)}
  />
)

const clockIn = (timeZone: string) => new Date().toLocaleTimeString('en-US', { timeZone, timeStyle: 'short' })
