import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../../app-services/app'
import { Form, FormField, workingWords } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import { altTextField, altTextProblem } from '../../../picture-upload/alt-text-field'
import { SendingLine } from '../../../picture-upload/sending-line'
import { usePicture } from '../../../picture-upload/use-picture'
import { useSending } from '../../../picture-upload/use-sending'
import { renewAccount } from '../../../queries/account.queries'
import { useUnsavedInput } from '../../../routing/unsaved-input'
import sheet from '../add-work/add-work.module.css'
import { PictureChoice } from '../add-work/picture-choice'
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
  const app = useApp()
  const pictureUse = usePicture()
  const { sending, sendAnd } = useSending()
  const [isPictureMissing, setPictureMissing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useUnsavedInput(pictureUse.picture !== undefined)
  const form = useForm({
    fields: altTextField,
    initial: {},
    check: altTextProblem,
    submit: async ({ alt }) => {
      setPictureMissing(!pictureUse.picture)
      if (!pictureUse.picture || pictureUse.isSmall) return false
      await sendAnd(pictureUse, alt.trim(), use)
      await renewAccount(app)
      return true
    },
    onSaved: onDone,
  })
  const isBusy = form.state === 'saving'
  return (
    <section aria-labelledby="new-picture" className={sheet.sheet}>
      <h5 id="new-picture" ref={heading} tabIndex={-1} className={css.title}>
        {title}
      </h5>
      <div className={sheet.words}>
        <PictureChoice pictureUse={pictureUse} disabled={isBusy} tried={form.refusals > 0 || isPictureMissing} />
        <Form
          form={form}
          label="Use this picture"
          words={workingWords(sending ? 'Sending…' : 'Working…')}
          acts={!isBusy && <Button onClick={onClose}>Not now</Button>}
        >
          <FormField name="alt" rows={2} />
          {sending && <SendingLine sending={sending} />}
        </Form>
      </div>
    </section>
  )
}
