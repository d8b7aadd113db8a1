import { lazy, Suspense, useState } from 'react'
import type { ListingField } from '../../../domain/guide/portal/listing-form-fields'
import type { ListingFormValues } from '../../../domain/guide/portal/listing-form-values'
import { preflight, printedPart } from '../../../domain/guide/prepress/preflight'
import type { PrintSlot } from '../../../domain/guide/prepress/print-slots'
import type { Crop } from '../../../domain/pictures/picture-crops'
import { FailureNotice } from '../../forms/failure-notice'
import { useAction } from '../../forms/use-action'
import { Button } from '../../kit/button'
import { Picture } from '../../kit/pictures/picture'
import type { ListingInEditor } from '../../listings-portal/portal.queries'
import type { PrintPicture } from '../../print/print-card'
import css from './listing-editor.module.css'
import { PreflightNotes } from './preflight-notes'

const NewPictureForm = lazy(() => import('../../picture-upload/new-picture-form'))
const CropFrame = lazy(() => import('../../picture-upload/crop-frame'))

export type SaveListingFields = (changed: readonly ListingField[], entered: ListingFormValues) => Promise<void>

interface ListingPictureSectionProps {
  readonly found: ListingInEditor
  /** Absent if the guide prints no picture for this tier. */
  readonly slot: PrintSlot | undefined
  readonly picture: PrintPicture | undefined
  /** Called while the crop is being chosen, for the card preview. */
  readonly onCrop: (crop: Crop | undefined) => void
  readonly save: SaveListingFields
  readonly isReadOnly: boolean
}

/** The picture of a listing: choosing it, its check for print, and the printed crop. */
export function ListingPictureSection({ found, slot, picture, onCrop, save, isReadOnly }: ListingPictureSectionProps) {
  const [mode, setMode] = useState<'look' | 'choose' | 'crop'>('look')
  const { busy, error, run } = useAction()
  const stored = found.picture
  const close = () => {
    onCrop(undefined)
    setMode('look')
  }
  const keep = (work: () => Promise<void>) => void run(work).then(isDone => isDone && close())
  return (
    <section aria-labelledby="picture" className={css.part}>
      <h2 id="picture">Picture</h2>
      {!slot && <p className={css.quiet}>The guide prints no picture of this tier. The web shows it.</p>}
      {!stored && mode !== 'choose' && <p>No picture yet. Visitors look for pictures first.</p>}
      {stored && picture && (
        <>
          {mode === 'crop' && slot ? (
            <Suspense fallback={<Picture {...stored.shown} sizes="30rem" className={css.stored} />}>
              <CropFrame
                address={stored.shown.src}
                name={stored.shown.alt}
                disabled={busy}
                ratio={slot.width / slot.height}
                part={percentOf(printedPart(picture, slot))}
                onPart={({ x, y, width, height }) => width > 0 && height > 0 && onCrop(cutOf(x, y, width, height))}
              />
            </Suspense>
          ) : (
            <Picture {...stored.shown} sizes="30rem" className={css.stored} />
          )}
          {slot && <PreflightNotes result={preflight(picture, slot)} />}
        </>
      )}
      <FailureNotice error={error} />
      {mode === 'choose' && (
        <Suspense fallback={null}>
          <NewPictureForm
            title="Choose the picture"
            use={imageId => save(['imageId', 'imageCrop'], { imageId, imageCrop: undefined })}
            onDone={close}
            onClose={close}
          />
        </Suspense>
      )}
      {!isReadOnly && mode !== 'choose' && (
        <div className={css.acts}>
          {mode === 'crop' && picture ? (
            <>
              <Button look="main" busy={busy} onClick={() => keep(() => save(['imageCrop'], { imageCrop: picture.crop }))}>
                Print this part
              </Button>
              <Button onClick={close}>Cancel</Button>
            </>
          ) : (
            <>
              <Button onClick={() => setMode('choose')}>{stored ? 'Replace the picture' : 'Choose a picture'}</Button>
              {stored && slot && <Button onClick={() => setMode('crop')}>Choose the printed part</Button>}
              {found.listing.imageCrop && (
                <Button busy={busy} onClick={() => keep(() => save(['imageCrop'], {}))}>
                  Print its middle
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </section>
  )
}

const percentOf = ({ x, y, w, h }: Crop) => ({ x: x * 100, y: y * 100, width: w * 100, height: h * 100 })
const within = (share: number) => Math.min(1, Math.max(0, Math.round(share * 100) / 10_000))
const cutOf = (x: number, y: number, width: number, height: number): Crop => ({ x: within(x), y: within(y), w: within(width), h: within(height) })
