import { useState } from 'react'
import { ImageLibrary } from '../../../../domain/image-library/image-library'
import { centre } from '../../../../domain/pictures/image-cuts'
import type { Image } from '../../../../domain/pictures/images.collection'
import { useService } from '../../../app-services/app'
import { Button } from '../../../kit/button'
import { useUnsavedInput } from '../../../routing/unsaved-input'
import type { Outcome } from '../../engine/actions/use-outcome'
import { CutPreviews } from './cut-previews'
import { FocalPointPicker } from './focal-point-picker'
import css from './imagelibrary.module.css'
import { StoredPicture } from './stored-picture'

interface FocalPartProps {
  readonly image: Image
  readonly mayChange: boolean
  readonly outcome: Outcome
}

/** The picture with its focal point and its crops, which follow the point at once; saving stores both. */
export function FocalPointSection({ image, mayChange, outcome }: FocalPartProps) {
  const library = useService(ImageLibrary)
  const [entered, setEntered] = useState<typeof centre>()
  const kept = image.focal ?? centre
  const focal = entered ?? kept
  const isDirty = focal.x !== kept.x || focal.y !== kept.y
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
      <CutPreviews size={image} focal={focal}>
        <StoredPicture image={image} alt="" sizes="20rem" />
      </CutPreviews>
      {mayChange && (
        <div className={css.row}>
          <Button look="main" size="s" disabled={!isDirty} onClick={() => void save()}>
            Save focal point
          </Button>
          {isDirty && (
            <Button size="s" onClick={() => setEntered(undefined)}>
              Back to {Math.round(kept.x * 100)}, {Math.round(kept.y * 100)}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
