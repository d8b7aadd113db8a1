import { callingPerson } from '../shared/functions/caller'
import { defineHandler } from '../shared/functions/handler'
import type { HandlerContext } from '../shared/functions/handler-context'
import { unlessMissing } from '../shared/functions/missing-file'
import { RuleBroken } from '../shared/records/rule-broken'
import { transition } from '../shared/records/state-machine'
import { sha256 } from '../shared/sha256'
import { eligibility, eligibilityStates } from './eligibility.collection'
import { isProofFile, proofPath, proofProblem, sentProofFolder } from './proof-files'
import { sendProof } from './send-proof.contract'

export const sendProofHandler = defineHandler(sendProof, async (context, { kind, path }) => {
  const personId = callingPerson(context)
  const file = path.startsWith(`${sentProofFolder}/${personId}/`) ? await sentFile(context, path) : undefined
  if (!file) throw new RuleBroken('proof-missing')
  const filePath = proofPath(personId, kind, await sha256(file), file)
  await context.storage.upload(filePath, file, { contentType: file.type, cacheControl: 'private, no-store' }).done
  const { records } = context
  const [known] = await records.find(eligibility, {
    where: [
      ['personId', '==', personId],
      ['kind', '==', kind],
    ],
  })
  const id = known?.id ?? context.ids.next()
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
  if (former !== undefined && former !== filePath && isProofFile(former)) await context.storage.delete(former).catch(unlessMissing)
  await context.storage.delete(path).catch(unlessMissing)
  return { id }
})

/** The document as it was uploaded; `undefined` if there is none or it is not allowed. */
async function sentFile({ storage }: HandlerContext, path: string): Promise<Blob | undefined> {
  const file = await storage.read(path).catch(unlessMissing)
  return file && proofProblem(file) === undefined ? file : undefined
}
