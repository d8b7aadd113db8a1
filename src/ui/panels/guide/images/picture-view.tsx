import { lazy, Suspense, useState } from 'react'
import type { PictureRow } from '../../../../domain/guide/prepress/picture-rows'
import { printedPart } from '../../../../domain/guide/prepress/preflight'
import { ListingPictureService } from '../../../../domain/image-library/listing-picture-service'
import type { Crop } from '../../../../domain/pictures/picture-crops'
import { useApp, useLiveQuery, useService } from '../../../app-services/app-context'
import { Button } from '../../../kit/button'
import { Image } from '../../../kit/pictures/image'
import { preflightText } from '../../../print/preflight-text'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'
import { listingQueries } from '../listings/listing.queries'
import css from './images.module.css'

const CropFrame = lazy(() => import('../../../picture-upload/crop-frame'))
const percent = (share: number) => `${share * 100}%`

/** A picture with its printed crop, the result of its check, and a way to change the crop. */
export function PictureView({ row }: { readonly row: PictureRow }) {
  const { listing, picture, slot, result, twins } = row
  const pictures = useService(ListingPictureService)
  const outcome = useOutcome()
  const [chosen, setChosen] = useState<Crop>()
  const [isChoosing, setChoosing] = useState(false)
  const part = slot && (chosen ?? printedPart({ ...picture, crop: listing.imageCrop }, slot))
  const close = () => {
    setChosen(undefined)
    setChoosing(false)
  }
  const save = (crop: Crop | undefined) =>
    void outcome
      .run('Saving…', async () => {
        await pictures.crop(row, crop)
        return { message: 'The printed part is saved.', undo: () => pictures.crop(row, listing.imageCrop) }
      })
      .then(done => done && close())
  return (
    <section className={css.view} aria-label={`Picture of ${listing.displayName}`}>
      <Suspense fallback={<span className={css.waits} style={{ aspectRatio: `${picture.width} / ${picture.height}` }} />}>
        <Shown row={row} part={part} onPart={isChoosing ? setChosen : undefined} isBusy={outcome.state.is === 'working'} />
      </Suspense>
      <ul className={css.notes}>
        {[
          ...(result?.notes ?? []).map(preflightText),
          ...(slot ? [] : ['The guide prints no picture of this kind of listing. The web shows it.']),
          ...(twins.length > 0 ? [`The same picture, or nearly the same, is printed for ${twins.join(', ')}.`] : []),
          ...(picture.credit ? [] : ['It has no credit.']),
        ].map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <OutcomeLine outcome={outcome} />
      {slot && listing.printLockedAt === undefined && (
        <div className={css.acts}>
          {isChoosing ? (
            <>
              <Button look="main" disabled={!chosen} onClick={() => save(chosen)}>
                Print this part
              </Button>
              <Button onClick={close}>Cancel</Button>
            </>
          ) : (
            <>
              <Button onClick={() => setChoosing(true)}>Choose the printed part</Button>
              {listing.imageCrop && <Button onClick={() => save(undefined)}>Print its middle</Button>}
            </>
          )}
        </div>
      )}
    </section>
  )
}

interface ShownProps {
  readonly row: PictureRow
  readonly part: Crop | undefined
  readonly onPart: ((part: Crop) => void) | undefined
  readonly isBusy: boolean
}

function Shown({ row, part, onPart, isBusy }: ShownProps) {
  const { picture, slot } = row
  const address = useLiveQuery(listingQueries(useApp()).picture(row.listing, 'print'))?.src
  if (address === undefined) return <p>The file is missing.</p>
  if (onPart && part && slot) {
    return (
      <CropFrame
        address={address}
        name={picture.alt}
        disabled={isBusy}
        ratio={slot.width / slot.height}
        part={{ x: part.x * 100, y: part.y * 100, width: part.w * 100, height: part.h * 100 }}
        onPart={({ x, y, width, height }) => width > 0 && height > 0 && onPart({ x: x / 100, y: y / 100, w: width / 100, h: height / 100 })}
      />
    )
  }
  return (
    <span className={css.frame} style={{ aspectRatio: `${picture.width} / ${picture.height}` }}>
      <Image src={address} alt={picture.alt} />
      {part && (
        <span
          className={css.part}
          style={{ insetInlineStart: percent(part.x), insetBlockStart: percent(part.y), inlineSize: percent(part.w), blockSize: percent(part.h) }}
        />
      )}
    </span>
  )
}
