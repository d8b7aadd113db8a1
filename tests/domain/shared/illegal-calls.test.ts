import { describe, expect, it } from 'vitest'
import { audit } from '../../../src/domain/audit/audit.collection'
import { subscriptionStates, subscriptions } from '../../../src/domain/giving/subscriptions.collection'
import { answerInvitationHandler } from '../../../src/domain/guide/registering/answer-invitation.handler'
import { invitationStates, listingInvitations } from '../../../src/domain/guide/registering/listing-invitations.collection'
import { membershipProductStates, membershipProducts } from '../../../src/domain/memberships/membership-products.collection'
import { terms } from '../../../src/domain/memberships/memberships.collection'
import { moveMembershipProductHandler } from '../../../src/domain/memberships/products/move-membership-product.handler'
import { decideWaiverHandler } from '../../../src/domain/memberships/waivers/decide-waiver.handler'
import { membershipWaivers, waiverStates } from '../../../src/domain/memberships/waivers/membership-waivers.collection'
import { invokeHandler } from '../../../src/domain/shared/functions/handler'
import type { Collection, StoredOf } from '../../../src/domain/shared/records/collection'
import type { Actor } from '../../../src/domain/shared/records/policy'
import { manageSubscriptionHandler } from '../../../src/domain/shop/monthly/manage-subscription.handler'
import { orders } from '../../../src/domain/shop/orders.collection'
import { enrolled } from '../../support/enrolled'
import { memoryWorld } from '../../support/memory-world'

interface Machine<C extends Collection> {
  readonly of: C
  readonly states: NonNullable<C['states']>
  /** Which record of the sample season is moved. */
  readonly fits?: (record: StoredOf<C>) => boolean
  /** Who moves it. */
  readonly by: (record: StoredOf<C>) => Actor
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
]

describe('a step that a state does not have', () => {
  it.each(machines.map(one => [one.of.path, one] as const))('of %s is refused by call, and nothing is stored', async (_, machine) => {
    const { of, states, fits, by, handler, isKeyed = false, events } = machine
    const world = await memoryWorld({ sample: true, now })
    const records = world.context.systemRecords
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
    let refused = 0
    for (const [event, { input, done }] of Object.entries(events))
      for (const state of Object.keys(states).filter(from => from !== done && !(event in states[from]!))) {
        await records.change(of, await stored(), { status: state } as never)
        const before = await everything()
        const asked = input(await stored())
        const call = invokeHandler(handler, { ...world.context, actor }, isKeyed ? { key: crypto.randomUUID(), input: asked } : asked)
        await expect(call, `${event} of ${state}`).rejects.toMatchObject({ details: { rule: 'illegal-transition' } })
        expect(await everything(), `${event} of ${state}`).toEqual(before)
        refused++
      }
    expect(refused).toBeGreaterThan(1)
  })
})
