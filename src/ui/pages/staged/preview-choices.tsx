import { wallTime } from '../../../domain/shared/time/wall-time'
import { useOrganisationZone } from '../../forms/use-organisation-zone'
import { Select } from '../../kit/controls/select'
import { TextField } from '../../kit/controls/text-field'
import css from './phase-bar.module.css'
import { viewers } from './use-preview-from-address'

export interface PreviewChoice {
  /** In the organization's zone, `YYYY-MM-DDTHH:MM`; empty for now. */
  readonly at: string
  readonly seen: string
}

interface PreviewChoicesProps {
  readonly value: PreviewChoice
  readonly onChange: (value: PreviewChoice) => void
  /** Whether the page itself offers times, as the home page does its phases. */
  readonly hasTimes: boolean
}

/** When, and by whom, the page of a preview is looked at. */
export const PreviewChoices = ({ value, onChange, hasTimes }: PreviewChoicesProps) => (
  <section aria-label="How it is shown" className={css.choices}>
    {!hasTimes && (
      <TextField
        label="Date and time"
        type="datetime-local"
        value={value.at}
        onChange={({ currentTarget }) => onChange({ ...value, at: currentTarget.value })}
      />
    )}
    <Select
      label="Menus as seen by"
      options={viewers}
      value={value.seen}
      onChange={({ currentTarget }) => onChange({ ...value, seen: currentTarget.value })}
    />
  </section>
)

/** The address of the page in the frame. */
export function usePreviewAddress(id: string, { at, seen }: PreviewChoice): string {
  const zone = useOrganisationZone()
  const asked = new URLSearchParams({ plain: '1', seen, ...(at !== '' && { at: wallTime(at, zone).utc.toISOString() }) })
  return `/temp/${id}?${asked.toString()}`
}
