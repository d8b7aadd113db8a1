import { type FormEvent, useEffect, useRef, useState } from 'react'
import { OwnStudio } from '../../../../domain/accounts/own-studio'
import { useApp } from '../../../app-services/app'
import { Button } from '../../../kit/button'
import { useUnsavedInput } from '../../../routing/unsaved-input'
import { FailureNotice } from '../../accounts/failure-notice'
import { useSaving } from '../use-saving'
import { useWorkDraft } from '../work-draft'
import { WorkFields } from '../work-fields'
import css from './add-work.module.css'
import { PictureChoice } from './picture-choice'
import { SendingLine } from './sending-line'
import { usePicture } from './use-picture'
import { useSending } from './use-sending'

interface AddWorkProps {
  readonly onAdded: (title: string) => void
  readonly onClose: () => void
}

/** A new work: its picture, then what is said of it. A failure keeps everything that was entered. */
export default function AddWork({ onAdded, onClose }: AddWorkProps) {
  const app = useApp()
  const draft = useWorkDraft()
  const inHand = usePicture()
  const { sending, sendAnd } = useSending()
  const [tried, setTried] = useState(false)
  const { busy, error, save } = useSaving()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useUnsavedInput(draft.isChanged || inHand.picture !== undefined)

  const add = () => sendAnd(inHand, draft.alt, async imageId => (await app.services()).get(OwnStudio).addWork(draft.record, imageId))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!draft.isRight || !inHand.picture || inHand.isSmall) return
    if (await save(add)) onAdded(draft.record.title)
  }
  return (
    <section aria-labelledby="add-work" className={css.sheet}>
      <h2 id="add-work" ref={heading} tabIndex={-1}>
        A new work
      </h2>
      <form className={css.form} noValidate onSubmit={event => void submit(event)}>
        <PictureChoice inHand={inHand} disabled={busy} tried={tried} />
        <div className={css.words}>
          <WorkFields draft={draft} tried={tried} withPicture />
          <FailureNotice error={error} />
          {sending && <SendingLine sending={sending} />}
          <div className={css.row}>
            <Button type="submit" look="main" busy={busy}>
              {sending ? 'Sending…' : busy ? 'Working…' : 'Add this work'}
            </Button>
            {!busy && <Button onClick={onClose}>Not now</Button>}
          </div>
        </div>
      </form>
    </section>
  )
}
