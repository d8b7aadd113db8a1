import { defineHandler } from '../shared/functions/handler'
import { countSaves } from './count-saves.contract'
import { saves } from './saves.collection'

export const countSavesHandler = defineHandler(countSaves, async ({ systemRecords }, { personId }) => {
  const kinds = saves.fields.kind.choices as readonly ('artist' | 'artwork' | 'listing' | 'event' | 'article')[]
  const counts = await Promise.all(
    kinds.map(async kind => ({
      kind,
      count: await systemRecords.count(saves, {
        where: [
          ['personId', '==', personId],
          ['kind', '==', kind],
        ],
      }),
    })),
  )
  return { counts: counts.filter(({ count }) => count > 0) }
})
