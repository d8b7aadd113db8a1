// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { editions } from '../../../../src/domain/guide/editions.collection'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'
import { seedListings, studio } from '../../../support/small-city'

it('numbers are not frozen while a listing has none', async () => {
  const { world, visit } = await memoryApp({ as: 'guideadmin' })
  const records = world.context.systemRecords
  await records.commit(records.creating(editions, '2031', { name: 'Doors 2031', year: 2031, city: 'Town', tz: 'UTC', status: 'production' }))
  await seedListings(records, { ana: studio('Ana', { editionId: '2031' }) })
  await visit('/cpanel/guideindexer?edition=2031')
  await press('Preview changes', within(await screen.findByRole('region', { name: 'Freeze the numbers' })))
  await screen.findByText('No listing has a number yet. Number the map first.')
  expect((await records.get(editions, '2031'))?.frozenAt).toBeUndefined()
})

it('the sample season shows its late number, and its indexes', async () => {
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
  await screen.findByText(/^You need the scope/)
})
