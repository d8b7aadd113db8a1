import { useMemo, useState } from 'react'
import { editionKey, isEditionKey } from '../../../../../domain/guide/edition-key'
import { type Edition, EditionService } from '../../../../../domain/guide/edition-service'
import { editions } from '../../../../../domain/guide/editions.collection'
import { optional, text, withHelp } from '../../../../../domain/shared/records/fields'
import { useApp, useService } from '../../../../app-services/app-context'
import { Form, FormField, workingWords } from '../../../../forms/form'
import { useForm } from '../../../../forms/use-form'
import { editionsQuery } from '../../../../queries/edition.queries'
import { allZones, zoneNamedAfter } from '../../../engine/fields/time-zones'
import { ZoneInput } from '../../../engine/fields/zone-input'
import styles from '../import.module.css'

const { name, city, tz } = editions.fields
const fields = {
  year: withHelp(text('Year', 4), 'It is part of the guide’s address.'),
  word: withHelp(optional(text('Word in the address', 15)), 'For a second guide in one year: “spring” makes the address 2027-spring.'),
  name,
  city,
  tz,
}

/** Creates an edition. Suggests a time zone named after the city until another one is chosen. */
export function NewEditionForm({ onCreated }: { readonly onCreated: (edition: Pick<Edition, 'id' | 'name' | 'tz'>) => void }) {
  const app = useApp()
  const service = useService(EditionService)
  const zones = useMemo(() => allZones(), [])
  const [isZoneChosen, setZoneChosen] = useState(false)
  const form = useForm({
    fields,
    initial: {},
    check: ({ year = '', word = '' }) => ({
      year: isEditionKey(year.trim()) ? undefined : 'Enter a year between 1900 and 2999.',
      word: isEditionKey(editionKey(2000, plainWord(word))) ? undefined : 'Use one word of small letters and digits, such as “spring”.',
    }),
    submit: async ({ year, word = '', ...entered }) => {
      const edition = { name: entered.name.trim(), city: entered.city.trim(), tz: entered.tz }
      const id = await service.create({ ...edition, year: Number(year), word: plainWord(word) })
      await app.queries.invalidateQueries({ queryKey: editionsQuery(app, true).queryKey })
      onCreated({ id, ...edition })
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
        <FormField name="year" inputMode="numeric" />
        <FormField name="word" />
        <FormField name="name" />
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

const plainWord = (word: string) => word.trim().toLowerCase()

const clockIn = (timeZone: string) => new Date().toLocaleTimeString('en-US', { timeZone, timeStyle: 'short' })
