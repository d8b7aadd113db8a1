import { callingPerson, defineHandler, type HandlerContext } from '../shared/functions/handler'
import { unlessMissing } from '../shared/functions/unless-missing'
import { transition } from '../shared/records/collection'
import { RuleBroken } from '../shared/records/rule-broken'
import { sha256 } from '../shared/sha256'
import type { StoredPath } from '../shared/stored-path'
import { eligibility, eligibilityStates } from './eligibility.collection'
import { proofFile, proofPath, proofProblem, sentProofFile } from './proof-files'
import { sendProof } from './send-proof.contract'

export const sendProofHandler = defineHandler(sendProof, async (context, { kind, path }) => {
  const personId = callingPerson(context)
  const { id, former } = await context.once(
    async (within, proof) => {
      const before = await within.get(eligibility, proof.id)
      if (!before) {
        within.create(eligibility, proof.id, { personId, kind, filePath: proof.filePath, status: 'pending' })
        return { id: proof.id }
      }
      const status = before.status === 'pending' ? 'pending' : transition(eligibilityStates, before.status, 'send')
      within.change(eligibility, before, {
        status,
        filePath: proof.filePath,
        validUntil: undefined,
        decidedBy: undefined,
        decidedAt: undefined,
        reason: undefined,
      })
      return { id: proof.id, ...(before.filePath !== proof.filePath && { former: before.filePath }) }
    },
    async () => {
      const sent = sentProofFile(personId, path)
      const file = sent && (await sentFile(context, sent))
      if (!file) throw new RuleBroken('proof-missing')
      const filePath = proofPath(personId, kind, await sha256(file), file)
      await context.storage.upload(filePath, file, { contentType: file.type, cacheControl: 'private, no-store' }).done
      const [known] = await context.records.find(eligibility, {
        where: [
          ['personId', '==', personId],
          ['kind', '==', kind],
        ],
      })
      return { id: known?.id ?? context.ids.next(), filePath }
    },
  )
  for (const file of [proofFile(personId, former), sentProofFile(personId, path)]) if (file) await context.storage.delete(file).catch(unlessMissing)
  return { id }
})

/** The document as it was uploaded; `undefined` if there is none or it is not allowed. */
async function sentFile({ storage }: HandlerContext, path: StoredPath): Promise<Blob | undefined> {
  const file = await storage.read(path).catch(unlessMissing)
  return file && proofProblem(file) === undefined ? file : undefined
}
