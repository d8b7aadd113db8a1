// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Records } from '../../../../src/domain/shared/records/records'
import { ProductService } from '../../../../src/domain/shop/product-service'
import { products } from '../../../../src/domain/shop/products.collection'
import { fill } from '../../../support/account-app'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

it('staff enter goods with a variant, open them for sale, and archive them', async () => {
  const app = await memoryApp({ as: 'moneyadmin' })
  const records = new Records(app.world.store, { current: undefined })
  const made = async () => (await records.find(products)).find(({ title }) => title === 'A tote bag')
  await app.visit('/cpanel/creditcardprocessor?view=goods')
  await press('Add new')
  await fill(/^Title/, 'A tote bag')
  await fill(/^Summary/, 'Canvas, printed in town.')
  await press('Create')
  const variants = within(await screen.findByRole('form', { name: 'Variants and stock' }))
  await userEvent.click(await variants.findByRole('button', { name: 'Add' }))
  await write(await variants.findByLabelText(/^Number/), 'bag')
  await write(variants.getByLabelText(/^Label/), 'One size')
  await write(variants.getByLabelText(/^Price\b(?! for)/), '18')
  await write(variants.getByLabelText(/^Stock/), '40')
  await userEvent.click(variants.getByRole('button', { name: 'Save variants and stock' }))
  await expect.poll(async () => (await made())?.variants).toEqual([{ sku: 'bag', label: 'One size', price: { cents: 1800, cur: 'usd' }, stock: 40 }])
  const step = async (name: string) => press(name, within(await screen.findByRole('region', { name: 'Steps' })))
  await step('Open')
  await expect.poll(async () => (await made())?.status).toBe('live')
  await step('Sell out')
  await expect.poll(async () => (await made())?.status).toBe('soldout')
  await step('Archive')
  await expect.poll(async () => (await made())?.status).toBe('archived')
})

it('staff attach the file of a digital product, which is not sold before', async () => {
  const app = await memoryApp({ as: 'moneyadmin' })
  const records = new Records(app.world.store, { current: undefined })
  const shown = async () => (await app.world.services.get(ProductService).products.read()).some(({ id }) => id === 'four-walks')
  const walks = (await records.get(products, 'four-walks'))!
  await records.commit(records.changing(products, walks, { file: undefined }))
  expect(await shown()).toBe(false)
  await app.visit('/cpanel/creditcardprocessor?view=goods&open=four-walks')
  await screen.findByText('Nothing can be bought yet. Add the file.')
  await userEvent.upload(await screen.findByLabelText('File'), new File(['pages'], 'walks.pdf', { type: 'application/pdf' }))
  await screen.findByText(/^walks\.pdf, /)
  await userEvent.keyboard('{Control>}s{/Control}')
  await screen.findByText('Saved.')
  expect((await records.get(products, 'four-walks'))?.file).toMatchObject({ name: 'walks.pdf', path: expect.stringMatching(/^goods-files\//) })
  expect(await shown()).toBe(true)
})
