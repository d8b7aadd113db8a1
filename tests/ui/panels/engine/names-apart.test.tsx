// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PublishedGuide } from '../../../../src/domain/guide/reading/published-guide'
import { publishSnapshotHandler } from '../../../../src/domain/publishing/publish-snapshot.handler'
import { memoryApp } from '../../../support/memory-app'

/** A Hebrew name. The page has a number before and after it. */
const name = 'סטודיו אור 7'

it('a right-to-left name is isolated from the text around it on its page of the guide', async () => {
  const { visit, world } = await memoryApp()
  const index = await world.services.get(PublishedGuide).index()
  const card = index!.listings.find(listing => listing.artist !== undefined && listing.number !== undefined)!
  await world.store.commit([{ op: 'update', path: `listings/${card.id}`, data: { displayName: name, sortName: name } }])
  await publishSnapshotHandler.run(world.context, { editionId: index!.edition.id, makeCurrent: true })
  await visit(`/sfosguide/${card.number}`)
  const found = screen.getAllByText(name)
  expect(found.length).toBeGreaterThan(0)
  expect(new Set(found.map(({ tagName }) => tagName))).toEqual(new Set(['BDI']))
})
