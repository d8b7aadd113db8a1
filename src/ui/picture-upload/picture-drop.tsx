import { useId, useState } from 'react'
import { chosenTypes, pictureLimits } from '../../domain/pictures/picture-upload-rules'
import css from './picture-upload.module.css'

interface PictureDropProps {
  /** Whether a picture is already chosen; the next one replaces it. */
  readonly hasPicture: boolean
  /** Whether a chosen file is being opened, which can take seconds. */
  readonly isOpening: boolean
  readonly problem: string | undefined
  /** What the picture shows. */
  readonly of?: string | undefined
  readonly disabled: boolean
  readonly onFile: (file: File) => void
}

const opening = 'Opening the picture…'

/** Drop area for a picture: a native file input of the same size. */
export function PictureDrop({ hasPicture, isOpening, problem, of = 'the work', disabled, onFile }: PictureDropProps) {
  const [over, setOver] = useState(false)
  const id = useId()
  return (
    <div>
      <div className={css.drop} data-over={over || undefined} data-small={hasPicture || undefined} data-disabled={disabled || undefined}>
        <input
          type="file"
          aria-label={`Picture of ${of}`}
          aria-describedby={`${id}-help ${id}-problem`}
          aria-invalid={problem ? true : undefined}
          accept={[...chosenTypes, '.heic', '.heif'].join(',')}
          disabled={disabled}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={event => {
            const file = event.target.files?.[0]
            if (file) onFile(file)
            // The same file may be chosen again.
            event.target.value = ''
          }}
        />
        {!hasPicture && <p className={css.call}>Drop a picture of {of} here</p>}
        <span className={css.choose} aria-hidden="true">
          {isOpening ? opening : hasPicture ? 'Choose another picture' : 'Choose a picture'}
        </span>
        <span role="status" className="visually-hidden">
          {isOpening && opening}
        </span>
        <p id={`${id}-help`} className={css.quiet}>
          {!hasPicture && `JPEG, PNG, WebP or HEIC, at most ${pictureLimits.bytes / 2 ** 20} MB. `}
          We remove where and when it was taken.
        </p>
      </div>
      <p id={`${id}-problem`} role="alert" className={css.bad}>
        {problem}
      </p>
    </div>
  )
}
