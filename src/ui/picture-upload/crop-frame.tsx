import 'react-image-crop/dist/ReactCrop.css'
import { ReactCrop } from 'react-image-crop'
import type { PicturePart } from '../../domain/pictures/picture-upload-rules'
import { Image } from '../kit/pictures/image'
import css from './picture-upload.module.css'

interface CropFrameProps {
  readonly address: string
  readonly name: string
  readonly part: PicturePart
  readonly disabled: boolean
  /** Width / height, if the crop has a fixed shape. */
  readonly ratio?: number | undefined
  readonly onPart: (part: PicturePart) => void
}

const labels = {
  cropArea: 'The visible part; move it with the arrow keys',
  nwDragHandle: 'Upper left corner',
  nDragHandle: 'Upper edge',
  neDragHandle: 'Upper right corner',
  eDragHandle: 'Right edge',
  seDragHandle: 'Lower right corner',
  sDragHandle: 'Lower edge',
  swDragHandle: 'Lower left corner',
  wDragHandle: 'Left edge',
}

/** The crop frame; downloaded when it is first used. */
export default function CropFrame({ address, name, part, disabled, ratio, onPart }: CropFrameProps) {
  return (
    <ReactCrop
      crop={{ unit: '%', ...part }}
      keepSelection
      minWidth={16}
      minHeight={16}
      disabled={disabled}
      {...(ratio !== undefined && { aspect: ratio })}
      ariaLabels={labels}
      onChange={(_, { x, y, width, height }) => onPart({ x, y, width, height })}
    >
      <Image className={css.preview} src={address} alt={name} />
    </ReactCrop>
  )
}
