import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type PicturePart, pixelsOf, type QuarterTurn, wholePicture } from '../../domain/pictures/picture-upload-rules'
import { Button } from '../kit/button'
import { sizeText } from './picture-problem-text'
import css from './picture-upload.module.css'
import type { ChosenPicture } from './use-chosen-picture'

const CropFrame = lazy(() => import('./crop-frame'))

interface PictureEditorProps {
  readonly picture: ChosenPicture
  readonly part: PicturePart
  readonly disabled: boolean
  readonly onPart: (part: PicturePart) => void
  readonly onTurn: (turn: QuarterTurn) => void
}

/** The whole picture or, on request, the crop. A picture that lies on its side is turned by its buttons, or by R and Shift-R on any of them. */
export function PictureEditor({ picture, part, disabled, onPart, onTurn }: PictureEditorProps) {
  const [cropping, setCropping] = useState(false)
  const isWhole = part === wholePicture
  const plain = <img className={css.preview} src={picture.address} alt={picture.name} />
  const shown = useRef<HTMLDivElement>(null)
  const turnByKey = useEffectEvent((event: KeyboardEvent) => {
    if (disabled || event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onTurn(event.shiftKey ? 'left' : 'right')
  })
  // For all that has the focus in it, the handles of the crop too.
  useEffect(() => {
    const stop = new AbortController()
    shown.current?.addEventListener('keydown', event => turnByKey(event), stop)
    return () => stop.abort()
  }, [])
  return (
    <div ref={shown} className={css.shown}>
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
        <Button size="s" disabled={disabled} aria-keyshortcuts="R" onClick={() => onTurn('right')}>
          Turn right
        </Button>
        <Button size="s" disabled={disabled} aria-keyshortcuts="Shift+R" onClick={() => onTurn('left')}>
          Turn left
        </Button>
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
