import { auditAction } from '../../audit/audit-action'
import { mailPerson } from '../../people/mail-person'
import { passport } from '../../people/passport.collection'
import { type Person, people } from '../../people/people.collection'
import { defineHandler, type HandlerContext, nameOf } from '../../shared/functions/handler'
import { allRecords } from '../../shared/records/all-records'
import { RuleBroken } from '../../shared/records/rule-broken'
import { localMoment } from '../../shared/time/local-day'
import { editions } from '../editions.collection'
import { studiosByPerson } from './count-visitors'
import { drawOrder, entriesHash } from './draw-order'
import { drawPrizes } from './draw-prizes.contract'
import { type PrizeDraw, prizeDraws, prizeWinners } from './prize-draws.collection'

export const drawPrizesHandler = defineHandler(drawPrizes, async (context, input) => {
  const { editionId } = input
  if (input.dryRun) return { ...(await entriesOf(context, editionId)).counted, winnerIds: [] }
  const drawn = await context.once(
    async (within, { counted, draw, seed, winners }) => {
      const { entries, hash, won } = counted
      const planned = await within.get(prizeDraws, editionId)
      const at = context.clock.now()
      for (const [i, { id: personId, names }] of winners.entries()) {
        const place = won + i + 1
        const data = { editionId, personId, name: names.display, place, drawnAt: at, seed, entries, entriesHash: hash }
        // Two draws at once have the same places, so the store refuses the second one.
        within.create(prizeWinners, `${editionId}-${place}`, data)
      }
      if (planned) within.change(prizeDraws, planned, { drawn: { at, people: won + entries, winners: won + winners.length } })
      const after = { seed, entries, entriesHash: hash, winners: winners.length, studios: draw.studios }
      auditAction(within, context, { scope: 'guide', action: 'prizes.draw', entity: prizeDraws.path, entityId: editionId, after })
      return { ...counted, seed, winnerIds: winners.map(({ id }) => id) }
    },
    () => prepareDraw(context, input),
  )
  for (const personId of drawn.winnerIds) await mailWinner(context, editionId, personId)
  return drawn
})

async function prepareDraw(context: HandlerContext, { editionId, winners, seen }: { editionId: string; winners: number; seen: string }) {
  const { draw, entries, today, counted } = await entriesOf(context, editionId)
  if (counted.hash !== seen) throw new RuleBroken('draw-changed')
  if (counted.entries === 0) throw new RuleBroken('draw-empty')
  if (today <= draw.endsOn) throw new RuleBroken('draw-early', { date: draw.endsOn })
  const seed = Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
  const order = await drawOrder(seed, [...entries.keys()])
  return { draw, counted, seed, winners: order.slice(0, winners).map(id => entries.get(id)!) }
}

interface Entries {
  readonly draw: PrizeDraw
  readonly entries: ReadonlyMap<string, Person>
  readonly today: string
  readonly counted: { readonly entries: number; readonly people: number; readonly won: number; readonly hash: string }
}

/** Everybody with stamps of enough studios until the last day whom we still know, and who has not won yet. */
async function entriesOf({ systemRecords: records, clock }: HandlerContext, editionId: string): Promise<Entries> {
  const [draw, edition] = await Promise.all([records.get(prizeDraws, editionId), records.get(editions, editionId)])
  if (!draw || !edition) throw new RuleBroken('draw-unset')
  const ofEdition = { where: [['editionId', '==', editionId]] } as const
  const [stamps, winners] = await Promise.all([allRecords(records, passport, ofEdition), allRecords(records, prizeWinners, ofEdition)])
  const studios = studiosByPerson(stamps.filter(({ at }) => localMoment(at, edition.tz).date <= draw.endsOn))
  const won = new Set(winners.map(({ personId }) => personId))
  const able = [...studios].filter(([person, visited]) => visited >= draw.studios && !won.has(person)).map(([person]) => person)
  const known = await records.getAll(people, able)
  const entries = new Map([...known].filter(([, { status }]) => status === 'active'))
  const counted = { entries: entries.size, people: studios.size, won: winners.length, hash: await entriesHash([...entries.keys()]) }
  return { draw, entries, today: localMoment(clock.now(), edition.tz).date, counted }
}

async function mailWinner(context: HandlerContext, editionId: string, personId: string): Promise<void> {
  const [draw, organisation] = await Promise.all([context.systemRecords.get(prizeDraws, editionId), nameOf(context)])
  await mailPerson(context, personId, {
    subject: 'You won a prize',
    text: `You visited ${draw?.studios ?? ''} studios or more, and your passport was drawn. The prizes: ${draw?.prizes ?? ''}\n\nReply to this mail, so that ${organisation} can give you yours.`,
    link: '/dashboard/passport',
    event: `prize ${editionId} ${personId}`,
  })
}
