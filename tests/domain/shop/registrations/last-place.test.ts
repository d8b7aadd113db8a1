import { describe, expect, it } from 'vitest'
import { listings } from '../../../../src/domain/guide/listings.collection'
import { answerInvitationHandler } from '../../../../src/domain/guide/registering/answer-invitation.handler'
import { invitationId, listingInvitations } from '../../../../src/domain/guide/registering/listing-invitations.collection'
import { registrations } from '../../../../src/domain/guide/registrations.collection'
import { quoteWithdrawalHandler, withdrawRegistrationHandler } from '../../../../src/domain/shop/registrations/withdraw-registration.handler'
import { Choices } from '../../../support/query-oracle/choices'
import { type RegistrationWorld, refusalsOf, registrationWorld, type Wanted } from '../../../support/shop/registration-world'

const seeds = Array.from({ length: 12 }, (_, seed) => seed)
const last = (id: string): Wanted => ({ id, where: 'mill-house' })

/** At once, in an order that the seed gives, some of them a few turns later. */
async function atOnce<T>(chance: Choices, calls: readonly (() => Promise<T>)[]): Promise<readonly PromiseSettledResult<T>[]> {
  const turns = calls.map(() => chance.below(40))
  const order = calls.map((_, i) => i).toSorted(() => chance.below(3) - 1)
  const settled: PromiseSettledResult<T>[] = []
  await Promise.all(
    order.map(async i => {
      for (let turn = 0; turn < turns[i]!; turn += 1) await Promise.resolve()
      settled[i] = (await Promise.allSettled([calls[i]!()]))[0]!
    }),
  )
  return settled
}

/** Whoever comes for the first time needs longer, and would never win. */
async function signIn(world: RegistrationWorld, who: readonly string[]): Promise<void> {
  for (const one of who) await expect(world.as(one, quoteWithdrawalHandler, { id: 'none' })).rejects.toMatchObject({ code: 'not-found' })
}

const standing = async ({ behind }: RegistrationWorld) =>
  (await behind.find(registrations)).filter(({ status }) => status === 'awaiting_payment').map(({ id }) => id)

/** Ana had a studio last time, and is invited to bring it along. */
async function invite({ behind }: RegistrationWorld): Promise<string> {
  const id = invitationId('2027', 'ana')
  await behind.commit(
    behind.creating(listings, 'before', {
      editionId: '2026',
      displayName: 'Ana before',
      sortName: 'before',
      artistId: 'ana',
      ownerIds: ['ana'],
      media: ['Printmaking'],
      tags: [],
      byAppointment: false,
      openings: [],
      about: 'What she wrote last time.',
      links: [],
      facilities: [],
      status: 'published',
    }),
    behind.creating(listingInvitations, id, {
      personId: 'ana',
      editionId: '2027',
      fromId: 'before',
      name: 'Ana before',
      carries: ['text'],
      batchId: 'run',
      status: 'invited',
    }),
  )
  return id
}

describe('the last place of a building', () => {
  it.each(seeds)(
    'goes to one of an invited artist and two others who register at once, and the invitation is used by its artist alone (seed %i)',
    async seed => {
      const world = await registrationWorld({ 'mill-house': 1 })
      const invitation = await invite(world)
      await world.as('ana', answerInvitationHandler, { id: invitation, answer: 'accept' })
      const who = ['ana', 'bo', 'cy'] as const
      await signIn(world, who)
      const settled = await atOnce(
        new Choices(seed),
        who.map(one => () => world.submit(one, [last(`of-${one}`)])),
      )
      const won = who.filter((_, i) => settled[i]!.status === 'fulfilled')
      expect(won).toHaveLength(1)
      const lost = settled.flatMap(one => (one.status === 'rejected' ? [Promise.reject(one.reason)] : []))
      for (const refused of lost) expect(await refusalsOf(refused)).toMatchObject([{ reason: 'building-full' }])
      expect(await standing(world)).toEqual([`of-${won[0]}`])
      expect(await world.placesOf('mill-house')).toEqual({ takenBy: [`of-${won[0]}`], line: [] })
      expect((await world.behind.get(listingInvitations, invitation))!.status).toBe(won[0] === 'ana' ? 'used' : 'accepted')
      const made = await world.behind.find(listings, { where: [['editionId', '==', '2027']] })
      expect(made.map(({ id, about }) => [id, about])).toEqual([[`of-${won[0]}`, won[0] === 'ana' ? 'What she wrote last time.' : undefined]])
    },
  )

  it.each(seeds)('that is offered to whoever waits is theirs, whoever registers at the same instant (seed %i)', async seed => {
    const world = await registrationWorld({ 'mill-house': 1 })
    const { orderId } = await world.submit('di', [last('of-di')])
    await world.pay('di', orderId)
    await world.wait('ana', last('of-ana'))
    await signIn(world, ['bo', 'cy'])
    const settled = await atOnce<unknown>(new Choices(seed), [
      () => world.as('di', withdrawRegistrationHandler, { id: 'of-di', seenRefundCents: 19_500 }),
      () => world.submit('bo', [last('of-bo')]),
      () => world.submit('cy', [last('of-cy')]),
    ])
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await world.placesOf('mill-house')).toEqual({ takenBy: ['of-ana'], line: [] })
    expect((await world.registration('of-ana')).status).toBe('offered')
    await world.submit('ana', [last('of-ana')])
    expect(await standing(world)).toEqual(['of-ana'])
  })
})
