import * as v from 'valibot'
import { cloudFunction, hourly, onlyReads } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { any, scope } from '../shared/records/policy'
import { passcodeLength, privateShareStates, type SharedKind, shareDays, sharedKinds } from './private-shares.collection'

/** Each kind has its own scope, which the handler checks. */
const sharers = any(scope('content'), scope('guide'), scope('money'))
const kind = v.picklist(Object.keys(sharedKinds) as SharedKind[])
const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/**
 * Makes a private link to a record. The answer holds its address, which nobody can read again. Refuses with `not-found` a record that is not
 * there, and with `permission-denied` a kind of another scope.
 */
export const createPrivateShare = cloudFunction({
  name: 'createPrivateShare',
  // A kept answer would hold the link.
  repeatable: 'each call makes another link, which can be revoked',
  access: sharers,
  limit: { account: hourly(60) },
  input: v.strictObject({
    kind,
    ref: recordId,
    madeFor: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
    days: v.exactOptional(whole(1, shareDays.most)),
    passcode: v.exactOptional(v.pipe(v.string(), v.minLength(passcodeLength.min), v.maxLength(passcodeLength.max))),
    maxViews: v.exactOptional(whole(1, 10_000)),
    signIn: v.boolean(),
    download: v.boolean(),
    watermark: v.boolean(),
  }),
  output: v.strictObject({ shareId: v.string(), path: v.string() }),
})

export type AskedLink = v.InferOutput<typeof createPrivateShare.input>

/** The link shows nothing from now on, also to those who have it open and load more. */
export const revokePrivateShare = cloudFunction({
  name: 'revokePrivateShare',
  repeatable: 'a link that is over stays over',
  access: sharers,
  limit: { account: hourly(600) },
  input: v.strictObject({ shareId: recordId }),
  output: v.strictObject({}),
})

/** The links to one record, the newest first, without what opens them. */
export const listPrivateShares = cloudFunction({
  name: 'listPrivateShares',
  repeatable: onlyReads,
  access: sharers,
  limit: { account: hourly(600) },
  input: v.strictObject({ kind, ref: recordId }),
  output: v.strictObject({
    shares: v.array(
      v.strictObject({
        id: v.string(),
        madeFor: v.string(),
        expires: v.string(),
        status: v.picklist(Object.keys(privateShareStates) as (keyof typeof privateShareStates)[]),
        hasPasscode: v.boolean(),
        signIn: v.boolean(),
        maxViews: v.optional(v.number()),
        views: v.number(),
        lastViewedAt: v.optional(v.string()),
      }),
    ),
  }),
})
export type ListedShare = v.InferOutput<typeof listPrivateShares.output>['shares'][number]
