import * as v from 'valibot'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/** Maximum bytes of a picture shown beside its listing: the response contains it as base64, which is a third longer. */
export const maxShownPicture = 6 * 1024 * 1024
const share = v.number()

/**
 * The picture that the guide prints with a listing, for the reviewing staff. They cannot read it otherwise: pictures are their artists' own
 * until they are published. Empty if the listing has none, or if it is not ready or too large (`maxShownPicture`).
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
        /** A URL, or the picture itself as a `data:` URL. */
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
