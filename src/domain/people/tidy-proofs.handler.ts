import { isPortError } from '../../ports/errors'
import { organisation, organisationId } from '../content/settings'
import { localMoment } from '../guide/local-day'
import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { transition } from '../shared/state-machine'
import { proofDays, tidyProofs } from './decide-eligibility.function'
import { eligibility, eligibilityStates } from './eligibility'
import { isProofFile } from './proof-files'

const day = 86_400_000

export const tidyProofsHandler = handle(tidyProofs, async world => {
  const records = new Records(world.documents, { current: world.actor })
  const now = world.clock.now()
  const tz = (await records.get(organisation, organisationId))?.tz ?? 'UTC'
  // A proof is good for the whole of its last day, by the organisation's clocks.
  const today = localMoment(now, tz).date
  const over = (await records.find(eligibility, { where: [['status', '==', 'accepted']] })).filter(
    ({ validUntil }) => validUntil !== undefined && validUntil < today,
  )
  for (const proof of over)
    await records.commit(records.changing(eligibility, proof, { status: transition(eligibilityStates, proof.status, 'expire') }))

  const withFile = await records.find(eligibility, { where: [['filePath', '>', '']] })
  const old = withFile.filter(({ status, decidedAt }) => status !== 'pending' && decidedAt && now.getTime() - decidedAt.getTime() >= proofDays * day)
  for (const proof of old) {
    if (isProofFile(proof.filePath!))
      await world.storage.delete(proof.filePath!).catch((error: unknown) => {
        if (!isPortError(error, 'storage', 'object-not-found')) throw error
      })
    await records.commit(records.changing(eligibility, proof, { filePath: undefined }))
  }
  return { deleted: old.length, expired: over.length }
})
