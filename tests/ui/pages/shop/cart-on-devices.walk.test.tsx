// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Records } from '../../../../src/domain/shared/records/records'
import { carts } from '../../../../src/domain/shop/carts/carts.collection'
import { memoryApp } from '../../../support/memory-app'

const line = (refId: string, quantity = 1) => ({ id: refId.replace('/', '-'), kind: 'product', refId, quantity })
const here = (lines: readonly object[], more: object = {}) =>
  localStorage.setItem('cart', JSON.stringify({ at: new Date().toISOString(), lines, ...more }))
const main = () => within(screen.getByRole('main'))

it('at sign-in a cart is merged with the one of another device, and another person’s cart on this device is gone', async () => {
  here([line('pins/pins-1')])
  const app = await memoryApp({ as: 'artlover' })
  const records = new Records(app.world.store, { current: undefined })
  const stored = { personId: 'p-artlover', content: JSON.stringify([line('tote/tote-1', 2)]), at: app.world.clock.now() }
  await records.commit(records.creating(carts, 'p-artlover', stored))
  const page = await app.visit('/shop?view=cart')
  await main().findByRole('button', { name: 'Remove Ten enamel rings' })
  await main().findByRole('button', { name: /^Remove The bag with the ring/ })
  await waitFor(async () => expect((await records.get(carts, 'p-artlover'))?.content).toContain('pins/pins-1'))
  page.leave()

  here([line('tote/tote-1', 2), line('apron/apron-1')], { synced: { owner: 'p-donor', lines: [line('tote/tote-1', 2)] } })
  const others = await memoryApp({})
  await others.visit('/shop?view=cart')
  await main().findByRole('button', { name: /^Remove Printer’s apron/ })
  await waitFor(() => expect(main().queryByRole('button', { name: /^Remove The bag/ })).toBeNull())
})
