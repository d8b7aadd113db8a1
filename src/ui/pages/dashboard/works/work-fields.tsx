import { FormField } from '../../../forms/form'
import css from '../dashboard.module.css'
import { availabilityText } from './artwork-text'
import { SizeInput } from './size-input'

const choices = Object.entries(availabilityText).map(([value, label]) => ({ value, label: label[0]!.toUpperCase() + label.slice(1) }))

/** The fields of a work; only a work for sale has a price. */
export const WorkFields = ({ isForSale }: { readonly isForSale: boolean }) => (
  <>
    <FormField name="title" />
    <div className={css.pair}>
      <FormField name="year" inputMode="numeric" />
      <FormField name="medium" label="Medium" />
    </div>
    <FormField name="size" input={SizeInput} />
    <div className={css.pair}>
      <FormField name="availability" options={choices} />
      {isForSale && <FormField name="price" label="Price in dollars" inputMode="decimal" />}
    </div>
    <FormField name="description" rows={4} />
  </>
)
