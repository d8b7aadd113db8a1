import type { Edition } from '../../../../domain/guide/edition-service'
import { type editionMoves, moveEdition } from '../../../../domain/guide/editions/move-edition.contract'
import { editionStates } from '../../../../domain/guide/editions.collection'
import { publishSnapshot } from '../../../../domain/guide/publishing/publish-snapshot.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { boolean } from '../../../../domain/shared/records/fields'
import { counted } from '../../../kit/counted'
import { calendarDayText } from '../../../kit/time/format-time'
import { useOrganisation } from '../../../queries/site.queries'
import { runPanel } from '../../engine/run/run-panel'
import { type AnyRun, type RunSpec, runOf } from '../../engine/run/run-spec'
import { leftOutOf, leftOutSentence } from '../left-out-listings'
import { useEdition } from '../use-edition'
import { EditionState } from './edition-state'

type Move = (typeof editionMoves)[number]

const moves: Readonly<Record<Move, { readonly title: string; readonly purpose: string; readonly done: string }>> = {
  openCall: {
    title: 'Announce the call',
    purpose: 'From then on artists read its dates and prices, and register from the day on which it opens.',
    done: 'The call is announced. Artists read its dates now, and register from the day on which it opens.',
  },
  produce: {
    title: 'Begin production',
    purpose: 'The guide is made for print. Listings can be locked for print from then on. Registration goes on until its last day.',
    done: 'Production has begun. Listings can be locked for print now.',
  },
  archive: {
    title: 'Archive edition',
    purpose: 'It becomes a past edition: visitors can read its guide, and artists no longer register for it.',
    done: 'The edition is archived.',
  },
}

/** What an edition is now, and the steps that it can take: its call, production, its guide, the archive. */
export default runPanel(() => {
  const edition = useEdition()
  const current = useOrganisation()?.currentEdition
  return specOf(edition, current)
})

const specOf = (edition: Edition | undefined, current: string | undefined): RunSpec => ({
  above: EditionState,
  runs: edition
    ? {
        // What is done more than once comes first where an edition is published.
        ...(edition.status === 'published' && { publish: publishRun(edition, current) }),
        ...Object.fromEntries(
          Object.keys(moves)
            .filter(event => event in editionStates[edition.status])
            .map(event => [event, moveRun(edition, event as Move)]),
        ),
        ...(edition.status !== 'published' && 'publish' in editionStates[edition.status] && { publish: publishRun(edition, current) }),
      }
    : {},
})

const archiveNotes = ({ name, endsOn }: Edition) => [
  `Artists can no longer register for ${name}.`,
  ...(endsOn === undefined ? [] : [`Its last day is ${calendarDayText(endsOn, { year: true })}.`]),
  'Visitors can still read its guide. To take this back, publish the guide again.',
]

const moveRun = (edition: Edition, event: Move): AnyRun =>
  runOf({
    title: moves[event].title,
    purpose: moves[event].purpose,
    rule: moveEdition.access,
    choose: { fields: {} },
    ...(event === 'archive' && { plan: async () => ({ rows: [], toWrite: 1, notes: archiveNotes(edition) }), planned: () => null }),
    label: moves[event].title,
    run: async (_, services) => {
      await services.get(Callables).call(moveEdition, { editionId: edition.id, event })
      return { message: moves[event].done }
    },
  })

const publishRun = ({ id, publishedAt }: Edition, current: string | undefined): AnyRun =>
  runOf({
    title: publishedAt === undefined ? 'Publish the guide' : 'Publish the guide again',
    purpose: 'Gives every approved listing its map number, and shows visitors the listings, events and articles as they are now.',
    rule: publishSnapshot.access,
    choose: {
      // The only guide is the one that visitors see first.
      fields: current === undefined || current === id ? {} : { first: boolean(`Make this the guide visitors see first, instead of ${current}`) },
    },
    label: 'Publish the guide',
    run: async ({ input }, services) => {
      const makeCurrent = (input as { readonly first?: boolean }).first ?? current === id
      const { listings, leftOut } = await services.get(Callables).call(publishSnapshot, { editionId: id, makeCurrent })
      return { message: `The guide is published with ${counted(listings, 'listing')}.${leftOutSentence(leftOut)}`, left: leftOutOf(leftOut) }
    },
  })
