import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { recordId as id } from '../shared/records/document-id'
import { scope } from '../shared/records/policy'

const seen = { id, rev: v.number() }

/**
 * Takes a message from the site one step on: gives it to a colleague, answers it by mail, or closes it. Refuses with `record-overtaken` if a
 * colleague did something with it meanwhile, so that nobody is answered twice.
 */
export const workOnMessage = cloudFunction({
  name: 'workOnMessage',
  access: scope('mail'),
  limit: { account: hourly(300) },
  once: true,
  input: v.variant('event', [
    v.strictObject({ event: v.literal('assign'), ...seen, assigneeId: id }),
    v.strictObject({ event: v.literal('answer'), ...seen, text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4000)) }),
    v.strictObject({ event: v.picklist(['finish', 'suspect', 'clear', 'reopen']), ...seen }),
  ]),
  output: v.strictObject({ status: v.string() }),
})
export type MessageStep = v.InferOutput<typeof workOnMessage.input>
