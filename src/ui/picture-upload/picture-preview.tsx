import { lazy, Suspense, useState } from 'react'
import { type PicturePart, pixelsOf, wholePicture } from '../../domain/pictures/picture-upload'
import { Button } from '../kit/button'
import { sizeText } from './picture-text'
import css from './picture-upload.module.css'
import type { ChosenPicture } from './use-picture'

const CropFrame = lazy(() => import('./crop-frame'))

interface PicturePreviewProps {
  readonly picture: ChosenPicture
  readonly part: PicturePart
  readonly disabled: boolean
  readonly onPart: (part: PicturePart) => void
}

/** The whole picture or, on request, the crop. */
export function PicturePreview({ picture, part, disabled, onPart }: PicturePreviewProps) {
  const [cropping, setCropping] = useState(false)
  const isWhole = part === wholePicture
  const plain = <img className={css.preview} src={picture.address} alt={picture.name} />
  return (
    <div className={css.shown}>
      {cropping ? (
        <Suspense fallback={plain}>
          <CropFrame address={picture.address} name={picture.name} part={part} disabled={disabled} onPart={onPart} />
        </Suspense>
      ) : (
        plain
      )}
      <p className={css.quiet} role="status">
        {isWhole ? 'The whole picture, ' : 'A part of it, '}
        {sizeText(pixelsOf(part, picture.opened))}
      </p>
      <div className={css.row}>
        {cropping ? (
          <Button
            size="s"
            disabled={disabled}
            onClick={() => {
              setCropping(false)
              onPart(wholePicture)
            }}
          >
            Keep the whole picture
          </Button>
        ) : (
          <Button size="s" disabled={disabled} onClick={() => setCropping(true)}>
            Crop to the work
          </Button>
        )}
      </div>
      {cropping && <p className={css.quiet}>Drag the edges, or reach a handle with Tab and move it with the arrow keys.</p>}
    </div>
  )
}
