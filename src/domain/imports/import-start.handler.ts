import { editions } from '../guide/editions'
import { importBatches } from '../operations/import-batches'
import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { callerOf, noteImport } from './import-audit'
import { requireKind, scopeOfKind } from './import-scope'
import { importStart } from './import-start.function'

/** How long an import can be taken back (product §C5). */
const undoDays = 30

export const importStartHandler = handle(importStart, (world, { batchId, ...input }) => {
  const { kind, editionId, fileName, fileHash, counts } = input
  const scope = scopeOfKind[kind]
  requireKind(world, kind)
  return new Records(world.documents, { current: world.actor }).transact(async within => {
    if (scope === 'guide' && !(editionId && (await within.get(editions, editionId)))) throw new RuleBroken('edition-missing', { editionId })
    within.create(importBatches, batchId, {
      ...input,
      scope,
      total: counts.create + counts.update,
      done: 0,
      startedBy: callerOf(world),
      undoUntil: new Date(world.clock.now().getTime() + undoDays * 86_400_000),
      status: 'running',
    })
    noteImport(within, world, 'import.start', { id: batchId, scope }, { kind, ...(editionId && { editionId }), fileName, fileHash, ...counts })
    return { batchId }
  })
})
