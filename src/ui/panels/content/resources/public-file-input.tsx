import { resourceFolders } from '../../../../domain/resources/resource-folders'
import { DocumentFileInput } from '../../../document-upload/document-file-input'
import type { FieldInputProps } from '../../../forms/field-input-props'

/** A public file. */
const PublicFileInput = (props: FieldInputProps) => <DocumentFileInput {...props} folder={resourceFolders.everybody} />
export default PublicFileInput
