import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/** The most winners of one draw. */
export const maxWinners = 50

const edition = { editionId: recordId }

/**
 * Draws winners among everybody who has stamps of enough different studios. `dryRun` counts the entries and names their list by a hash; the
 * draw is of exactly that list, by a seed that the server chooses then and notes, so nobody can choose who wins, and anybody can check it.
 * Who has won does not win again, so that a prize nobody fetched can be drawn anew. Refuses with `draw-unset`, `draw-early`, `draw-empty` and
 * `draw-changed`.
 */
export const drawPrizes = cloudFunction({
  name: 'drawPrizes',
  heavy: true,
  access: scope('guide'),
  limit: { account: hourly(20), counts: ({ dryRun }) => !dryRun },
  input: v.variant('dryRun', [
    v.strictObject({ dryRun: v.literal(true), ...edition }),
    v.strictObject({
      dryRun: v.literal(false),
      ...edition,
      winners: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxWinners)),
      seen: v.pipe(v.string(), v.maxLength(64)),
    }),
  ]),
  output: v.strictObject({
    /** People with enough studios who have not won yet. */
    entries: v.number(),
    /** People with at least one stamp. */
    people: v.number(),
    /** Who won earlier draws of the edition. */
    won: v.number(),
    hash: v.string(),
    seed: v.optional(v.string()),
    winnerIds: v.array(v.string()),
  }),
})
