import { Form, FormField, workingWords } from '../forms/form'
import { useForm } from '../forms/use-form'
import { Button } from '../kit/button'
import { altTextField, altTextProblem } from './alt-text-field'
import { PictureChoice } from './picture-choice'
import sheet from './picture-upload.module.css'
import { UploadProgress } from './upload-progress'
import { useNewPicture } from './use-new-picture'

interface NewPictureFormProps {
  readonly title: string
  /** What the picture shows; the work by default. */
  readonly of?: string
  /** Called with the picture's id once it is stored. */
  readonly use: (imageId: string) => Promise<void>
  readonly onDone: () => void
  readonly onClose: () => void
}

/** A picture: choose, describe, send. A failure keeps the input. */
export default function NewPictureForm({ title, of, use, onDone, onClose }: NewPictureFormProps) {
  const { pictureUse, sending, isMissing, heading, send } = useNewPicture()
  const form = useForm({
    fields: altTextField,
    initial: {},
    check: altTextProblem,
    submit: ({ alt }) => send(alt, use),
    onSaved: onDone,
  })
  const isBusy = form.state === 'saving'
  return (
    <section aria-labelledby="new-picture" className={sheet.sheet}>
      <h5 id="new-picture" ref={heading} tabIndex={-1} className={sheet.title}>
        {title}
      </h5>
      <div className={sheet.words}>
        <PictureChoice of={of} pictureUse={pictureUse} disabled={isBusy} tried={form.refusals > 0 || isMissing} />
        <Form
          form={form}
          label="Use this picture"
          words={workingWords(sending ? 'Sending…' : 'Working…')}
          acts={!isBusy && <Button onClick={onClose}>Not now</Button>}
        >
          <FormField name="alt" rows={2} />
          {sending && <UploadProgress sending={sending} />}
        </Form>
      </div>
    </section>
  )
}
