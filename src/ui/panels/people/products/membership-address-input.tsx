import type { FieldInput } from '../../../forms/field-input-props'
import { DeclaredInput } from '../../../forms/field-inputs'

const help = '3 to 20 small letters. “artist” makes the address /artistmembership. It cannot change later.'

/** The first part of a membership's address, before `membership`. */
export const MembershipAddressInput: FieldInput = ({ field, ...props }) => <DeclaredInput {...props} field={{ ...field, help }} />
