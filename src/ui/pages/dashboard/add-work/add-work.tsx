import { type FormEvent, useEffect, useRef, useState } from 'react'
import { OwnStudio } from '../../../../domain/accounts/own-studio'
import { fitOf, type PicturePart, pixelsOf, wholePicture } from '../../../../domain/content/picture-upload'
import { PictureUploads, type Sending } from '../../../../domain/content/picture-uploads'
import { useApp } from '../../../app-services/app'
import { Button } from '../../../kit/button'
import { useUnsavedInput } from '../../../routing/unsaved-input'
import { FailureNotice } from '../../accounts/failure-notice'
import { useSaving } from '../use-saving'
import { useWorkDraft } from '../work-draft'
import { WorkFields } from '../work-fields'
import css from './add-work.module.css'
import { PictureDrop } from './picture-drop'
import { PicturePreview } from './picture-preview'
import { problemWords } from './picture-words'
import { preparePicture } from './prepare-picture'
import { SendingLine } from './sending-line'
import { usePicture } from './use-picture'

interface AddWorkProps {
  readonly onAdded: (title: string) => void
  readonly onClose: () => void
}

/** A picture that was stored by an earlier try, for these very pixels and words. */
interface Stored {
  readonly of: string
  readonly imageId: string
  readonly colours: readonly string[]
}

/** A new work: its picture, then what is said of it. A failure keeps everything that was entered. */
export default function AddWork({ onAdded, onClose }: AddWorkProps) {
  const app = useApp()
  const draft = useWorkDraft()
  const { picture, problem, choose } = usePicture()
  const [part, setPart] = useState<PicturePart>(wholePicture)
  const [sending, setSending] = useState<Sending>()
  const [tried, setTried] = useState(false)
  const { busy, error, save } = useSaving()
  const stored = useRef<Stored>(undefined)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useUnsavedInput(draft.isChanged || picture !== undefined)

  const missing = tried && !picture ? 'The work needs its picture.' : undefined
  const isSmall = picture !== undefined && fitOf(pixelsOf(part, picture.opened)) === 'nothing'
  const add = async () => {
    if (!picture) return
    const services = await app.services()
    const of = JSON.stringify([picture.address, part, draft.alt])
    if (stored.current?.of !== of) {
      const { colours, ...prepared } = await preparePicture(picture.opened, part)
      const upload = await services.get(PictureUploads).send({ ...prepared, alt: draft.alt })
      setSending(upload)
      try {
        stored.current = { of, imageId: await upload.done, colours }
      } finally {
        setSending(undefined)
      }
    }
    await services.get(OwnStudio).addWork({ ...draft.record, colours: stored.current.colours }, stored.current.imageId)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!draft.isRight || !picture || isSmall) return
    if (await save(add)) onAdded(draft.record.title)
  }
  return (
    <section aria-labelledby="add-work" className={css.sheet}>
      <h2 id="add-work" ref={heading} tabIndex={-1}>
        A new work
      </h2>
      <form className={css.form} noValidate onSubmit={event => void submit(event)}>
        <div className={css.picture}>
          {picture && <PicturePreview key={picture.address} picture={picture} part={part} disabled={busy} onPart={setPart} />}
          <PictureDrop
            hasPicture={picture !== undefined}
            disabled={busy}
            problem={problem ? problemWords[problem] : isSmall ? problemWords['too-small'] : missing}
            onFile={file => {
              setPart(wholePicture)
              void choose(file)
            }}
          />
        </div>
        <div className={css.words}>
          <WorkFields draft={draft} tried={tried} hasPicture />
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
