import { expect, it } from 'vitest'
import { namePayers } from '../../../../src/domain/shop/desk/name-payers.contract'
import { lettersWorld } from '../../../support/shop/letters-world'

it('staff of the money alone are told the names of who paid, in their order; others are refused', async () => {
  const shop = await lettersWorld()
  const ask = () => shop.call(namePayers, { personIds: ['bo', 'gone', 'mia', 'bo'] })
  await shop.enter({ pid: 'p-money', adm: 1, sc: 'm' })
  expect(await ask()).toEqual({ names: ['Bo Ek', 'Deleted person', 'Mia Lund', 'Bo Ek'] })
  await shop.enter({ pid: 'p-guide', adm: 1, sc: 'g' })
  await expect(ask()).rejects.toMatchObject({ code: 'permission-denied' })
})
