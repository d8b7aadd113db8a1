import { type FormEvent, useEffect, useRef, useState } from 'react'
import { pictureLimits } from '../../../../domain/pictures/picture-upload'
import { FailureNotice } from '../../../forms/failure-notice'
import { Button } from '../../../kit/button'
import { TextArea } from '../../../kit/controls/text-area'
import { SendingLine } from '../../../picture-upload/sending-line'
import { usePicture } from '../../../picture-upload/use-picture'
import { useSending } from '../../../picture-upload/use-sending'
import { useUnsavedInput } from '../../../routing/unsaved-input'
import sheet from '../add-work/add-work.module.css'
import { PictureChoice } from '../add-work/picture-choice'
import { useSaving } from '../use-saving'
import css from './pictures.module.css'

interface NewPictureProps {
  readonly title: string
  /** What is done with the picture once it is stored. */
  readonly use: (imageId: string) => Promise<void>
  readonly onDone: () => void
  readonly onClose: () => void
}

/** One more picture of a work: chosen, described, sent. A failure keeps all of it. */
export default function NewPicture({ title, use, onDone, onClose }: NewPictureProps) {
  const inHand = usePicture()
  const { sending, sendAnd } = useSending()
  const [alt, setAlt] = useState('')
  const [tried, setTried] = useState(false)
  const { busy, error, save } = useSaving()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useUnsavedInput(inHand.picture !== undefined || alt !== '')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!inHand.picture || inHand.isSmall || alt.trim() === '') return
    if (await save(() => sendAnd(inHand, alt.trim(), use))) onDone()
  }
  return (
    <section aria-labelledby="new-picture" className={sheet.sheet}>
      <h5 id="new-picture" ref={heading} tabIndex={-1} className={css.title}>
        {title}
      </h5>
      <form className={sheet.words} noValidate onSubmit={event => void submit(event)}>
        <PictureChoice inHand={inHand} disabled={busy} tried={tried} />
        <TextArea
          label="The picture in words"
          help="Read out to those who cannot see it."
          rows={2}
          maxLength={pictureLimits.alt}
          value={alt}
          onChange={event => setAlt(event.target.value)}
          error={tried && alt.trim() === '' ? 'Say what is to be seen, for those who cannot see it.' : undefined}
        />
        <FailureNotice error={error} />
        {sending && <SendingLine sending={sending} />}
        <div className={sheet.row}>
          <Button type="submit" look="main" busy={busy}>
            {sending ? 'Sending…' : busy ? 'Working…' : 'Use this picture'}
          </Button>
          {!busy && <Button onClick={onClose}>Not now</Button>}
        </div>
      </form>
    </section>
  )
}
