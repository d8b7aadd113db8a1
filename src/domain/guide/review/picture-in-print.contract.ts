import * as v from 'valibot'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/** Bytes above which a picture is not shown beside its listing: an answer holds it as text, a third longer. */
export const maxShownPicture = 6 * 1024 * 1024
const share = v.number()

/**
 * The picture that the guide prints beside a listing, for the staff who review it: they may not read pictures otherwise, which are their artists' own
 * until they are published. Empty where the listing has none, and where its picture is not ready or too large (`maxShownPicture`).
 */
export const pictureInPrint = cloudFunction({
  name: 'pictureInPrint',
  repeatable: 'it only reads',
  access: scope('guide'),
  limit: { account: hourly(3000) },
  input: v.strictObject({ listingId: recordId }),
  output: v.strictObject({
    picture: v.exactOptional(
      v.strictObject({
        /** An address, or the picture itself as one (`data:`). */
        src: v.string(),
        alt: v.string(),
        width: v.number(),
        height: v.number(),
        focal: v.exactOptional(v.strictObject({ x: share, y: share })),
        colours: v.exactOptional(v.pipe(v.array(v.string()), v.readonly())),
        isComposite: v.exactOptional(v.boolean()),
      }),
    ),
  }),
})
export type PictureInPrint = NonNullable<v.InferOutput<typeof pictureInPrint.output>['picture']>
