import { callingPerson, defineHandler } from '../shared/functions/handler'
import { RuleBroken } from '../shared/records/rule-broken'
import { serializeTransactions } from '../shared/records/serialize-transactions'
import { maxSaves, saveId, saveItems } from './save-items.contract'
import { saves } from './saves.collection'

export const saveItemsHandler = defineHandler(saveItems, (context, { items }) => {
  const personId = callingPerson(context)
  const asked = new Map(items.map(item => [saveId(personId, item), item]))
  return context.records.transact(async within => {
    const present = await within.getAll(saves, asked.keys())
    const missing = [...asked].filter(([id]) => !present.has(id))
    if (missing.length === 0) return null
    const end = await serializeTransactions(within, `saves-${personId}`)
    const before = await context.records.count(saves, { where: [['personId', '==', personId]] })
    if (before + missing.length > maxSaves) throw new RuleBroken('saves-full', { most: maxSaves })
    end()
    for (const [id, { kind, ref }] of missing) within.create(saves, id, { personId, kind, ref })
    return null
  })
})
