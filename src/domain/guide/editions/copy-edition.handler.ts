import { defineHandler } from '../../shared/functions/handler'
import { RuleBroken } from '../../shared/records/rule-broken'
import { daysToSameWeekday, shiftedDate } from '../../shared/time/days-to-same-weekday'
import { editionAt } from '../edition-at'
import { editionKey } from '../edition-key'
import { editions, neighbourhoods, weekends } from '../editions.collection'
import { copyEdition } from './copy-edition.contract'

export const copyEditionHandler = defineHandler(copyEdition, ({ once, records }, { from, year, word, name }) => {
  const editionId = editionKey(year, word)
  return once(
    async (within, { copied, itsWeekends, active }) => {
      if (await within.get(editions, editionId)) throw new RuleBroken('edition-exists', { id: editionId })
      const dates = itsWeekends.flatMap(({ days }) => days.map(({ date }) => date)).sort()
      const first = copied.startsOn ?? dates[0]
      const shift = first === undefined ? 0 : daysToSameWeekday(first, year - Number(first.slice(0, 4)))
      const moved = (date: string | undefined) => date && shiftedDate(date, shift)
      const { city, tz, trim, tiers, tiersWithPicture, pictureSlot, land, streets, heights } = copied
      const printed = { trim, tiers, tiersWithPicture, pictureSlot }
      const span = { startsOn: moved(copied.startsOn), endsOn: moved(copied.endsOn) }
      within.create(editions, editionId, { name, year, city, tz, ...printed, land, streets, heights, ...span, status: 'planning' })
      let assigned = 0
      for (const { n, name: named, days, neighbourhoodIds } of itsWeekends) {
        const kept = neighbourhoodIds.filter(id => active.has(id))
        assigned += kept.length
        const weekend = { n, name: named, days: days.map(day => ({ ...day, date: shiftedDate(day.date, shift) })), neighbourhoodIds: kept }
        within.create(weekends, String(n), weekend, { edition: editionId })
      }
      return { editionId, weekends: itsWeekends.length, neighbourhoods: assigned }
    },
    async () => {
      const copied = await editionAt(records, from)
      const [itsWeekends, ofCity] = await Promise.all([
        records.find(weekends, { params: { edition: from } }),
        records.find(neighbourhoods, { where: [['city', '==', copied.city]] }),
      ])
      return { copied, itsWeekends, active: new Set(ofCity.filter(({ status }) => status === 'active').map(({ id }) => id)) }
    },
  )
})
