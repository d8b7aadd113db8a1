import { pictureLimits } from '../../../../domain/pictures/picture-upload-rules'
import { FailureNotice } from '../../../forms/failure-notice'
import { Button } from '../../../kit/button'
import { TextField } from '../../../kit/controls/text-field'
import { UploadProgress } from '../../../picture-upload/upload-progress'
import { FocalPointPicker } from './focal-point-picker'
import css from './pictures.module.css'
import type { QueuedPicture } from './use-upload-queue'

interface UploadRowProps {
  readonly picture: QueuedPicture
  readonly onChange: (part: Pick<QueuedPicture, 'alt'> | Pick<QueuedPicture, 'focal'>) => void
  readonly onSend: () => void
  readonly onRemove: () => void
  readonly onOpen: (id: string) => void
}

/** One file: its description and focal point before the upload, then progress and a link to its record. */
export function UploadRow({ picture, onChange, onSend, onRemove, onOpen }: UploadRowProps) {
  const { name, address, size, alt, focal, state, sending, id, error } = picture
  const isOpen = state === 'chosen' || state === 'failed'
  return (
    <li className={css.queued} aria-label={name}>
      <FocalPointPicker value={focal} onChange={next => onChange({ focal: next })} isReadOnly={!isOpen}>
        <img src={address} alt="" width={size.width} height={size.height} />
      </FocalPointPicker>
      <div className={css.part}>
        <strong className={css.words}>{name}</strong>
        <TextField
          label="Description"
          maxLength={pictureLimits.alt}
          readOnly={!isOpen}
          value={alt}
          onChange={({ currentTarget }) => onChange({ alt: currentTarget.value })}
        />
        {sending ? <UploadProgress sending={sending} /> : <p role="status">{words[state]}</p>}
        {state === 'failed' && <FailureNotice error={error} onRetry={onSend} />}
        <div className={css.row}>
          {id !== undefined && (
            <Button size="xs" onClick={() => onOpen(id)}>
              Open
            </Button>
          )}
          {state !== 'sending' && (
            <Button size="xs" onClick={onRemove}>
              {state === 'stored' ? 'Remove from list' : 'Do not upload'}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}

const words: Readonly<Record<QueuedPicture['state'], string>> = { chosen: '', sending: 'Preparing…', stored: 'Stored.', failed: '' }
