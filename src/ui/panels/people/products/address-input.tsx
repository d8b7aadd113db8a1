import type { FieldInput } from '../../../forms/field-input'
import { DeclaredInput } from '../../../forms/field-inputs'

const help = '3 to 20 small letters. “artist” makes the address /artistmembership. It cannot change later.'

/** The first part of a membership's address, before `membership`. */
export const AddressInput: FieldInput = ({ field, ...props }) => <DeclaredInput {...props} field={{ ...field, help }} />
