import { OwnProfileAndWorks } from '../../../../domain/art/own-profile-and-works'
import { useApp } from '../../../app-services/app-context'
import { Form, FormField, sentWords } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import { altTextField, altTextProblem } from '../../../picture-upload/alt-text-field'
import { PictureChoice } from '../../../picture-upload/picture-choice'
import css from '../../../picture-upload/picture-upload.module.css'
import { UploadProgress } from '../../../picture-upload/upload-progress'
import { useNewPicture } from '../../../picture-upload/use-new-picture'
import { WorkFields } from '../works/work-fields'
import { storedWork, workFields, workProblems } from '../works/work-form-fields'

interface AddWorkProps {
  readonly onAdded: (title: string) => void
  readonly onClose: () => void
}

const fields = { ...altTextField, ...workFields }

/** Adds a work: first its picture, then its details. A failure keeps everything that was entered. */
export default function AddWork({ onAdded, onClose }: AddWorkProps) {
  const app = useApp()
  const { pictureUse, sending, isMissing, heading, send } = useNewPicture()
  const form = useForm<typeof fields>({
    fields,
    initial: { availability: 'sale' },
    draft: 'artworks/add',
    check: values => ({ ...workProblems(values), ...altTextProblem(values) }),
    submit: ({ alt, ...entered }) => send(alt, async imageId => (await app.services()).get(OwnProfileAndWorks).addWork(storedWork(entered), imageId)),
    onSaved: () => onAdded(form.values.title?.trim() ?? ''),
  })
  const isBusy = form.state === 'saving'
  return (
    <section aria-labelledby="add-work" className={css.sheet}>
      <h2 id="add-work" ref={heading} tabIndex={-1}>
        A new work
      </h2>
      <div className={css.form}>
        <PictureChoice pictureUse={pictureUse} disabled={isBusy} tried={form.refusals > 0 || isMissing} />
        <div className={css.words}>
          <Form form={form} label="Add this work" words={sentWords} acts={!isBusy && <Button onClick={onClose}>Not now</Button>}>
            <FormField name="alt" rows={2} />
            <WorkFields isForSale={form.values.availability === 'sale'} />
            {sending && <UploadProgress sending={sending} />}
          </Form>
        </div>
      </div>
    </section>
  )
}
