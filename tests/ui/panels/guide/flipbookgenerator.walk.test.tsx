// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { VisitCounter } from '../../../../src/domain/analytics/visit-counter'
import { flipbooks } from '../../../../src/domain/flipbook/flipbooks.collection'
import { PublishedFlipbooks } from '../../../../src/domain/flipbook/published-flipbooks'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

const open = async (as: string) => {
  const app = await memoryApp({ as })
  await app.visit('/cpanel/flipbookgenerator?edition=2027')
  return app
}
const shownVersion = async ({ world }: Awaited<ReturnType<typeof open>>) => (await world.services.get(PublishedFlipbooks).shown('2027'))?.book.version
const row = async (version: string, state: string) => {
  const name = await screen.findByRole('rowheader', { name: version })
  await within(name.closest('tr')!).findByText(state)
  return within(name.closest('tr')!)
}

it('staff make a version from the guide, publish it, and roll back', async () => {
  const app = await open('guideadmin')
  await row('Version 1', 'Published')
  await press('Make the flipbook', within(await screen.findByRole('region', { name: 'Make a version from the guide' })))
  await screen.findByText(/^Version 2 has \d+ pages/)
  expect(await shownVersion(app)).toBe(1)

  await press(/Publish/, await row('Version 2', 'Ready'))
  await screen.findByText('Visitors now read version 2.')
  expect(await shownVersion(app)).toBe(2)
  await row('Version 1', 'Ready')

  await press(/Roll back/, await row('Version 2', 'Published'))
  await press('Roll back', within(await screen.findByRole('dialog')))
  await screen.findByText('Visitors now read version 1.')
  expect(await shownVersion(app)).toBe(1)
})

it('staff look at a version in the reader before visitors do; nothing of it is counted', async () => {
  const { world } = await open('guideadmin')
  const counted = vi.spyOn(world.services.get(VisitCounter), 'showed')
  await press('Make the flipbook', within(await screen.findByRole('region', { name: 'Make a version from the guide' })))
  await screen.findByText(/^Version 2 has \d+ pages/)
  await userEvent.click((await row('Version 2', 'Ready')).getByRole('link', { name: /Preview/ }))
  const preview = within(await screen.findByRole('region', { name: 'Preview of version 2' }))
  await preview.findByRole('article', { name: /^Page 1:/ })
  await press('Next page', preview)
  await preview.findByRole('article', { name: /^Page 2/ })
  for (let i = 0; i < 6; i++) await press('Next page', preview)
  await press('Search inside', preview)
  await userEvent.type(await preview.findByRole('searchbox', { name: 'Search this edition' }), 'kiln')
  await preview.findAllByRole('link', { name: /^Page \d+: / })
  expect(counted).not.toHaveBeenCalled()
})

it('staff read what is wrong with a version', async () => {
  const app = await memoryApp({ as: 'guideadmin' })
  const { systemRecords: records } = app.world.context
  const params = { edition: '2027' }
  const folder = 'flipbooks/2027/broken-version'
  const problems = ['Page 2 is missing.', 'Page 7 is missing.']
  await records.commit(
    records.creating(flipbooks, 'broken-version', { version: 2, source: 'pdf', pages: 0, folder, problems, status: 'failed' }, params),
  )
  await app.visit('/cpanel/flipbookgenerator?edition=2027&open=broken-version')
  await screen.findByText('Page 2 is missing.')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(problems))
})
