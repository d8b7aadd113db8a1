import { useEffect, useRef, useState } from 'react'
import { useApp } from '../app-services/app'
import { Form, FormField, workingWords } from '../forms/form'
import { useForm } from '../forms/use-form'
import { Button } from '../kit/button'
import { renewAccount } from '../queries/account.queries'
import { useUnsavedInput } from '../routing/unsaved-input'
import { altTextField, altTextProblem } from './alt-text-field'
import { PictureChoice } from './picture-choice'
import sheet from './picture-upload.module.css'
import { SendingLine } from './sending-line'
import { usePicture } from './use-picture'
import { useSending } from './use-sending'

interface NewPictureProps {
  readonly title: string
  /** What the picture shows; the work by default. */
  readonly of?: string
  /** Called with the picture's id once it is stored. */
  readonly use: (imageId: string) => Promise<void>
  readonly onDone: () => void
  readonly onClose: () => void
}

/** A picture: choose, describe, send. A failure keeps the input. */
export default function NewPicture({ title, of, use, onDone, onClose }: NewPictureProps) {
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
      const picture = await pictureUse.ready()
      setPictureMissing(!picture)
      if (!picture) return false
      await sendAnd(picture, alt.trim(), use)
      await renewAccount(app)
      return true
    },
    onSaved: onDone,
  })
  const isBusy = form.state === 'saving'
  return (
    <section aria-labelledby="new-picture" className={sheet.sheet}>
      <h5 id="new-picture" ref={heading} tabIndex={-1} className={sheet.title}>
        {title}
      </h5>
      <div className={sheet.words}>
        <PictureChoice of={of} pictureUse={pictureUse} disabled={isBusy} tried={form.refusals > 0 || isPictureMissing} />
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
