import type { Edition } from '../../../../domain/guide/edition-service'
import { moveWeekend } from '../../../../domain/guide/registering/move-weekend.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { omitUndefined } from '../../../../domain/shared/omit-undefined'
import { Records } from '../../../../domain/shared/records/records'
import { sentenceOf } from '../../../app-services/error-sentence'
import { counted } from '../../../kit/counted'
import type { Left } from '../../engine/actions/use-outcome'
import { runPanel } from '../../engine/run/run-panel'
import { type RunPlan, type RunSpec, runOf } from '../../engine/run/run-spec'
import { useEdition } from '../use-edition'
import { ChooseListings } from './choose-listings'
import { type ListingMoveRow, type ListingMovesInput, listingMoves } from './listing-moves'

/** Moves single listings to another weekend: chosen on the map or in the list, then checked, then moved with a mail to their artists. */
export default runPanel(() => movesOf(useEdition()))

const movesOf = (edition: Edition | undefined): RunSpec => ({
  runs: {
    move: runOf<ListingMovesInput, RunPlan<ListingMoveRow>>({
      title: 'Move listings to another weekend',
      purpose: 'With their registrations and their hours. Choose a building too where their own place is not open on that weekend.',
      rule: moveWeekend.access,
      choose: ChooseListings,
      plan: async (input, services) => {
        const rows = edition ? await listingMoves(services.get(Records), edition.id, input) : []
        const moving = rows.filter(({ outcome }) => outcome === 'moves')
        const artists = moving.reduce((sum, row) => sum + row.artists, 0)
        return {
          rows,
          toWrite: moving.length,
          notes: moving.length > 0 ? [`${counted(artists, 'artist gets', 'artists get')} a mail with your reason.`] : [],
        }
      },
      planned: [
        { name: 'name', label: 'Listing', value: ({ name }) => name },
        { name: 'what', label: 'What happens', value: ({ what }) => what },
      ],
      label: (_, { toWrite }) => `Move ${counted(toWrite, 'listing')}`,
      run: async ({ input: { weekendId, siteId, reason }, plan, signal, onProgress }, services) => {
        const moving = plan.rows.filter(({ outcome }) => outcome === 'moves')
        const left: Left[] = []
        let done = 0
        for (const { id, rev, name } of moving) {
          if (signal.aborted) return { outcome: 'paused', message: `${counted(done - left.length, 'listing')} moved.`, left }
          try {
            await services.get(Callables).call(moveWeekend, { id, rev, reason, weekendId, ...omitUndefined<{ siteId?: string }>({ siteId }) })
          } catch (error) {
            left.push({ name, reason: sentenceOf(error) })
          }
          done += 1
          onProgress({ done, total: moving.length })
        }
        const moved = moving.length - left.length
        return {
          message: `${counted(moved, 'listing has', 'listings have')} moved. Their artists were told by mail.`,
          ...(left.length > 0 && { left }),
        }
      },
    }),
  },
})
