// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
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
