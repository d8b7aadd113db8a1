// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { editions } from '../../../../src/domain/guide/editions.collection'
import { listings } from '../../../../src/domain/guide/listings.collection'
import { numberOf } from '../../../../src/domain/guide/numbering/map-number'
import { setAsideNumbers } from '../../../../src/domain/guide/numbering/set-aside-numbers.collection'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'
import { seedListings, studio } from '../../../support/small-city'

const editionId = '2031'

/** An edition with three listings at doors of their own, without numbers. */
const staff = async () => {
  const app = await memoryApp({ as: 'guideadmin' })
  const records = app.world.context.systemRecords
  await records.commit(records.creating(editions, editionId, { name: 'Doors 2031', year: 2031, city: 'Town', tz: 'UTC', status: 'production' }))
  const arrive = (...names: readonly string[]) => seedListings(records, Object.fromEntries(names.map(name => [name, studio(name, { editionId })])))
  await arrive('Ana', 'Bo', 'Cy')
  const numbers = async () => (await Promise.all(['Ana', 'Bo', 'Cy'].map(id => records.get(listings, id)))).map(listing => numberOf(listing!))
  let view: Awaited<ReturnType<typeof app.visit>> | undefined
  const open = async (tab: string) => {
    const address = `/cpanel/guideindexer?edition=${editionId}${tab && `&view=${tab}`}`
    if (view) await view.go(address)
    else view = await app.visit(address)
  }
  return { ...app, records, arrive, numbers, open }
}
const numberFromAToZ = async () => {
  const form = within(await screen.findByRole('region', { name: 'Number the map' }))
  await userEvent.selectOptions(await form.findByLabelText(/^Order/), 'alphabet')
  await press('Preview changes', form)
}
const previewFreeze = async () => press('Preview changes', within(await screen.findByRole('region', { name: 'Freeze the numbers' })))

it('staff see the numbers before they give them, freeze them, and number a late listing', async () => {
  const { open, arrive, numbers, records } = await staff()
  await open('')
  await numberFromAToZ()
  await screen.findByText(/^3 listings will have a number\. 3 numbers would change\./)
  expect(await numbers()).toEqual([undefined, undefined, undefined])
  await press('Apply 3 changes')
  await screen.findByText(/^3 numbers changed\./)
  expect(await numbers()).toEqual(['1', '2', '3'])

  await open('numbers')
  await screen.findAllByText('Given')
  await open('')
  await previewFreeze()
  await press('Freeze 3 numbers for good')
  await screen.findByText(/^3 listings have a number for good\./)
  expect((await records.get(editions, editionId))?.frozenAt).toBeDefined()

  await arrive('Bob')
  await open('numbers')
  await screen.findAllByText('Waiting')
  await open('')
  await numberFromAToZ()
  await screen.findByText('The numbers are frozen: nothing that has one moves.')
  await press('Apply 1 change')
  await screen.findByText(/^1 number changed\./)
  expect(numberOf((await records.get(listings, 'Bob'))!)).toBe('2a')
  expect(await numbers()).toEqual(['1', '2', '3'])
})

it('numbers are not frozen while a listing has none', async () => {
  const { open } = await staff()
  await open('')
  await previewFreeze()
  await screen.findByText('No listing has a number yet. Number the map first.')
})

it('staff set a number aside for a listing, and the next run gives it', async () => {
  const { open, numbers, records } = await staff()
  await open('aside&open=new')
  await write(await screen.findByLabelText(/^From number/), '40')
  await write(screen.getByLabelText(/^For the listing/), 'Cy')
  await press('Create')
  await waitFor(async () =>
    expect(await records.find(setAsideNumbers, { params: { edition: editionId } })).toMatchObject([{ from: 40, listingId: 'Cy' }]),
  )
  await open('')
  await numberFromAToZ()
  await press('Apply 3 changes')
  await screen.findByText(/^3 numbers changed\./)
  expect(await numbers()).toEqual(['1', '2', '40'])
  await open('checks')
  await screen.findByText('Nobody has 3–39.')
})

it('the sample season shows its late and its retired number, and its indexes', async () => {
  const { visit } = await memoryApp({ as: 'guideadmin' })
  const view = await visit('/cpanel/guideindexer?edition=2027&view=numbers&f.state=Late')
  const late = (await screen.findByText('Harriet Delacroix-Bell')).closest<HTMLElement>('[role="row"]')!
  within(late).getByText('8a')
  await view.go('/cpanel/guideindexer?edition=2027&view=indexes')
  await screen.findByRole('button', { name: 'Download tagged text for InDesign' })
  await screen.findByText('Adébáyò, Tunde')
})

it('who has no access to the guide does not open it', async () => {
  const { visit } = await memoryApp({ as: 'contentadmin' })
  await visit('/cpanel/guideindexer')
  await screen.findByText(/^You need the/)
})
