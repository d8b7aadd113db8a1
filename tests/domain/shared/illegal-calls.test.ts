import { describe, expect, it } from 'vitest'
import { LocalAccounts } from '../../../src/adapters/memory/accounts/local-accounts'
import { audit } from '../../../src/domain/audit/audit.collection'
import { holdStates, holds } from '../../../src/domain/capacity/holds.collection'
import { events } from '../../../src/domain/events/events.collection'
import { subscriptionStates, subscriptions } from '../../../src/domain/giving/subscriptions.collection'
import { articleStates, articles } from '../../../src/domain/guide/articles/articles.collection'
import { answerInvitationHandler } from '../../../src/domain/guide/registering/answer-invitation.handler'
import { invitationStates, listingInvitations } from '../../../src/domain/guide/registering/listing-invitations.collection'
import { acceptSeatHandler } from '../../../src/domain/memberships/family-seats/accept-seat.handler'
import { membershipSeats, seatStates } from '../../../src/domain/memberships/family-seats/membership-seats.collection'
import { membershipProductStates, membershipProducts } from '../../../src/domain/memberships/membership-products.collection'
import { memberships, terms } from '../../../src/domain/memberships/memberships.collection'
import { moveMembershipProductHandler } from '../../../src/domain/memberships/products/move-membership-product.handler'
import { decideWaiverHandler } from '../../../src/domain/memberships/waivers/decide-waiver.handler'
import { membershipWaivers, waiverStates } from '../../../src/domain/memberships/waivers/membership-waivers.collection'
import { moveArticlesHandler } from '../../../src/domain/publishing/move-articles.handler'
import { invokeHandler } from '../../../src/domain/shared/functions/invoke-handler'
import type { Collection, StoredOf } from '../../../src/domain/shared/records/collection'
import type { Actor } from '../../../src/domain/shared/records/policy'
import type { Records } from '../../../src/domain/shared/records/records'
import { claimCapacityHandler } from '../../../src/domain/shop/checkout/claim-capacity.handler'
import { manageSubscriptionHandler } from '../../../src/domain/shop/monthly/manage-subscription.handler'
import { orders } from '../../../src/domain/shop/orders.collection'
import { products } from '../../../src/domain/shop/products.collection'
import { enrolled } from '../../support/enrolled'
import { memoryWorld } from '../../support/memory-world'

interface Machine<C extends Collection> {
  readonly of: C
  readonly states: NonNullable<C['states']>
  /** Makes the record, if the sample season has none. */
  readonly make?: (records: Records) => Promise<void>
  /** Which record of the sample season is moved. */
  readonly fits?: (record: StoredOf<C>) => boolean
  /** Who moves it. */
  readonly by: (record: StoredOf<C>) => Actor
  /** The confirmed address of their account. */
  readonly email?: string
  readonly handler: Parameters<typeof invokeHandler>[0]
  /** It takes a key, by which a repeated call is the same one. */
  readonly isKeyed?: boolean
  /** The input for each event that can be asked for; `done` are states in which the same answer changes nothing. */
  readonly events: Readonly<Record<string, { readonly input: (record: StoredOf<C>) => object; readonly done?: string }>>
}

const staff = (sc: string): Actor => ({ uid: `u-${sc}`, secondFactor: true, authenticatedAt: now, claims: { pid: `p-${sc}`, adm: 1, sc } })
const person = (pid: string): Actor => ({ uid: `u-${pid}`, authenticatedAt: now, claims: { pid } })
const now = new Date('2027-10-16T18:00:00Z')
const machineOf = <C extends Collection>(one: Machine<C>) => one as unknown as Machine<Collection>
const because = 'They lost their studio'

const machines = [
  machineOf({
    of: articles,
    states: articleStates,
    by: () => staff('g'),
    handler: moveArticlesHandler,
    isKeyed: true,
    events: Object.fromEntries(
      (['edit', 'check', 'approve', 'publish', 'archive'] as const).map(event => [
        event,
        { input: ({ id }: { readonly id: string }) => ({ event, ids: [id] }) },
      ]),
    ),
  }),
  machineOf({
    of: listingInvitations,
    states: invitationStates,
    by: ({ personId }) => person(personId),
    handler: answerInvitationHandler,
    events: {
      accept: { input: ({ id }) => ({ id, answer: 'accept' }), done: 'accepted' },
      decline: { input: ({ id }) => ({ id, answer: 'decline' }), done: 'declined' },
    },
  }),
  machineOf({
    of: membershipWaivers,
    states: waiverStates,
    by: () => staff('p'),
    handler: decideWaiverHandler,
    isKeyed: true,
    events: {
      approve: { input: ({ id, rev }) => ({ id, rev, decision: 'approve', reason: because }) },
      decline: { input: ({ id, rev }) => ({ id, rev, decision: 'decline', reason: because }) },
    },
  }),
  machineOf({
    of: membershipProducts,
    states: membershipProductStates,
    by: () => staff('m'),
    handler: moveMembershipProductHandler,
    isKeyed: true,
    events: { open: { input: ({ id }) => ({ productId: id, event: 'open' }) }, retire: { input: ({ id }) => ({ productId: id, event: 'retire' }) } },
  }),
  machineOf({
    of: subscriptions,
    states: subscriptionStates,
    fits: ({ membershipId }) => membershipId === undefined,
    by: ({ personId }) => person(personId),
    handler: manageSubscriptionHandler,
    isKeyed: true,
    events: {
      pause: { input: ({ id }) => ({ id, action: 'pause', until: '2027-12-01' }) },
      resume: { input: ({ id }) => ({ id, action: 'resume' }) },
      cancel: { input: ({ id }) => ({ id, action: 'cancel' }) },
    },
  }),
  machineOf({
    of: membershipSeats,
    states: seatStates,
    make: async records => {
      const [membership] = await records.find(memberships, { limit: 1 })
      const { id: membershipId, personId: holderId } = membership!
      const seat = { membershipId, holderId, name: 'Wren', email: 'wren@post.example', invitedAt: now, status: 'invited' } as const
      await records.commit(records.creating(membershipSeats, 'seat', seat))
    },
    by: () => person('wren'),
    email: 'wren@post.example',
    handler: acceptSeatHandler,
    isKeyed: true,
    events: { accept: { input: ({ id }) => ({ seatId: id }) } },
  }),
  ...(['event', 'stock'] as const).map(kind =>
    machineOf({
      of: holds,
      states: holdStates,
      make: async records => {
        const hold = { kind, ref: await somethingToHold(records, kind), pieces: 1, until: now, status: 'held' } as const
        await records.commit(records.creating(holds, reservation, hold))
      },
      fits: ({ id }) => id === reservation,
      by: () => person('wren'),
      handler: claimCapacityHandler,
      // The same key renews what is held. What was sold is neither reserved again nor, by a reservation of nothing, given back.
      events: { hold: { input: ({ id, ref }) => ({ kind, ref, n: 1, key: id }), done: 'held' } },
    }),
  ),
]

const reservation = '5f0c6f0e-3b51-4c0b-9a56-0d7d2f1c9a11'

async function somethingToHold(records: Records, kind: 'event' | 'stock'): Promise<string> {
  if (kind === 'event')
    return (await records.find(events, { where: [['status', '==', 'published']] })).find(one => !one.membersOnly && !one.deletedAt)!.id
  const product = (await records.find(products, { where: [['status', '==', 'live']] })).find(({ id }) => id === 'tote')!
  return `${product.id}/${product.variants[0]!.sku}`
}

describe('a step that a state does not have', () => {
  it.each(machines.map(one => [one.of.path, one] as const))('of %s is refused by call, and nothing is stored', async (_, machine) => {
    const { of, states, make, fits, by, email, handler, isKeyed = false, events: asked } = machine
    const world = await memoryWorld({ sample: true, now })
    const records = world.context.systemRecords
    await make?.(records)
    const { id } = (await records.find(of)).find(record => fits?.(record) ?? true)!
    const stored = async () => (await records.get(of, id))!
    /** The record, and what its steps make: terms, orders, entries of the audit, mails. */
    const everything = async () => [
      await stored(),
      await records.findEverywhere(terms),
      await records.find(orders),
      await records.count(audit),
      world.localMode.state.outbox.length,
    ]
    const actor = await enrolled(world, by(await stored()))
    if (email !== undefined) {
      const accounts = new LocalAccounts(world.store, world.clock, world.ids)
      await accounts.change(actor.uid, { email, emailVerified: true } as Parameters<LocalAccounts['change']>[1])
    }
    let refused = 0
    for (const [event, { input, done }] of Object.entries(asked))
      for (const state of Object.keys(states).filter(from => from !== done && !(event in states[from]!))) {
        await records.change(of, await stored(), { status: state } as never)
        const before = await everything()
        const wanted = input(await stored())
        const call = invokeHandler(handler, { ...world.context, actor }, isKeyed ? { key: crypto.randomUUID(), input: wanted } : wanted)
        await expect(call, `${event} of ${state}`).rejects.toMatchObject({ details: { rule: 'illegal-transition' } })
        expect(await everything(), `${event} of ${state}`).toEqual(before)
        refused++
      }
    expect(refused).toBeGreaterThan(0)
  })
})
