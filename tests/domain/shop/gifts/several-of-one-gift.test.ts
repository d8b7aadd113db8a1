import { expect, it } from 'vitest'
import { payingWorld } from '../../../support/shop/paying'
import { line } from '../../../support/shop/shop-world'

it('a gift that is bought by the piece is worth all of its pieces', async () => {
  const shop = await payingWorld()
  await shop.enter({ pid: 'mia' })
  await shop.buy([line('donation', 'door/one', 2)], { email: 'mia@post.example' })
  expect(await shop.gifts()).toEqual(['mia 10200 recorded'])
})
