import { type ReactNode, useMemo, useRef, useState } from 'react'
import { isAddressLocked, mayChangeImages } from '../../../domain/guide/clock/what-deadlines-allow'
import { houseStyle } from '../../../domain/guide/house-style/house-style'
import type { listings } from '../../../domain/guide/listings.collection'
import type { ListingField } from '../../../domain/guide/portal/listing-form-fields'
import { changesOf, type ListingFormValues, listingFormValues } from '../../../domain/guide/portal/listing-form-values'
import { nextStep } from '../../../domain/guide/portal/listing-next-step'
import { printSlotOf } from '../../../domain/guide/prepress/print-slots'
import { printedListing } from '../../../domain/guide/prepress/printed-listing'
import type { Crop } from '../../../domain/pictures/picture-crops'
import { recordOvertaken } from '../../../domain/shared/records/rule-broken'
import { useApp } from '../../app-services/app-context'
import { useRecordForm } from '../../forms/use-record-form'
import { EntrancePhotoSection } from '../../listings-portal/entrance-photo-section'
import { type ListingInEditor, type OwnListing, ownListingsOf } from '../../listings-portal/portal.queries'
import { useBlurbOverflow } from '../../print/use-blurb-overflow'
import { OpenDays } from './hours-input'
import { ListingCardPreviews } from './listing-card-previews'
import css from './listing-editor.module.css'
import { type TextFields, textFields } from './listing-fields'
import { ListingForm } from './listing-form'
import { ListingPictureSection, type SaveListingFields } from './listing-picture-section'
import { ListingPinSection } from './listing-pin-section'
import { ListingStep } from './listing-step'
import { PrintAndWebPreview } from './print-and-web-preview'
import { SharedCardArtists } from './shared-card-artists'

interface ListingWorkbenchProps {
  readonly found: ListingInEditor
  readonly earlier: OwnListing | undefined
  readonly now: Date
}

const { address: _address, unit: _unit, byAppointment: _appointment, hours: _hours, ...others } = textFields
/** The fields that can be copied from an earlier listing: not where and when it is open. */
const brought = Object.keys(others) as (keyof typeof others)[]
/** Maximum attempts to save a picture while somebody else saves the texts. */
const tries = 5

/** The editor of a listing, with live previews of both of its cards. */
export default function ListingWorkbench({ found, earlier, now }: ListingWorkbenchProps) {
  const app = useApp()
  const { listing, edition, building, neighbourhoods, picture: stored } = found
  const [openedAt] = useState(now)
  const [crop, setCrop] = useState<Crop>()
  const isReadOnly = listing.status !== 'draft'
  const { form } = useRecordForm<typeof listings, TextFields>({
    fields: textFields,
    record: listing,
    valuesOf: record => listingFormValues(record),
    draft: `listings/${listing.id}`,
    change: async (before, changed) => (await ownListingsOf(app)).change(before, Object.keys(changed) as ListingField[], changed, openedAt),
  })
  const live = useMemo(
    () => ({ ...listing, ...changesOf(listing, form.edited as ListingField[], wholeHours(form.values), edition.tz), pin: listing.pin }),
    [listing, form.edited, form.values, edition.tz],
  )
  const printed = printedListing(live, { tz: edition.tz, building, weekends: edition.weekends, neighbourhoods })
  const blurb = useRef<HTMLDivElement>(null)
  const over = useBlurbOverflow(blurb, printed.blurb)
  const slot = printSlotOf(edition, listing.tier)
  const column = slot ?? printSlotOf(edition, undefined)!
  const image = stored?.image
  const picture =
    stored && image
      ? {
          src: stored.shown.src,
          alt: stored.shown.alt,
          width: image.width,
          height: image.height,
          focal: image.focal,
          colours: image.colours,
          isComposite: image.isComposite,
          crop: crop ?? listing.imageCrop,
        }
      : undefined
  const save: SaveListingFields = async (changed, entered) => {
    const service = await ownListingsOf(app)
    let before = listing
    for (let n = 0; n < tries; n++) {
      const saved = await service.change(before, changed, entered, openedAt)
      if (saved.outcome === 'saved') return
      const { theirs } = saved
      // Somebody chose another picture meanwhile: theirs stays until this person has seen it.
      if (!theirs || changed.some(name => JSON.stringify(theirs[name as keyof OwnListing]) !== JSON.stringify(listing[name as keyof OwnListing])))
        break
      before = theirs
    }
    throw recordOvertaken()
  }
  const findings = isReadOnly ? [] : houseStyle(live, { looksComposite: image?.isComposite })
  const isPictureClosed = !mayChangeImages(edition.deadlines, now, openedAt)
  const step = nextStep(listing, found.registration, edition.deadlines, now)
  return (
    <OpenDays value={openDays(found)}>
      <ListingStep found={found} step={step} isUnsaved={form.isDirty} openedAt={openedAt} />
      <SharedCardArtists found={found} />
      <div className={css.bench}>
        <div className={css.work}>
          <section aria-labelledby="texts" className={css.part}>
            <h2 id="texts">Texts and hours</h2>
            <ListingForm
              form={form}
              isReadOnly={isReadOnly}
              closed={isAddressLocked(edition.deadlines, now, openedAt) ? { address: 'Addresses are fixed now. Write to us if yours is wrong.' } : {}}
              onBringEarlier={earlier && (() => form.set(named(listingFormValues(earlier))))}
            />
          </section>
          <ListingPictureSection
            found={found}
            slot={slot}
            picture={picture}
            onCrop={setCrop}
            save={save}
            isReadOnly={isReadOnly || isPictureClosed}
          />
          <div className={css.part}>
            <EntrancePhotoSection
              picture={found.entrance?.shown}
              save={entranceImageId => save(['entranceImageId'], { entranceImageId })}
              isReadOnly={isReadOnly}
            />
          </div>
          <ListingPinSection found={found} isLocked={isAddressLocked(edition.deadlines, now)} />
        </div>
        <ListingCardPreviews name={printed.name} over={over}>
          <PrintAndWebPreview
            listing={live}
            printed={printed}
            found={found}
            slot={column}
            hasPicture={slot !== undefined}
            picture={slot && picture}
            now={now}
            over={over}
            blurbRef={blurb}
          />
          <Hints findings={findings.map(({ text }) => text)} />
        </ListingCardPreviews>
      </div>
    </OpenDays>
  )
}

const Hints = ({ findings }: { readonly findings: readonly string[] }): ReactNode =>
  findings.length > 0 && (
    <section aria-labelledby="hints">
      <h2 id="hints">Before it is printed</h2>
      <ul className={css.hints}>
        {findings.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )

/** Days with only one of the two times are not on the card yet. */
const wholeHours = (values: ListingFormValues): ListingFormValues => ({
  ...values,
  hours: values.hours?.filter(({ date, open, close }) => date && open && close),
})

const named = (from: ListingFormValues): ListingFormValues =>
  Object.fromEntries(brought.flatMap(name => (from[name] === undefined ? [] : [[name, from[name]]])))

/** The days on which the listing's neighborhood is open; without a neighborhood, all days. */
function openDays({ listing, building, edition }: ListingInEditor) {
  const area = listing.neighbourhoodId ?? building?.neighbourhoodId
  const theirs = edition.weekends.filter(({ neighbourhoodIds }) => area !== undefined && neighbourhoodIds.includes(area))
  return (theirs.length > 0 ? theirs : edition.weekends).flatMap(({ days }) => days)
}
