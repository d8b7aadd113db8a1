import { collections } from '../collections'
import { callerOf, callingPerson } from '../shared/functions/caller'
import { defineHandler } from '../shared/functions/handler'
import type { Collection } from '../shared/records/collection'
import type { Records } from '../shared/records/records'
import { exportMyData } from './export-my-data.contract'
import { owningFields } from './owned-by'

export const exportMyDataHandler = defineHandler(exportMyData, async context => {
  const personId = callingPerson(context)
  const { records } = context
  const found = await Promise.all(collections.map(async of => [of.path, await ownOf(records, of, personId)] as const))
  return {
    exportedAt: context.clock.now().toISOString(),
    account: await context.accounts.find(callerOf(context).uid),
    records: Object.fromEntries(found.filter(([, own]) => own.length > 0)),
  }
})

async function ownOf(records: Records, of: Collection, personId: string): Promise<unknown[]> {
  const own = await Promise.all(
    owningFields(of).map(async ({ field, op }) => {
      const mine = { where: [[field, op, personId]] as const }
      if (of.path.includes('/')) return records.findEverywhere(of, mine)
      if (field !== 'id') return records.find(of, mine)
      const one = await records.get(of, personId)
      return one ? [one] : []
    }),
  )
  return [...new Map(own.flat().map(record => [record.id, record])).values()]
}
