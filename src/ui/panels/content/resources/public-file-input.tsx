import type { FieldInputProps } from '../../../forms/field-input'
import { ResourceFileInput } from './resource-file-input'

/** A public file. */
const PublicFileInput = (props: FieldInputProps) => <ResourceFileInput {...props} readers="everybody" />
export default PublicFileInput
