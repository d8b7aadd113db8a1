import { levelFields } from '../../../../domain/memberships/membership-products.collection'
import { perks } from '../../../../domain/memberships/perks.collection'
import type { EnteredLevel } from '../../../../domain/memberships/products/level-rules'
import { type Field, list, map, optional, text } from '../../../../domain/shared/records/fields'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import EntryListInput from '../../../forms/entry-list-input'
import type { FieldInput, FieldInputProps } from '../../../forms/field-input-props'
import { inputFor } from '../../../forms/field-inputs'
import css from '../../../forms/form.module.css'
import { CheckboxGroup } from '../../../kit/controls/checkbox'
import { recordsQuery } from '../../../queries/record.queries'

const { key: _, ...shown } = levelFields
const key = optional(text('Key', 30))

/** The fields of a level; a new one gets its key from its name. */
export const enteredFields = { levels: list('Levels', map('Level', { ...shown, key }), 6) }

/** The levels of a membership, one after the other. */
export const LevelsInput: FieldInput = ({ onChange, ...props }) => (
  <EntryListInput {...props} inputFor={levelInput} onChange={value => onChange((value as readonly Partial<EnteredLevel>[]).map(complete))} />
)

/** Defaults for a new level. */
const complete = (level: Partial<EnteredLevel>) => ({ seats: 1, perkIds: [], ...level })

function levelInput(field: Field): FieldInput {
  if (field === key) return Nothing
  if (field === levelFields.scheduled) return ScheduledInput
  return field === levelFields.perkIds ? PerksInput : inputFor(field)
}

const Nothing = () => null

/** Scheduled prices, each with its day. */
const ScheduledInput: FieldInput = props => <EntryListInput {...props} inputFor={inputFor} />

/** Perks that are offered now. A selected perk that has ended stays in the list until it is unchecked. */
function PerksInput({ field, value, onChange, error, isReadOnly }: FieldInputProps) {
  const offered = useLiveQuery(recordsQuery(useApp(), perks, { where: [['status', '==', 'live']] }))
  const chosen = (value as readonly string[] | undefined) ?? []
  const ended = chosen.filter(id => !offered.some(perk => perk.id === id))
  return (
    <CheckboxGroup
      label={field.label}
      error={error}
      choices={[
        ...offered.toSorted((a, b) => a.title.localeCompare(b.title, 'en')).map(({ id, title }) => ({ value: id, label: title })),
        ...ended.map(id => ({ value: id, label: `No longer offered: ${id}` })),
      ]}
      value={chosen}
      onChange={onChange}
      disabled={isReadOnly}
      className={css.manyChoices}
    />
  )
}
