import { mailPerson } from '../../people/mail-person'
import { nameOf } from '../../shared/functions/handler'
import { defineJob } from '../../shared/functions/job'
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
  async each(context, { id, editionId, personId }) {
    const { records } = context
    const { phase, endsAt } = phaseAt(await records.find(deadlines, { params: { edition: editionId } }), context.clock.now())
    if (phase === 'before') return
    const edition = await records.get(editions, editionId)
    if (edition && phase !== 'closed') await mailPerson(context, personId, callOpenMail({ id, edition, endsAt, organisation: await nameOf(context) }))
    await records.commit(records.deleting(callNotices, id))
  },
})
