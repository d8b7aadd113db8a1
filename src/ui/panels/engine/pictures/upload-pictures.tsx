import { useState } from 'react'
import { chosenTypes, pictureLimits } from '../../../../domain/pictures/picture-upload-rules'
import { reservePicture } from '../../../../domain/pictures/reserve-picture.contract'
import { FailureNotice } from '../../../forms/failure-notice'
import { Button } from '../../../kit/button'
import { usePanelContext } from '../use-panel-context'
import css from './pictures.module.css'
import { UploadRow } from './upload-row'
import { useUploadQueue } from './use-upload-queue'

interface UploadPicturesProps {
  /** Opens the record of a stored picture. */
  readonly onOpen: (id: string) => void
}

/** A button that opens the upload of many files at once, for staff who may store pictures. */
export function UploadPictures({ onOpen }: UploadPicturesProps) {
  const { may, personId } = usePanelContext()
  const [isAdding, setAdding] = useState(false)
  if (personId === undefined || !may(reservePicture.access)) return null
  return (
    <>
      <Button look="main" size="s" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
        Add pictures
      </Button>
      {isAdding && <UploadPart onOpen={onOpen} />}
    </>
  )
}

/** Drop or choose files, describe each, and send all. */
function UploadPart({ onOpen }: UploadPicturesProps) {
  const [isOver, setOver] = useState(false)
  const { queue, refused, add, change, send, sendAll, remove } = useUploadQueue()
  const waiting = queue.filter(({ state }) => state === 'chosen' || state === 'failed')
  const wordless = waiting.filter(({ alt }) => alt.trim() === '')
  return (
    <section className={css.upload} aria-label="New pictures">
      <div className={css.drop} data-over={isOver || undefined}>
        <label htmlFor="new-pictures">Drop pictures here, or choose them</label>
        <input
          id="new-pictures"
          type="file"
          multiple
          accept={[...chosenTypes, '.heic', '.heif'].join(',')}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={({ target }) => {
            void add([...(target.files ?? [])])
            // The same file may be chosen again.
            target.value = ''
          }}
        />
        <p className={css.quiet}>
          JPEG, PNG, WebP or HEIC, at most {pictureLimits.bytes / 2 ** 20} MB each. Where and when they were taken is removed before they are sent.
        </p>
      </div>
      {refused.map(({ name, error }) => (
        <div key={name} className={css.refused}>
          <strong>{name}</strong>
          <FailureNotice error={error} />
        </div>
      ))}
      {queue.length > 0 && (
        <ul className={css.queue} aria-label="Chosen files">
          {queue.map(one => (
            <UploadRow
              key={one.key}
              picture={one}
              onChange={part => change(one.key, part)}
              onSend={() => void send(one)}
              onRemove={() => remove(one.key)}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
      {waiting.length > 0 && (
        <div className={css.row}>
          <Button look="main" disabled={wordless.length > 0} onClick={() => void sendAll()}>
            Send {waiting.length === 1 ? '1 picture' : `${waiting.length} pictures`}
          </Button>
          {wordless.length > 0 && <p className={css.quiet}>Describe each picture: {wordless.length} to go.</p>}
        </div>
      )}
    </section>
  )
}
