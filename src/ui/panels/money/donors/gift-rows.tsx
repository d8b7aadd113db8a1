import EntryListInput from '../../../forms/entry-list-input'
import type { FieldInput, FieldInputProps } from '../../../forms/field-input-props'
import { inputFor } from '../../../forms/field-inputs'
import { CauseInput, DonorInput } from './donor-input'
import { giftFields } from './gift-form-values'

const inputs: ReadonlyMap<string, FieldInput> = new Map<string, FieldInput>([
  [giftFields.personId.label, DonorInput],
  [giftFields.softCredit.label, DonorInput],
  [giftFields.causeId.label, CauseInput],
])

/** The gifts of a batch, one below the other. */
export const GiftRows = (props: FieldInputProps) => <EntryListInput {...props} inputFor={field => inputs.get(field.label) ?? inputFor(field)} />
