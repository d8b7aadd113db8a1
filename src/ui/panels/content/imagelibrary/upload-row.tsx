import { pictureLimits } from '../../../../domain/content/picture-upload'
import { Button } from '../../../office/controls/button'
import { TextInput } from '../../../office/controls/text-input'
import { SendingLine } from '../../../pages/dashboard/add-work/sending-line'
import { Failed } from '../../engine/outcome-line'
import { FocalPicker } from './focal-picker'
import css from './imagelibrary.module.css'
import type { QueuedPicture } from './use-upload-queue'

interface UploadRowProps {
  readonly picture: QueuedPicture
  readonly onChange: (part: Pick<QueuedPicture, 'alt'> | Pick<QueuedPicture, 'focal'>) => void
  readonly onSend: () => void
  readonly onRemove: () => void
  readonly onOpen: (id: string) => void
}

/** One file: its words and focal point before it is sent, how far it is, and the way to its record. */
export function UploadRow({ picture, onChange, onSend, onRemove, onOpen }: UploadRowProps) {
  const { name, address, size, alt, focal, state, sending, id, error } = picture
  const isOpen = state === 'chosen' || state === 'failed'
  return (
    <li className={css.queued} aria-label={name}>
      <FocalPicker value={focal} onChange={next => onChange({ focal: next })} isReadOnly={!isOpen}>
        <img src={address} alt="" width={size.width} height={size.height} />
      </FocalPicker>
      <div className={css.part}>
        <strong className={css.words}>{name}</strong>
        <TextInput
          label="In words"
          maxLength={pictureLimits.alt}
          readOnly={!isOpen}
          value={alt}
          onChange={({ currentTarget }) => onChange({ alt: currentTarget.value })}
        />
        {sending ? <SendingLine sending={sending} /> : <p role="status">{words[state]}</p>}
        {state === 'failed' && <Failed error={error} />}
        <div className={css.row}>
          {state === 'failed' && (
            <Button size="compact-sm" onClick={onSend}>
              Send again
            </Button>
          )}
          {id !== undefined && (
            <Button size="compact-sm" variant="default" onClick={() => onOpen(id)}>
              Open
            </Button>
          )}
          {state !== 'sending' && (
            <Button size="compact-sm" variant="default" onClick={onRemove}>
              {state === 'stored' ? 'Put away' : 'Do not send'}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}

const words: Readonly<Record<QueuedPicture['state'], string>> = { chosen: '', sending: 'Preparing…', stored: 'Stored.', failed: '' }
