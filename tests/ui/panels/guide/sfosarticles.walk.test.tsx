// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { articles } from '../../../../src/domain/guide/articles/articles.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

const open = async (search: string) => {
  const app = await memoryApp({ as: 'guideadmin' })
  await app.visit(`/cpanel/sfosarticles?edition=2027${search}`)
  return new Records(app.world.store, { current: undefined })
}

it('an article is approved, published, and is in the guide', async () => {
  const records = await open('&open=quiet-hour')
  await screen.findByRole('heading', { name: 'The quiet hour' })
  await press('Approve')
  await screen.findByText('It is approved.')
  await press('Publish')
  await screen.findByText('It is published. The guide was published again.')
  expect((await records.get(articles, 'quiet-hour'))?.status).toBe('published')
})

it('a text that is too short stays in editing, and says how long it is', async () => {
  const records = await open('&open=stairs')
  await screen.findByText(/: too short\. An article has 200 to 2,500/)
  await press('Send to the copy check')
  await screen.findByText(/“Forty-two steps” has \d+ words\./)
  expect((await records.get(articles, 'stairs'))?.status).toBe('edit')
})

it('studios are added to an article by name and taken out again', async () => {
  const records = await open('&open=stairs')
  const input = await screen.findByLabelText(/^Studios in it/)
  const [name] = (
    await records.find((await import('../../../../src/domain/guide/listings.collection')).listings, {
      where: [['editionId', '==', '2027']],
      limit: 1,
    })
  ).map(({ displayName }) => displayName)
  await userEvent.type(input, name!)
  await screen.findByRole('button', { name: `Remove ${name}` })
  await press('Save')
  await expect.poll(async () => (await records.get(articles, 'stairs'))?.listingIds.length).toBe(1)
  await press(`Remove ${name}`)
  await press('Save')
  await expect.poll(async () => (await records.get(articles, 'stairs'))?.listingIds.length).toBe(0)
})

it('the board has a column for every state', async () => {
  await open('&view=board')
  await screen.findByText('Studio dogs')
  await screen.findByText('What a frame costs, and why')
})
