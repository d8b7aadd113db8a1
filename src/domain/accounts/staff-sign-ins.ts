import { collection } from '../shared/collection'
import { instant, list, optional } from '../shared/fields'
import { nobody, readOnly } from '../shared/policy'
import type { RecordsWithin } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { whole } from '../shared/whole'

const hour = 3_600_000
/** Refused tries at the staff entrance that are noted in an hour, for one address and for one part of the network. */
export const triesAnHour = 20

/**
 * What happened at the staff entrance, by the digest of the e-mail or of the part of the network: neither stands here.
 * Read and written by callables only.
 */
export const staffSignIns = collection({
  path: 'staffSignIns',
  title: 'Staff sign-ins',
  fields: {
    /** When this address last came in. */
    lastAt: optional(instant('Last sign-in')),
    /** Tries that were refused since. */
    refused: whole('Refused'),
    /** Those of the last hour. */
    times: list('Times', instant('Tried'), triesAnHour),
  },
  access: readOnly(nobody),
})

/** Counts one refused try more. Throws `too-many-attempts` where one of them has as many as an hour allows. */
export async function countRefusal(within: RecordsWithin, ids: readonly string[], now: Date): Promise<void> {
  const found = await Promise.all(ids.map(async id => ({ id, before: await within.get(staffSignIns, id) })))
  for (const { id, before } of found) {
    const recent = (before?.times ?? []).filter(time => time.getTime() > now.getTime() - hour)
    const [first] = recent
    if (first && recent.length >= triesAnHour)
      throw new RuleBroken('too-many-attempts', { seconds: Math.ceil((first.getTime() + hour - now.getTime()) / 1000) })
    if (before) within.change(staffSignIns, before, { times: [...recent, now], refused: before.refused + 1 })
    else within.create(staffSignIns, id, { times: [now], refused: 1 })
  }
}
