import { useState } from 'react'
import { ImageLibrary } from '../../../../domain/image-library/image-library'
import { type Image, images } from '../../../../domain/pictures/images.collection'
import { centre } from '../../../../domain/pictures/picture-crops'
import { useService } from '../../../app-services/app-context'
import type { FieldInputProps } from '../../../forms/field-input-props'
import { Button } from '../../../kit/button'
import { numberText } from '../../../kit/number-text'
import { fileSize } from '../../../picture-upload/file-size'
import { useUnsavedInput } from '../../../routing/unsaved-input'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'
import { CropPreviews } from '../../engine/pictures/crop-previews'
import { FocalPointPicker } from '../../engine/pictures/focal-point-picker'
import css from '../../engine/pictures/pictures.module.css'
import { StoredPicture } from '../../engine/pictures/stored-picture'
import { usePanelContext } from '../../engine/use-panel-context'

/** The picture with its focal point and its crops, which follow the point at once; saving stores both. */
export default function FocalPointSection({ record }: FieldInputProps) {
  const image = record as Image
  const library = useService(ImageLibrary)
  const { may } = usePanelContext()
  const outcome = useOutcome()
  const [entered, setEntered] = useState<typeof centre>()
  const subject = { id: image.id, fields: image as never }
  const mayChange = image.status === 'ready' && may(images.access.update, subject, subject)
  const stored = image.focal ?? centre
  const focal = entered ?? stored
  const isDirty = focal.x !== stored.x || focal.y !== stored.y
  useUnsavedInput(isDirty)
  const save = () =>
    outcome
      .run('Saving the focal point…', async () => {
        await library.focus(image, focal)
        return { message: 'The focal point and its crops are saved.' }
      })
      .then(done => done && setEntered(undefined))
  return (
    <section className={css.focal} aria-label="Focal point and crops">
      <FocalPointPicker value={focal} onChange={setEntered} isReadOnly={!mayChange}>
        <StoredPicture image={image} alt={image.alt} sizes="30rem" />
      </FocalPointPicker>
      <CropPreviews size={image} focal={focal}>
        <StoredPicture image={image} alt="" sizes="20rem" />
      </CropPreviews>
      <p className={css.quiet}>
        {numberText(image.width)} × {numberText(image.height)} pixels
        {image.bytes !== undefined && `, ${fileSize(image.bytes)}`}
      </p>
      <OutcomeLine outcome={outcome} />
      {mayChange && (
        <div className={css.row}>
          <Button look="main" size="s" disabled={!isDirty} onClick={() => void save()}>
            Save focal point
          </Button>
          {isDirty && (
            <Button size="s" onClick={() => setEntered(undefined)}>
              Back to {Math.round(stored.x * 100)}, {Math.round(stored.y * 100)}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
