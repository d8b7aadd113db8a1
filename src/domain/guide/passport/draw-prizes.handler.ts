import { auditAction } from '../../audit/audit-action'
import { passport } from '../../people/passport.collection'
import { people } from '../../people/people.collection'
import { defineHandler } from '../../shared/functions/handler'
import type { HandlerContext } from '../../shared/functions/handler-context'
import { allRecords } from '../../shared/records/all-records'
import { RuleBroken } from '../../shared/records/rule-broken'
import { localMoment } from '../../shared/time/local-day'
import { editions } from '../editions.collection'
import { studiosByPerson } from './count-visitors'
import { drawOrder, entriesHash } from './draw-order'
import { drawPrizes } from './draw-prizes.contract'
import { type PrizeDraw, prizeDraws, prizeWinners } from './prize-draws.collection'

export const drawPrizesHandler = defineHandler(drawPrizes, async (context, input) => {
  if (input.dryRun) return { ...(await entriesOf(context, input.editionId)).counted, winnerIds: [] }
  return context.once(
    async (within, { found, seed, drawn, first }) => {
      for (const [i, personId] of drawn.entries()) {
        const place = first + i
        // Two draws at once have the same places, so the second one is refused by the store.
        within.create(prizeWinners, `${input.editionId}-${place}`, {
          editionId: input.editionId,
          personId,
          place,
          drawnAt: context.clock.now(),
          seed,
          entries: found.counted.entries,
          entriesHash: found.counted.hash,
        })
      }
      auditAction(within, context, {
        scope: 'guide',
        action: 'prizes.draw',
        entity: prizeDraws.path,
        entityId: input.editionId,
        after: { seed, entries: found.counted.entries, entriesHash: found.counted.hash, winners: drawn.length, studios: found.draw.studios },
      })
      return { ...found.counted, seed, winnerIds: [...drawn] }
    },
    async () => {
      const found = await entriesOf(context, input.editionId)
      if (found.counted.hash !== input.seen) throw new RuleBroken('draw-changed')
      if (found.counted.entries === 0) throw new RuleBroken('draw-empty')
      const { today } = found
      if (today <= found.draw.endsOn) throw new RuleBroken('draw-early', { date: found.draw.endsOn })
      const seed = Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
      const drawn = (await drawOrder(seed, found.entries)).slice(0, input.winners)
      return { found, seed, drawn, first: found.counted.won + 1 }
    },
  )
})

interface Entries {
  readonly draw: PrizeDraw
  readonly entries: readonly string[]
  readonly today: string
  readonly counted: { readonly entries: number; readonly people: number; readonly won: number; readonly hash: string }
}

/** Everybody with stamps of enough studios until the last day, who still has an account with us and has not won yet. */
async function entriesOf({ systemRecords: records, clock }: HandlerContext, editionId: string): Promise<Entries> {
  const [draw, edition] = await Promise.all([records.get(prizeDraws, editionId), records.get(editions, editionId)])
  if (!draw || !edition) throw new RuleBroken('draw-unset')
  const ofEdition = { where: [['editionId', '==', editionId]] } as const
  const [stamps, winners] = await Promise.all([allRecords(records, passport, ofEdition), allRecords(records, prizeWinners, ofEdition)])
  const counting = stamps.filter(({ at }) => localMoment(at, edition.tz).date <= draw.endsOn)
  const studios = studiosByPerson(counting)
  const won = new Set(winners.map(({ personId }) => personId))
  const able = [...studios].filter(([person, visited]) => visited >= draw.studios && !won.has(person)).map(([person]) => person)
  const known = await Promise.all(able.map(async id => ((await records.get(people, id))?.status === 'active' ? id : undefined)))
  const entries = known.filter(id => id !== undefined).sort()
  const counted = { entries: entries.length, people: studios.size, won: winners.length, hash: await entriesHash(entries) }
  return { draw, entries, today: localMoment(clock.now(), edition.tz).date, counted }
}
