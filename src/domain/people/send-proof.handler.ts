import { isPortError } from '../../ports/errors'
import { callingPerson } from '../accounts/caller'
import { type FunctionWorld, handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { transition } from '../shared/state-machine'
import { eligibility, eligibilityStates } from './eligibility'
import { proofFolder, proofProblem } from './proof-files'
import { sendProof } from './send-proof.function'

export const sendProofHandler = handle(sendProof, async (world, { kind, path }) => {
  const personId = callingPerson(world)
  if (!path.startsWith(`${proofFolder}/${personId}/`) || !(await isThere(world, path))) throw new RuleBroken('proof-missing')
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
      within.create(eligibility, id, { personId, kind, filePath: path, status: 'pending' })
      return undefined
    }
    const status = before.status === 'pending' ? 'pending' : transition(eligibilityStates, before.status, 'send')
    within.change(eligibility, before, {
      status,
      filePath: path,
      validUntil: undefined,
      decidedBy: undefined,
      decidedAt: undefined,
      reason: undefined,
    })
    return before.filePath
  })
  if (former !== undefined && former !== path && former.startsWith(`${proofFolder}/${personId}/`))
    await world.storage.delete(former).catch(unlessGone)
  return { id }
})

const isThere = async ({ storage }: FunctionWorld, path: string): Promise<boolean> =>
  storage.read(path).then(
    file => proofProblem(file) === undefined,
    (error: unknown) => unlessGone(error) ?? false,
  )

function unlessGone(error: unknown): undefined {
  if (!isPortError(error, 'storage', 'object-not-found')) throw error
}
