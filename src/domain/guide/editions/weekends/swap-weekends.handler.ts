import { auditAction } from '../../../audit/audit-action'
import { mailPerson } from '../../../people/mail-person'
import { defineHandler, type HandlerContext } from '../../../shared/functions/handler'
import { Refused } from '../../../shared/functions/refused'
import type { StoredOf } from '../../../shared/records/collection'
import { RuleBroken } from '../../../shared/records/rule-broken'
import { dayText } from '../../../shared/time/day-text'
import { editions, weekends } from '../../editions.collection'
import { listings } from '../../listings.collection'
import { counts } from '../../registering/registration-states'
import { registrations } from '../../registrations.collection'
import { movedOpenings } from './moved-openings'
import { swapWeekends } from './swap-weekends.contract'

type Weekend = StoredOf<typeof weekends>
type Affected = Awaited<ReturnType<typeof readAffected>>

export const swapWeekendsHandler = defineHandler(swapWeekends, async (context, input) => {
  const { editionId, weekendIds } = input
  if (weekendIds[0] === weekendIds[1]) throw new Refused('invalid-argument', 'a weekend with itself')
  if (input.dryRun) return { ...numbersOf(await readAffected(context, editionId, weekendIds)), mailed: 0 }
  const params = { edition: editionId }
  const done = await context.once(
    async (within, affected) => {
      const edition = await within.get(editions, editionId)
      const [first, second] = await Promise.all(weekendIds.map(id => within.get(weekends, id, params)))
      if (!edition) throw new RuleBroken('edition-missing', { editionId })
      if (!first || !second) throw new Refused('not-found', weekendIds.join())
      const moving = await Promise.all([...affected.listingIds].map(async ([id, from]) => ({ from, listing: await within.get(listings, id) })))
      within.change(weekends, first, placeOf(second), params)
      within.change(weekends, second, placeOf(first), params)
      for (const { from, listing } of moving) {
        const [before, after] = from === first.id ? [first, second] : [second, first]
        if (listing) within.change(listings, listing, { openings: movedOpenings(listing.openings, before.days, after.days, edition.tz) })
      }
      auditAction(within, context, {
        scope: 'guide',
        action: 'weekend.swap',
        entity: weekends.path,
        entityId: editionId,
        after: { [first.name]: placeOf(second).days[0]?.date, [second.name]: placeOf(first).days[0]?.date },
        reason: input.reason,
      })
      const notice = (weekend: Weekend, other: Weekend) => ({ from: daysText(weekend), to: daysText(other) })
      return {
        ...numbersOf(affected),
        name: edition.name,
        event: `swap ${editionId} ${first.id} ${second.id} ${first.rev}`,
        told: [...affected.people].map(([id, from]) => ({ id, ...(from === first.id ? notice(first, second) : notice(second, first)) })),
      }
    },
    () => readAffected(context, editionId, weekendIds),
  )
  const { name, event, told, ...counted } = done
  let mailed = 0
  for (const { id, from, to } of input.mail ? told : []) {
    const text = [
      `Your neighborhood has changed its weekend in ${name}. It was open on ${from}. It is now open on ${to}.`,
      `Why: ${input.reason}`,
      'Hours of your own have moved along. Look at your listing, and write to us if you cannot be open then.',
    ].join('\n\n')
    if (await mailPerson(context, id, { subject: `${name}: your weekend has changed`, text, link: '/listingsportal', event })) mailed += 1
  }
  return { ...counted, mailed }
})

/** The fields of a weekend that belong to its position in the season; its neighborhoods move. */
const placeOf = ({ n, name, days, note, blackouts }: Weekend) => ({ n, name, days, note, blackouts })

const daysText = ({ days }: Weekend) =>
  days
    .map(({ date }) => date)
    .toSorted()
    .map(dayText)
    .join(' and ')

const numbersOf = ({ registered, listingIds, people: who }: Affected) => ({ registrations: registered, listings: listingIds.size, people: who.size })

/** The registrations and listings of the two weekends, each with its weekend. */
async function readAffected({ systemRecords }: HandlerContext, editionId: string, weekendIds: readonly [string, string]) {
  const where = [['editionId', '==', editionId] as const]
  const params = { edition: editionId }
  const [registered, listed, both] = await Promise.all([
    systemRecords.find(registrations, { where }),
    systemRecords.find(listings, { where }),
    Promise.all(weekendIds.map(id => systemRecords.get(weekends, id, params))),
  ])
  const taking = registered.flatMap(({ personId, weekendId, status }) =>
    weekendId !== undefined && weekendIds.includes(weekendId) && counts(status) ? [{ personId, weekendId }] : [],
  )
  const listingIds = new Map<string, string>()
  const affected = new Map(taking.map(({ personId, weekendId }) => [personId, weekendId]))
  for (const { id, openings, ownerIds, status, deletedAt } of listed) {
    const dates = new Set(openings.map(({ start }) => start.local.slice(0, 10)))
    const weekend = both.find(one => one?.days.some(({ date }) => dates.has(date)))
    if (!weekend || status === 'withdrawn' || deletedAt) continue
    listingIds.set(id, weekend.id)
    for (const owner of ownerIds) if (!affected.has(owner)) affected.set(owner, weekend.id)
  }
  return { registered: taking.length, listingIds, people: affected }
}
