import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { emailForm } from '../shared/email-address'
import { anyone } from '../shared/policy'
import { contactTopics } from './contact-topics'

/** Who fills a form faster than this, in milliseconds, is hardly a person. */
export const leastFormTime = 3000
/** Messages an hour from one address, from one account, and from one part of the network (product §C2). */
export const messagesAnHour = 5

/** Keeps a message for the office. Refuses with `too-many-attempts` after five in an hour from one address, one account, or one part of the network. */
export const sendContactMessage = cloudFunction({
  name: 'sendContactMessage',
  access: anyone,
  input: v.strictObject({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
    email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.regex(emailForm)),
    topic: v.picklist(contactTopics),
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4000)),
    /** A field that people do not see; what fills it is a machine. */
    website: v.pipe(v.string(), v.maxLength(2048)),
    /** What the form calls this message: sent again because an answer was lost, it is kept once. */
    key: v.pipe(v.string(), v.uuid()),
    /** Milliseconds from showing the form to sending it. */
    took: v.pipe(v.number(), v.minValue(0)),
  }),
  output: v.strictObject({ id: v.string() }),
})
export type ContactMessageInput = v.InferOutput<typeof sendContactMessage.input>
