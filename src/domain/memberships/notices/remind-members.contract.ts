import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/** Why somebody gets no renewal notice. */
export const noNoticeReasons = ['unknown', 'no-terms', 'suspended', 'too-early', 'noticed', 'monthly', 'no-email', 'unwanted'] as const

/** Days before the last day from which a notice may be sent. */
export const noticeDays = 60
export const maxNotices = 100

/** Mails members until when their membership lasts and where to renew it: once per last day and stage (`noticeStages`). */
export const remindMembers = cloudFunction({
  name: 'remindMembers',
  access: scope('people'),
  limit: { account: hourly(100) },
  input: v.strictObject({ membershipIds: v.pipe(v.array(recordId), v.minLength(1), v.maxLength(maxNotices)) }),
  output: v.strictObject({
    reminded: v.number(),
    left: v.array(v.strictObject({ membershipId: v.string(), reason: v.picklist(noNoticeReasons) })),
  }),
})
