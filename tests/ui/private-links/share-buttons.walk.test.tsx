// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
// The first call would import every handler, while the others wait behind it.
import '../../../src/domain/handlers'
import { eventSubmissions } from '../../../src/domain/events/event-submissions.collection'
import { events } from '../../../src/domain/events/events.collection'
import { letters } from '../../../src/domain/giving/letters.collection'
import { listings } from '../../../src/domain/guide/listings.collection'
import { type PrivateShare, privateShares } from '../../../src/domain/private-shares/private-shares.collection'
import { Records } from '../../../src/domain/shared/records/records'
import { fill } from '../../support/account-app'
import { press } from '../../support/drawing/press'
import { memoryApp } from '../../support/memory-app'
import type { MemoryWorld } from '../../support/memory-world'

const usd = (cents: number) => ({ cents, cur: 'usd' as const })

/** A year-end statement, of which the sample has none. */
async function statement(world: MemoryWorld) {
  const records = new Records(world.store, { current: undefined })
  const letter = {
    number: '2026-000001',
    kind: 'yearEnd' as const,
    personId: 'u-donor',
    about: [],
    orderLineIds: [],
    paid: usd(9000),
    fmv: usd(0),
    deductible: usd(9000),
    text: 'You gave $90.00.',
    textHash: 'x',
    pdfPath: 'letters/one.html',
    taxYear: 2026,
    status: 'issued' as const,
  }
  await records.commit(records.creating(letters, 'year-2026', letter))
}

/** Makes a link with the button that is on the page, and revokes it. */
async function makeAndRevoke(world: MemoryWorld, kind: PrivateShare['kind'], ref: string) {
  await press('Share by private link')
  await screen.findByText('No private links yet. Make the first one.')
  await fill('Who is it for?', 'The printer')
  await press('Make a private link')
  await screen.findByLabelText('New private link')
  const links = await screen.findByRole('region', { name: 'Private links' })
  const shared = await world.context.systemRecords.find(privateShares, {
    where: [
      ['kind', '==', kind],
      ['ref', '==', ref],
    ],
  })
  expect(shared.map(({ status, madeFor }) => [status, madeFor])).toEqual([['active', 'The printer']])
  await press('Revoke the link for The printer')
  await within(links).findByText(/Revoked, until/)
  await press('Close')
}

// Five panels, each opened for the first time, take longer than a walk usually may.
it('staff of the guide, of content and of money make a private link where the thing is, and revoke it', async () => {
  const { world, visit } = await memoryApp({ as: 'guideadmin' })
  const { systemRecords } = world.context
  await statement(world)
  const ofGuide = { where: [['editionId', '==', '2027'] as const], limit: 1 }
  const listing = (await systemRecords.find(listings, ofGuide))[0]!
  const event = (await systemRecords.find(events, ofGuide))[0]!
  const submitted = (await systemRecords.get(eventSubmissions, 'submission-wish-zinc'))!

  const page = await visit(`/cpanel/sfoslistings?view=table&edition=2027&open=${listing.id}`)
  await makeAndRevoke(world, 'listing', listing.id)
  await page.go('/cpanel/sfosaduploads?edition=2027&open=ad-print')
  await makeAndRevoke(world, 'ad', 'ad-print')
  await page.go(`/cpanel/sfosevents?edition=2027&open=${event.id}`)
  await makeAndRevoke(world, 'event', event.id)
  await world.signInAs('contentadmin')
  await page.go('/cpanel/reviewevents?open=submission-wish-zinc')
  await makeAndRevoke(world, 'event', submitted.eventId)

  await world.signInAs('moneyadmin')
  await page.go('/cpanel/donationletter?view=log&open=year-2026')
  await makeAndRevoke(world, 'statement', 'year-2026')
  const revoked = (await systemRecords.find(privateShares)).filter(({ status }) => status === 'revoked')
  expect(revoked.map(({ kind }) => kind).sort()).toEqual(['ad', 'event', 'event', 'listing', 'statement'])
}, 180_000)
