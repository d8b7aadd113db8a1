import * as v from 'valibot'
import { normalEmail } from '../../people/normal-email'
import { filePart, partNumber } from '../../shared/files/file-parts'
import { cloudFunction, daily, hourly, onlyReads } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { signedIn } from '../../shared/records/policy'
import { emailForm } from '../../shared/text/email-address'
import { adOrders, maxArtVersions } from '../ad-orders.collection'
import { browserNotes } from '../preflight/ad-preflight'

const limit = { account: hourly(120) }
const inches = v.pipe(v.number(), v.minValue(0), v.maxValue(1000))
const coworkerEmail = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(emailForm), v.maxLength(254))
const adComment = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000))

/**
 * Adds a version of the artwork, of a picture that the caller has sent. Its size is measured in the stored file; the browser's notes are kept
 * beside it and move nothing, except those that only a browser can find. What cannot be printed stays with the advertiser, and staff may take it
 * all the same. Refuses with `ad-art-locked`, `ad-art-full` and `not-found`.
 */
export const sendAdArt = cloudFunction({
  name: 'sendAdArt',
  access: signedIn,
  limit,
  input: v.strictObject({
    adId: recordId,
    imageId: recordId,
    notes: v.pipe(v.array(v.picklist(browserNotes)), v.maxLength(browserNotes.length)),
    /** Of a PDF whose page the picture shows. */
    pdf: v.exactOptional(v.strictObject({ inches: v.strictTuple([inches, inches]), coarsest: v.exactOptional(v.pipe(v.number(), v.minValue(0))) })),
  }),
  output: v.strictObject({ result: v.picklist(['pass', 'warn', 'block']), findings: v.array(v.string()) }),
})

/** Approves the proof, or asks for changes, which the price includes twice (`ad-proof-rounds`). */
export const answerAdProof = cloudFunction({
  name: 'answerAdProof',
  access: signedIn,
  limit,
  input: v.variant('answer', [
    v.strictObject({ adId: recordId, answer: v.literal('approve') }),
    v.strictObject({ adId: recordId, answer: v.literal('refuse'), comment: adComment }),
  ]),
  output: v.strictObject({}),
})

/** A comment, of the advertiser or of staff; where the advertisement leads; who else works on it, which its owner alone changes (`ad-coworker-unknown`). */
export const changeAd = cloudFunction({
  name: 'changeAd',
  access: signedIn,
  limit: { ...limit, target: { ...daily(5), of: change => (change.change === 'addCoworker' ? normalEmail(change.email) : undefined) } },
  input: v.variant('change', [
    v.strictObject({ adId: recordId, change: v.literal('comment'), comment: adComment }),
    v.strictObject({ adId: recordId, change: v.literal('link'), link: v.exactOptional(adOrders.fields.link.schema) }),
    v.strictObject({ adId: recordId, change: v.literal('addCoworker'), email: coworkerEmail }),
    v.strictObject({ adId: recordId, change: v.literal('removeCoworker'), email: coworkerEmail }),
  ]),
  output: v.strictObject({}),
})

/** A version of the artwork for whoever may open the advertisement: the library stays closed to them. */
export const readAdArt = cloudFunction({
  name: 'readAdArt',
  repeatable: onlyReads,
  access: signedIn,
  limit: { account: hourly(3000) },
  input: v.strictObject({ adId: recordId, version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxArtVersions)), part: partNumber }),
  output: v.strictObject({ ...filePart.entries, mime: v.string() }),
})
