import { organisation } from '../../../../../domain/shared/records/organisation.collection'
import { selectInput } from '../../../engine/fields/option-inputs'
import { ZoneInput } from '../../../engine/fields/zone-input'
import { SettingsForm } from '../settings-form'
import { SiteFrame } from '../site-frame'
import type { StepProps } from '../step-props'

const CurrencyInput = selectInput({ useOptions: () => [{ value: 'usd', label: 'US dollars' }], help: 'Prices and gifts are in US dollars.' })

const asked = [
  { name: 'name', help: 'As you call yourselves.' },
  { name: 'shortName', help: 'For narrow places, such as a member’s card.' },
  { name: 'address', help: 'Where mail reaches you. The footer shows it.' },
  { name: 'city' },
  { name: 'email', help: 'The footer shows it. Questions from visitors go there.' },
  { name: 'phone', help: 'On the contact page.' },
  { name: 'website', help: 'The address of this site, like https://studios.example. Mail, codes for signs and the calendar link to it.' },
  { name: 'tz', help: 'All times on the site are local to this zone.', input: ZoneInput },
  { name: 'currency', input: CurrencyInput },
]

/** Name, address and contact: the step that makes the settings. */
export default function NameStep({ progress, ...step }: StepProps) {
  const record = progress.organisation
  return (
    <SettingsForm
      of={organisation}
      record={record}
      begin={{ tz: new Intl.DateTimeFormat().resolvedOptions().timeZone, currency: 'usd', links: [], sponsors: [] }}
      asked={asked}
      renderPreview={values => <SiteFrame progress={progress} values={values} />}
      {...step}
    />
  )
}
