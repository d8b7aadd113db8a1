import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { trimmed } from '../shared/records/fields'
import { anyone } from '../shared/records/policy'
import { contactPage, contactMessageFields as fields } from './contact-message-fields'

/** A form that is completed in fewer milliseconds was probably filled in by a bot. */
export const minFormTime = 3000

/** Stores a message for the office. */
export const sendContactMessage = cloudFunction({
  name: 'sendContactMessage',
  repeatable: 'its input names what it makes, or the place it has reached',
  access: anyone,
  // product.md C2.
  limit: { network: hourly(20), account: hourly(5), target: { ...hourly(5), of: ({ email }) => email } },
  input: v.strictObject({
    name: trimmed(fields.name),
    email: v.pipe(trimmed(fields.email), v.toLowerCase()),
    topic: fields.topic.schema,
    text: trimmed(fields.text),
    page: contactPage.schema,
    /** A hidden field that only bots fill in. */
    website: v.pipe(v.string(), v.maxLength(2048)),
    /** The form's key for this message: a retry after a lost response stores it once. */
    key: v.pipe(v.string(), v.uuid()),
    /** Milliseconds from showing the form to sending it. */
    took: v.pipe(v.number(), v.minValue(0)),
  }),
  output: v.strictObject({ id: v.string() }),
})
export type ContactMessageInput = v.InferOutput<typeof sendContactMessage.input>
