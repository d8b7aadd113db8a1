import * as v from 'valibot'
import { filePart, partNumber } from '../shared/files/file-parts'
import { cloudFunction, hourly, onlyReads } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { anyone } from '../shared/records/policy'

const token = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** Shows for an hour that a view was counted, so that pictures and files of that view follow without another one. */
const pass = v.strictObject({
  shareId: recordId,
  until: v.pipe(v.string(), v.maxLength(30), v.isoTimestamp()),
  signature: v.pipe(v.string(), v.maxLength(64)),
})
export type SharePass = v.InferOutput<typeof pass>

/** A picture without its address: it is read with the pass. */
const picture = v.strictObject({
  alt: v.string(),
  width: v.number(),
  height: v.number(),
  thumbhash: v.optional(v.string()),
  credit: v.optional(v.string()),
})

const shown = v.variant('kind', [
  v.strictObject({
    kind: v.literal('page'),
    title: v.string(),
    description: v.optional(v.string()),
    /** `Block[]`, as the draft has them. */
    blocks: v.array(v.unknown()),
  }),
  v.strictObject({
    kind: v.literal('listing'),
    edition: v.strictObject({ id: v.string(), city: v.string(), tz: v.string() }),
    /** `GuideCard`; of its picture, `src` is the id. */
    card: v.unknown(),
    /** `GuideDetail`; of its pictures, `src` is the id. */
    detail: v.unknown(),
    /** ISO instant of the view, by the server's clock. */
    now: v.string(),
  }),
  v.strictObject({
    kind: v.literal('event'),
    /** `EventPageData`, without its picture. */
    page: v.unknown(),
    imageId: v.optional(v.string()),
    /** ISO instant of the view, by the server's clock. */
    now: v.string(),
  }),
  v.strictObject({
    kind: v.literal('article'),
    /** `PublishedArticle`, without its picture. */
    article: v.unknown(),
    editionId: v.optional(v.string()),
    /** `RichText`. */
    text: v.unknown(),
    imageId: v.optional(v.string()),
  }),
  v.strictObject({
    kind: v.literal('packet'),
    title: v.string(),
    summary: v.string(),
    /** What the jury scores, with the weight of each. */
    criteria: v.array(v.strictObject({ name: v.string(), weight: v.number() })),
    entries: v.array(
      v.strictObject({
        id: v.string(),
        title: v.string(),
        statement: v.optional(v.string()),
        answers: v.array(v.strictObject({ question: v.string(), answer: v.string() })),
        imageIds: v.array(v.string()),
      }),
    ),
  }),
  /** Everything else: a title, facts, and paragraphs. */
  v.strictObject({
    kind: v.literal('sheet'),
    over: v.string(),
    title: v.string(),
    facts: v.array(v.strictObject({ label: v.string(), value: v.string() })),
    text: v.array(v.string()),
    /** Of an ad: the printed size of its artwork, in millimeters. */
    printed: v.optional(v.strictObject({ w: v.number(), h: v.number() })),
    /** The file that can be downloaded, besides the pictures. */
    file: v.optional(v.string()),
  }),
])
export type ShownThing = v.InferOutput<typeof shown>

/**
 * What a private link shows; counts a view. Whatever is not shown is `not-found`, in the same words: a link that nobody made, one that is over,
 * revoked or used up, and, after five wrong passcodes in an hour for one link or from one network, one that needs a passcode.
 */
export const resolvePrivateShare = cloudFunction({
  name: 'resolvePrivateShare',
  // A kept answer would hold what is private.
  repeatable: 'it shows the same; a view more is counted',
  access: anyone,
  limit: { network: hourly(300), account: hourly(120) },
  input: v.strictObject({ token, passcode: v.exactOptional(v.pipe(v.string(), v.maxLength(64))) }),
  output: v.variant('state', [
    v.strictObject({ state: v.literal('signIn') }),
    v.strictObject({ state: v.literal('passcode'), isWrong: v.boolean() }),
    v.strictObject({
      state: v.literal('open'),
      /** ISO instant. */
      until: v.string(),
      tz: v.string(),
      watermark: v.optional(v.string()),
      download: v.boolean(),
      shown,
      pictures: v.record(v.string(), picture),
      pass,
    }),
  ]),
})
export type ResolvedShare = v.InferOutput<typeof resolvePrivateShare.output>
export type OpenShare = Extract<ResolvedShare, { state: 'open' }>

/** One part of a picture, or of the file, of a view. Refuses with `not-found`, also once the link is revoked. */
export const readPrivateShare = cloudFunction({
  name: 'readPrivateShare',
  repeatable: onlyReads,
  access: anyone,
  limit: { network: hourly(1200), account: hourly(1200) },
  input: v.strictObject({ pass, imageId: v.exactOptional(recordId), part: partNumber }),
  output: v.strictObject({ ...filePart.entries, mime: v.string() }),
})
