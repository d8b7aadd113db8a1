import EntryListInput from '../../../forms/entry-list-input'
import type { FieldInput } from '../../../forms/field-input'
import { inputFor } from '../../../forms/field-inputs'

/** The dates of an event, one below the other. */
export const DateRows: FieldInput = props => <EntryListInput {...props} inputFor={inputFor} look="rows" />
