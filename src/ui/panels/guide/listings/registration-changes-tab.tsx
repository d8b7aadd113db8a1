import type * as v from 'valibot'
import { listings, sites } from '../../../../domain/guide/listings.collection'
import { moveWeekend } from '../../../../domain/guide/registering/move-weekend.contract'
import { freePlaces, places } from '../../../../domain/guide/registering/places.collection'
import { splitCard } from '../../../../domain/guide/review/share-card.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { reasonField } from '../../../../domain/shared/functions/reason'
import type { Services } from '../../../../domain/shared/functions/service'
import { omitUndefined } from '../../../../domain/shared/omit-undefined'
import { number, optional, text } from '../../../../domain/shared/records/fields'
import { Records } from '../../../../domain/shared/records/records'
import { decideFeeWaiver } from '../../../../domain/shop/registrations/decide-fee-waiver.contract'
import { quoteWithdrawal, withdrawRegistration } from '../../../../domain/shop/registrations/withdraw-registration.contract'
import { moneyOf } from '../../../kit/format-money'
import { callAction } from '../../engine/actions/call-action'
import { listOf } from '../../engine/run/list-spec'
import { runPanel } from '../../engine/run/run-panel'
import { runOf } from '../../engine/run/run-spec'
import { OtherBuildingInput, OtherNeighbourhoodInput, WeekendInput } from '../weekend-and-building-inputs'
import { type ListingChange, mayChange } from './listing-actions'
import { listingInput, useListings } from './use-listings'

const chosen = text('Listing', 128)
const inputFor = (run: ListingChange) => listingInput(row => mayChange(run, row))

type MoveInput = Omit<v.InferOutput<typeof moveWeekend.input>, 'id' | 'rev'>

const listingOf = async (services: Services, id: string) => services.get(Records).get(listings, id)
const registrationOf = async (services: Services, id: string) => (await listingOf(services, id))?.registrationId ?? ''

const move = runOf({
  title: 'Move to another weekend',
  purpose: 'With its registration, its hours and its place. A building or an address is needed where its own place is not open on that weekend.',
  rule: moveWeekend.access,
  choose: {
    fields: {
      listing: chosen,
      weekendId: text('Weekend', 128),
      siteId: optional(text('Building', 128)),
      unit: optional(text('Unit', 12)),
      street: optional(text('Street and number, for a studio of their own', 120)),
      neighbourhoodId: optional(text('Neighborhood of that address', 128)),
      reason: reasonField('Reason, which the artist reads'),
    },
    inputs: { listing: inputFor('move'), weekendId: WeekendInput, siteId: OtherBuildingInput, neighbourhoodId: OtherNeighbourhoodInput },
  },
  plan: async ({ listing: id, siteId, street }, services) => {
    const listing = await listingOf(services, id)
    if (!listing) return { rows: [], toWrite: 0, refused: 'Choose a listing.' }
    const site = siteId === undefined ? undefined : await services.get(Records).get(sites, siteId)
    const taken = site && (await services.get(Records).get(places, site.id, { edition: listing.editionId }))
    const free = site && freePlaces(site.capacity, taken)
    const what = site
      ? `Moves to ${site.name}, which has ${free} free of ${site.capacity} places.`
      : street
        ? `Moves to ${street}.`
        : 'Stays at its place.'
    const rows = [{ id, outcome: 'moves', name: listing.displayName, what }]
    return free === 0 && listing.siteId !== siteId ? { rows, toWrite: 0, refused: 'Every place in this building is taken.' } : { rows, toWrite: 1 }
  },
  planned: [
    { name: 'name', label: 'Listing', value: ({ name }) => name },
    { name: 'what', label: 'What happens', value: ({ what }) => what },
  ],
  label: 'Move the listing',
  run: async ({ input: { listing: id, ...to } }, services) => {
    const { rev = 0, displayName = '' } = (await listingOf(services, id)) ?? {}
    await services.get(Callables).call(moveWeekend, { id, rev, ...omitUndefined<MoveInput>(to) })
    return { message: `${displayName} has moved. Its artist was told by mail.` }
  },
})

const withdraw = runOf({
  title: 'Withdraw with a refund',
  purpose: 'Gives up the place, which goes to whoever waits for it, and pays back what the deadline for refunds allows.',
  rule: withdrawRegistration.access,
  choose: { fields: { listing: chosen }, inputs: { listing: inputFor('withdraw') } },
  plan: async ({ listing: id }, services) => {
    const quote = await services.get(Callables).call(quoteWithdrawal, { id: await registrationOf(services, id) })
    const { displayName: name = '' } = (await listingOf(services, id)) ?? {}
    const rows = quote.ids.map((one, i) => ({
      id: one,
      outcome: 'withdrawn',
      name: i === 0 ? name : 'Their second registration, which has its price beside the first',
    }))
    const { refundCents, paidCents } = quote
    const notes = [
      refundCents > 0
        ? `${moneyOf({ cents: refundCents })} of ${moneyOf({ cents: paidCents })} will be paid back.`
        : `Nothing is paid back: ${paidCents > 0 ? `${moneyOf({ cents: paidCents })} was paid, and the time for refunds is over.` : 'nothing was paid.'}`,
      'This cannot be undone.',
    ]
    return { rows, toWrite: rows.length, notes, refundCents }
  },
  planned: [{ name: 'name', label: 'Withdrawn', value: ({ name }) => name }],
  label: 'Withdraw and pay back',
  run: async ({ input: { listing: id }, plan }, services) => {
    const { refundCents } = await services
      .get(Callables)
      .call(withdrawRegistration, { id: await registrationOf(services, id), seenRefundCents: plan.refundCents })
    return { message: refundCents > 0 ? `Withdrawn, and ${moneyOf({ cents: refundCents })} paid back.` : 'Withdrawn. Nothing was to be paid back.' }
  },
})

const waive = runOf({
  title: 'Waive the fee',
  purpose: 'With 100 percent the registration is paid at once. With 0 a request is declined, and the fee stays.',
  rule: decideFeeWaiver.access,
  choose: {
    fields: { listing: chosen, percent: number('Percent of the fee', { min: 0, max: 100, integer: true }), reason: reasonField('Reason') },
    inputs: { listing: inputFor('waive') },
    begin: { percent: 100 },
  },
  label: 'Waive the fee',
  run: async ({ input: { listing: id, percent, reason } }, services) => {
    const registrationId = await registrationOf(services, id)
    const { totalCents } = await services.get(Callables).call(decideFeeWaiver, { registrationId, percent, reason })
    return { message: totalCents === 0 ? 'The fee is waived, so the registration is paid.' : `${moneyOf({ cents: totalCents })} left to pay.` }
  },
})

interface Sharing {
  readonly id: string
  readonly card: { readonly id: string; readonly rev: number; readonly name: string }
  readonly name: string
  readonly isPrinted: boolean
}

/** The artists on group cards, except the first of each. */
function useSharing(): readonly Sharing[] {
  const all = useListings()
  return all.flatMap(({ id, rev, displayName, sharedBy = [], printLockedAt }) =>
    sharedBy.map(registrationId => ({
      id: registrationId,
      card: { id, rev, name: displayName },
      name: all.find(one => one.registrationId === registrationId)?.displayName ?? 'A listing that was deleted',
      isPrinted: printLockedAt !== undefined,
    })),
  )
}

/** Changes that need a preview before they are made. */
export default runPanel({
  runs: { move, withdraw, waive },
  lists: [
    listOf<Sharing>({
      title: 'Cards that groups share',
      useRows: useSharing,
      columns: [
        { name: 'name', label: 'Listing', value: ({ name }) => name },
        { name: 'card', label: 'Shares the card', value: ({ card }) => card.name },
      ],
      actions: [
        callAction(splitCard)({
          label: 'Give back its own card',
          on: 'one',
          fits: ({ isPrinted }) => !isPrinted,
          ask: { what: 'Both go back to their artists to be edited, who are told by mail.', fields: {} },
          input: ({ id, card }) => ({ id: card.id, rev: card.rev, registrationId: id }),
          done: (_, { name }) => `${name} has its own card again.`,
        }),
      ],
      empty: 'No group shares a card. Choose listings in the table to make one of them.',
    }),
  ],
})
