import type { CSSProperties, ReactNode } from 'react'
import { type Crop, cropNames, cropRatios, cropsAround, type FocalPoint } from '../../../../domain/pictures/picture-crops'
import type { PictureSize } from '../../../../domain/pictures/picture-upload-rules'
import css from './pictures.module.css'

const labels = { square: 'Square', card: 'Card 4:3', print: 'Print 3:2' } as const

interface CropPreviewsProps {
  readonly size: PictureSize
  readonly focal: FocalPoint
  /** The whole picture; each crop shows a part of it. */
  readonly children: ReactNode
}

/** The crops for pages and the printed guide, side by side. */
export function CropPreviews({ size, focal, children }: CropPreviewsProps) {
  const crops = cropsAround(size, focal)
  return (
    <ul className={css.crops} aria-label="Crops">
      {cropNames.map(name => (
        <li key={name}>
          <div className={css.crop} style={{ aspectRatio: cropRatios[name] }}>
            <div className={css.cropWhole} style={placed(crops[name])}>
              {children}
            </div>
          </div>
          <span>{labels[name]}</span>
        </li>
      ))}
    </ul>
  )
}

const placed = ({ x, y, w, h }: Crop): CSSProperties => ({
  width: `${100 / w}%`,
  height: `${100 / h}%`,
  left: `${(-100 * x) / w}%`,
  top: `${(-100 * y) / h}%`,
})
