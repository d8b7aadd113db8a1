import type { FieldInputProps } from '../../../forms/field-input'
import { ResourceFileInput } from './resource-file-input'

/** A file that everybody may open. */
const PublicFileInput = (props: FieldInputProps) => <ResourceFileInput {...props} readers="everybody" />
export default PublicFileInput
