import { collection } from '../shared/collection'
import { instant, list } from '../shared/fields'
import { nobody, readOnly } from '../shared/policy'
import type { RecordsWithin } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { messagesAnHour } from './send-contact-message.function'

const hour = 3_600_000

/**
 * When somebody wrote in the last hour, by the digest of her address, her account or her part of the network: no address stands here, and
 * one document can be counted and changed in one transaction. Read and written by callables only.
 */
export const contactSenders = collection({
  path: 'contactSenders',
  title: 'Senders of messages',
  fields: { times: list('Times', instant('Sent'), messagesAnHour) },
  access: readOnly(nobody),
})

/** Counts one message more for each sender. Throws `too-many-attempts` where one of them has sent as many as an hour allows. */
export async function countSenders(within: RecordsWithin, senderIds: readonly string[], now: Date): Promise<void> {
  const found = await Promise.all(senderIds.map(async id => ({ id, sender: await within.get(contactSenders, id) })))
  for (const { id, sender } of found) {
    const recent = (sender?.times ?? []).filter(time => time.getTime() > now.getTime() - hour)
    const [first] = recent
    if (first && recent.length >= messagesAnHour)
      throw new RuleBroken('too-many-attempts', { seconds: Math.ceil((first.getTime() + hour - now.getTime()) / 1000) })
    if (sender) within.change(contactSenders, sender, { times: [...recent, now] })
    else within.create(contactSenders, id, { times: [now] })
  }
}
