import type { ComponentProps } from 'react'
import type { ListingField } from '../../../domain/guide/portal/listing-form-fields'
import { priceLabels } from '../../blocks/studio-price-labels'
import { Form, FormField } from '../../forms/form'
import { LineListInput } from '../../forms/list-text-input'
import type { FormModel } from '../../forms/use-form'
import { Button } from '../../kit/button'
import { AccessibilityInput } from './accessibility-input'
import { HoursInput } from './hours-input'
import css from './listing-editor.module.css'
import type { TextFields } from './listing-fields'

interface ListingFormProps {
  readonly form: FormModel<TextFields>
  readonly isReadOnly: boolean
  /** Why fields can no longer be changed, by field. */
  readonly closed: Partial<Readonly<Record<ListingField, string>>>
  readonly onBringEarlier: (() => void) | undefined
}

const priceOptions = Object.entries(priceLabels).map(([value, label]) => ({ value, label }))

/** How fields are entered that need more than what their declarations say. */
const inputs: { readonly [field: string]: Partial<ComponentProps<typeof FormField>> } = {
  about: { rows: 8 },
  hours: { input: HoursInput },
  priceBand: { options: priceOptions, empty: 'Not said' },
  links: { input: LineListInput, rows: 3 },
  access: { input: AccessibilityInput },
}

/** The form for a listing's texts and hours in the guide. */
export const ListingForm = ({ form, isReadOnly, closed, onBringEarlier }: ListingFormProps) => (
  <Form form={form} label="Save the listing" title="Listing" isReadOnly={isReadOnly} needsChange>
    {onBringEarlier && !isReadOnly && (
      <p className={css.acts}>
        <Button size="s" onClick={onBringEarlier}>
          Bring the texts of the last listing
        </Button>
        <span className={css.quiet}>Hours and the pin stay as they are. Nothing is saved before you press Save.</span>
      </p>
    )}
    {Object.keys(form.fields).map(name => (
      <FormField key={name} name={name} {...inputs[name]} {...(name === 'address' && closed.address !== undefined && { help: closed.address })} />
    ))}
  </Form>
)
