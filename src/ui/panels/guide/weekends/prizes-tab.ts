import type { Edition } from '../../../../domain/guide/edition-service'
import { drawPrizes, maxWinners } from '../../../../domain/guide/passport/draw-prizes.contract'
import { PrizeDrawService } from '../../../../domain/guide/passport/prize-draw-service'
import { type PrizeDraw, type PrizeWinner, prizeDraws } from '../../../../domain/guide/passport/prize-draws.collection'
import { Callables } from '../../../../domain/shared/functions/callables'
import { number } from '../../../../domain/shared/records/fields'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { counted } from '../../../kit/counted'
import { passportQueries } from '../../../passport/passport.queries'
import { listOf } from '../../engine/run/list-spec'
import { runPanel } from '../../engine/run/run-panel'
import { type RunPlan, type RunSpec, runOf } from '../../engine/run/run-spec'
import { useEdition } from '../use-edition'

const { studios, prizes, endsOn } = prizeDraws.fields

/** The edition's prize draw among visitors' passports: what takes part, the draw, and who won. */
export default runPanel(() => {
  const edition = useEdition()
  const draw = useLiveQuery(passportQueries(useApp()).draw(edition?.id ?? ''))
  return edition ? specOf(edition, draw) : { lists: [] }
})

const specOf = (edition: Edition, draw: PrizeDraw | null): RunSpec => ({
  runs: { ...(draw && { draw: drawRun(edition.id) }), rule: ruleRun(edition, draw) },
  lists: [
    listOf<PrizeWinner>({
      title: 'Winners',
      rule: drawPrizes.access,
      useRows: () => useLiveQuery(passportQueries(useApp()).winners(useEdition()!.id)),
      columns: [
        { name: 'place', label: 'Place', value: ({ place }) => `${place}` },
        { name: 'name', label: 'Name', value: ({ name }) => name ?? 'Deleted person' },
        { name: 'drawnAt', label: 'Drawn', kind: 'instant', value: ({ drawnAt }) => drawnAt },
        { name: 'entries', label: 'Entries', kind: 'number', value: ({ entries }) => entries },
        { name: 'seed', label: 'Seed', value: ({ seed }) => seed },
        { name: 'hash', label: 'Hash of the entries', value: ({ entriesHash }) => entriesHash },
      ],
      empty: 'Nothing is drawn yet',
    }),
  ],
})

const ruleRun = ({ id, endsOn: last }: Edition, draw: PrizeDraw | null) =>
  runOf({
    title: draw ? 'Change what takes part' : 'Plan a prize draw',
    purpose: 'Visitors read it in their passport and when they scan a sign at a studio’s door.',
    rule: drawPrizes.access,
    choose: {
      fields: { studios, prizes, endsOn },
      begin: draw ? { studios: draw.studios, prizes: draw.prizes, endsOn: draw.endsOn } : { studios: 5, ...(last !== undefined && { endsOn: last }) },
    },
    label: 'Save rule',
    run: async ({ input }, services) => {
      await services.get(PrizeDrawService).set(id, input)
      return { message: `Whoever has stamps of ${counted(input.studios, 'studio')} takes part in the draw.` }
    },
  })

interface DrawPlan extends RunPlan {
  readonly hash: string
}

const drawRun = (editionId: string) =>
  runOf({
    title: 'Draw prizes',
    purpose: 'Draws winners by chance among everybody with enough stamps, and writes to them. Whoever has won does not win again.',
    rule: drawPrizes.access,
    choose: { fields: { winners: number('Winners', { min: 1, max: maxWinners, integer: true }) }, begin: { winners: 3 } },
    plan: async (_, services): Promise<DrawPlan> => {
      const found = await services.get(Callables).call(drawPrizes, { dryRun: true, editionId })
      return {
        rows: [],
        hash: found.hash,
        toWrite: found.entries,
        notes: [
          `${counted(found.people, 'person has', 'people have')} stamps, and ${counted(found.entries, 'person takes', 'people take')} part.`,
          `${counted(found.won, 'person has', 'people have')} won before.`,
          'The server chooses a seed during the draw and notes it, so anybody can check the result afterwards.',
        ],
      }
    },
    label: 'Draw prizes',
    run: async ({ input: { winners }, plan }, services) => {
      const { winnerIds, seed } = await services.get(Callables).call(drawPrizes, { dryRun: false, editionId, winners, seen: plan.hash })
      return { message: `${counted(winnerIds.length, 'winner')} drawn by the seed ${seed}. We wrote to them.` }
    },
  })
