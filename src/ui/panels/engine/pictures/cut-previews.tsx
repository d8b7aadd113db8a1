import type { CSSProperties, ReactNode } from 'react'
import { type Cut, cutNames, cutRatios, cutsAround, type FocalPoint } from '../../../../domain/pictures/image-cuts'
import type { PictureSize } from '../../../../domain/pictures/picture-upload'
import css from './pictures.module.css'

const labels = { square: 'Square', card: 'Card 4:3', print: 'Print 3:2' } as const

interface CutPreviewsProps {
  readonly size: PictureSize
  readonly focal: FocalPoint
  /** The whole picture; each crop shows a part of it. */
  readonly children: ReactNode
}

/** The crops for pages and the printed guide, side by side. */
export function CutPreviews({ size, focal, children }: CutPreviewsProps) {
  const cuts = cutsAround(size, focal)
  return (
    <ul className={css.cuts} aria-label="Crops">
      {cutNames.map(name => (
        <li key={name}>
          <div className={css.cut} style={{ aspectRatio: cutRatios[name] }}>
            <div className={css.cutWhole} style={placed(cuts[name])}>
              {children}
            </div>
          </div>
          <span>{labels[name]}</span>
        </li>
      ))}
    </ul>
  )
}

const placed = ({ x, y, w, h }: Cut): CSSProperties => ({
  width: `${100 / w}%`,
  height: `${100 / h}%`,
  left: `${(-100 * x) / w}%`,
  top: `${(-100 * y) / h}%`,
})
