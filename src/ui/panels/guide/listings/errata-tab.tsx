import type { Edition } from '../../../../domain/guide/edition-service'
import { listings } from '../../../../domain/guide/listings.collection'
import { publishSnapshot } from '../../../../domain/guide/publishing/publish-snapshot.contract'
import { addErratum, maxErratum } from '../../../../domain/guide/review/add-erratum.contract'
import { lockForPrint } from '../../../../domain/guide/review/lock-for-print.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { longText, text } from '../../../../domain/shared/records/fields'
import { Records } from '../../../../domain/shared/records/records'
import { choiceText } from '../../../forms/choice-text'
import { counted } from '../../../kit/counted'
import { listOf } from '../../engine/run/list-spec'
import { runPanel } from '../../engine/run/run-panel'
import { type RunSpec, runOf } from '../../engine/run/run-spec'
import { useEdition } from '../use-edition'
import { listingInput, useListings } from './use-listings'

const PrintedInput = listingInput(({ printLockedAt, status }) => printLockedAt !== undefined && status !== 'withdrawn')

interface Correction {
  readonly id: string
  readonly name: string
  readonly at: Date
  readonly text: string
}

const useCorrections = (): readonly Correction[] =>
  useListings()
    .flatMap(({ id, displayName: name, errata = [] }) => errata.map((one, i) => ({ id: `${id} ${i}`, name, ...one })))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())

/** Print follows the call: the step between them is in the set-up of the edition. */
const refusedBy = (edition: Edition | undefined) =>
  edition?.status === 'planning' || edition?.status === 'call'
    ? 'Production of this edition has not begun. Begin it under “Weekends”, “Call and guide”, then lock it for print.'
    : undefined

/** From the print lock on: what is approved is locked, and what is wrong in print is corrected beside it. */
export default runPanel(() => specOf(useEdition()))

const specOf = (edition: Edition | undefined): RunSpec => ({
  runs: {
    correct: runOf({
      title: 'Publish a correction',
      purpose: 'Adds it to a listing that was printed, and publishes the guide, so that visitors read it as “since print”. It stays.',
      rule: addErratum.access,
      choose: { fields: { listing: text('Listing', 128), text: longText('What has changed?', maxErratum) }, inputs: { listing: PrintedInput } },
      label: 'Publish the correction',
      run: async ({ input }, services) => {
        await services.get(Callables).call(addErratum, { id: input.listing, text: input.text })
        await services.get(Callables).call(publishSnapshot, { editionId: edition!.id, makeCurrent: false })
        return { message: 'The correction is published.' }
      },
    }),
    lock: runOf({
      title: 'Lock for print',
      purpose: 'Locks the edition and every approved listing: what is printed of them changes no more. Run it again for those approved later.',
      rule: lockForPrint.access,
      choose: { fields: {} },
      plan: async (_, services) => {
        const all = edition ? await services.get(Records).find(listings, { where: [['editionId', '==', edition.id]] }) : []
        const rows = all
          .filter(
            ({ status, printLockedAt, deletedAt }) => !deletedAt && printLockedAt === undefined && status !== 'withdrawn' && status !== 'published',
          )
          .map(({ id, displayName: name, status, mapNumber, byAppointment }) => ({
            id,
            name,
            status,
            hasNoNumber: mapNumber === undefined && !byAppointment,
            outcome: status === 'approved' ? 'locked' : 'left',
          }))
        const unnumbered = rows.filter(({ outcome, hasNoNumber }) => outcome === 'locked' && hasNoNumber).length
        return {
          rows,
          toWrite: rows.filter(({ outcome }) => outcome === 'locked').length,
          notes: [
            'It also freezes the map numbers. This cannot be undone.',
            ...(unnumbered > 0
              ? [`${counted(unnumbered, 'listing has', 'listings have')} no map number yet. Number the map first, under “Numbers and indexes”.`]
              : []),
          ],
          refused: refusedBy(edition),
        }
      },
      planned: [
        { name: 'name', label: 'Listing', value: ({ name }) => name },
        { name: 'state', label: 'State', value: ({ status }) => choiceText(status) },
      ],
      label: (_, { toWrite }) => `Lock ${counted(toWrite, 'listing')} for print`,
      run: async (_, services) => {
        const { locked, left } = await services.get(Callables).call(lockForPrint, { editionId: edition!.id })
        return { message: `${counted(locked, 'listing')} locked for print.${left.length > 0 ? ` ${counted(left.length, 'listing')} left.` : ''}` }
      },
    }),
  },
  lists: [
    listOf<Correction>({
      title: 'Corrections',
      useRows: useCorrections,
      columns: [
        { name: 'name', label: 'Listing', value: ({ name }) => name },
        { name: 'text', label: 'Since print', value: ({ text: says }) => says },
        { name: 'at', label: 'Added', kind: 'instant', value: ({ at }) => at },
      ],
      find: 'Find a correction',
      empty: 'Nothing was corrected yet.',
    }),
  ],
})
