import { defineHandler } from '../../shared/functions/handler'
import { RuleBroken } from '../../shared/records/rule-broken'
import { readNumbering } from './numbering-records'
import { planHash, planNumbers } from './plan-numbers'
import { runIndexer } from './run-indexer.contract'
import { writeNumbers } from './write-numbers'

export const runIndexerHandler = defineHandler(runIndexer, async (context, { editionId, order, gap, seen }) => {
  const records = await readNumbering(context.records, editionId)
  const plan = planNumbers(records, { order, gap })
  const { numbers, changes, findings } = plan
  const hash = await planHash(plan)
  if (seen !== undefined && changes.length > 0) {
    if (seen !== hash) throw new RuleBroken('numbers-changed')
    await writeNumbers(context, records, plan, 'numbering')
  }
  return {
    hash,
    numbered: numbers.size,
    isFrozen: records.edition.frozenAt !== undefined,
    changes: [...changes],
    findings: [...findings],
  }
})
