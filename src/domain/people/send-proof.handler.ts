import { isPortError } from '../../ports/errors'
import { callingPerson } from '../accounts/caller'
import { type FunctionWorld, handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { transition } from '../shared/state-machine'
import { eligibility, eligibilityStates } from './eligibility'
import { isProofFile, proofPath, proofProblem, sentProofFolder } from './proof-files'
import { sendProof } from './send-proof.function'

export const sendProofHandler = handle(sendProof, async (world, { kind, path }) => {
  const personId = callingPerson(world)
  const file = path.startsWith(`${sentProofFolder}/${personId}/`) ? await sentFile(world, path) : undefined
  if (!file) throw new RuleBroken('proof-missing')
  const filePath = proofPath(personId, kind, await sha256(file), file)
  await world.storage.upload(filePath, file, { contentType: file.type, cacheControl: 'private, no-store' }).done
  const records = new Records(world.documents, { current: world.actor })
  const [known] = await records.find(eligibility, {
    where: [
      ['personId', '==', personId],
      ['kind', '==', kind],
    ],
  })
  const id = known?.id ?? world.ids.next()
  const former = await records.transact(async within => {
    const before = known && (await within.get(eligibility, id))
    if (!before) {
      within.create(eligibility, id, { personId, kind, filePath, status: 'pending' })
      return undefined
    }
    const status = before.status === 'pending' ? 'pending' : transition(eligibilityStates, before.status, 'send')
    within.change(eligibility, before, {
      status,
      filePath,
      validUntil: undefined,
      decidedBy: undefined,
      decidedAt: undefined,
      reason: undefined,
    })
    return before.filePath
  })
  if (former !== undefined && former !== filePath && isProofFile(former)) await world.storage.delete(former).catch(unlessGone)
  await world.storage.delete(path).catch(unlessGone)
  return { id }
})

/** A document as it was sent; `undefined` where there is none that may be taken. */
async function sentFile({ storage }: FunctionWorld, path: string): Promise<Blob | undefined> {
  const file = await storage.read(path).catch(unlessGone)
  return file && proofProblem(file) === undefined ? file : undefined
}

async function sha256(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}

function unlessGone(error: unknown): undefined {
  if (!isPortError(error, 'storage', 'object-not-found')) throw error
}
