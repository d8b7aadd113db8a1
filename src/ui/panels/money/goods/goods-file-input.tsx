import { goodsFolder } from '../../../../domain/shop/downloads/goods-folder'
import { DocumentFileInput } from '../../../document-upload/document-file-input'
import type { FieldInputProps } from '../../../forms/field-input-props'

/** The file of digital goods, which only buyers get. */
const GoodsFileInput = (props: FieldInputProps) => <DocumentFileInput {...props} folder={goodsFolder} />
export default GoodsFileInput
