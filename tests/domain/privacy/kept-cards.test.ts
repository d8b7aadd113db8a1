import { expect, it } from 'vitest'
import { releasedCards } from '../../../src/domain/giving/released-cards.collection'
import { finishDeletions } from '../../../src/domain/privacy/finish-deletions.job'
import { anonymisePerson } from '../../../src/domain/privacy/request-person-deletion.contract'
import { forgetCards } from '../../../src/domain/shop/monthly/forget-cards.job'
import { peopleEditor } from '../../support/office'
import { first, monthlyWorld } from '../../support/shop/monthly-world'

it('a forgotten person is not charged any more, and the provider deletes the card', async () => {
  const shop = await monthlyWorld()
  await shop.begin()
  const cardsAtProvider = async () => (await shop.store.query({ collection: 'simulatedCards' })).length
  expect(await cardsAtProvider()).toBe(1)
  await shop.enter(peopleEditor)
  await shop.call(anonymisePerson, { act: 'ask', personId: 'mia', askedBy: 'email', reason: 'She wrote to us', address: 'mia@post.example' })
  shop.localMode.setNow(new Date('2027-10-24T18:00:00Z'))
  await finishDeletions.run(shop.context)
  expect([await shop.monthly(first), await shop.hasCard()]).toMatchObject([{ status: 'cancelled' }, false])
  await forgetCards.run(shop.context)
  expect([await cardsAtProvider(), await shop.behind.find(releasedCards)]).toEqual([0, []])
})
