import { collections } from '../collections'
import { handle } from '../shared/cloud-function'
import type { Collection } from '../shared/collection'
import { Records } from '../shared/records'
import { callerOf, callingPerson } from './caller'
import { exportMyData } from './export-my-data.function'
import { owningFields } from './owned-by'

export const exportMyDataHandler = handle(exportMyData, async world => {
  const personId = callingPerson(world)
  const records = new Records(world.documents, { current: world.actor })
  const found = await Promise.all(collections.map(async of => [of.path, await ownOf(records, of, personId)] as const))
  return {
    exportedAt: world.clock.now().toISOString(),
    account: await world.accounts.find(callerOf(world).uid),
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
