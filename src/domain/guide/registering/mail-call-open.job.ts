import { mailAddress } from '../../people/mailable-address'
import { people } from '../../people/people.collection'
import { defineJob } from '../../shared/functions/job'
import { nameOf } from '../../shared/functions/organisation-name'
import { phaseAt } from '../clock/phase-at'
import { deadlines } from '../deadlines.collection'
import { editions } from '../editions.collection'
import { callNotices } from './call-notices.collection'
import { callOpenMail } from './registration-mails'

/** Mails everybody who asked for it that the call has opened, once. */
export const mailCallOpen = defineJob({
  name: 'mailCallOpen',
  every: 'hour',
  of: callNotices,
  limit: 200,
  inRounds: true,
  due: () => ({}),
  async each({ records, mailer, clock, organisation }, { id, editionId, personId }) {
    const now = clock.now()
    const { phase, endsAt } = phaseAt(await records.find(deadlines, { params: { edition: editionId } }), now)
    if (phase === 'before') return
    const [edition, person] = [await records.get(editions, editionId), await records.get(people, personId)]
    const to = person && mailAddress(person)
    if (edition && to !== undefined && phase !== 'closed')
      await mailer.send(callOpenMail({ to, id, edition, endsAt, organisation: await nameOf({ organisation }) }))
    await records.commit(records.deleting(callNotices, id))
  },
})
