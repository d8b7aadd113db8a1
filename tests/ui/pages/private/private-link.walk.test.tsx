// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
// The first call would import every handler, while the others wait behind it.
import '../../../../src/domain/handlers'
import { adOrders } from '../../../../src/domain/ads/ad-orders.collection'
import { pageDrafts } from '../../../../src/domain/content/page-drafts.collection'
import { listings } from '../../../../src/domain/guide/listings.collection'
import { createPrivateShare } from '../../../../src/domain/private-shares/manage-private-shares.contract'
import type { SharedKind } from '../../../../src/domain/private-shares/private-shares.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { fill, heading } from '../../../support/account-app'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'
import type { MemoryWorld } from '../../../support/memory-world'

const asked = { kind: 'page', madeFor: 'City office', signIn: false, download: false, watermark: true } as const

/** A draft that nobody has published, and a link that staff made to it. */
async function sharedDraft(world: MemoryWorld, more: { passcode?: string; maxViews?: number } = {}) {
  const records = new Records(world.store, { current: undefined })
  const draft = { isTemplate: false, isLive: false, slug: 'jury-2028', title: 'The jury of 2028', blocks: [], status: 'draft' as const }
  await records.commit(records.creating(pageDrafts, 'jury-2028', draft))
  await world.signInAs('superadmin')
  const { path } = await world.call(createPrivateShare, { ...asked, ref: 'jury-2028', ...more })
  await world.signInAs(undefined)
  return path
}

/** A link that staff made to a record of the sample. */
async function linkTo(world: MemoryWorld, kind: SharedKind, ref: string) {
  await world.signInAs('superadmin')
  const { path } = await world.call(createPrivateShare, { ...asked, kind, ref })
  await world.signInAs(undefined)
  return path
}

describe('whoever has a private link', () => {
  it('reads the draft below until when the link works and whom it is for', async () => {
    const { world, visit } = await memoryApp()
    await visit(await sharedDraft(world))
    await waitFor(() => expect(heading()).toBe('The jury of 2028'))
    screen.getByText(/^Private link, until /)
    screen.getAllByText('Private: City office')
    expect(document.querySelectorAll('h1')).toHaveLength(1)
  })

  it('reads the draft of the sample at once', async () => {
    const { visit } = await memoryApp()
    await visit('/private/SampleLinkAtTheDoor027')
    await waitFor(() => expect(heading()).toBe('Three hours at a door'))
  })

  it('reads the draft of the home page as it would be today', async () => {
    const { world, visit } = await memoryApp({ on: new Date('2027-11-20T18:00:00Z') })
    await visit(await linkTo(world, 'page', 'home'))
    await waitFor(() => expect(heading()).toBe('Thank you for coming. The work goes on'))
    await screen.findByText(/I came for one studio/)
    screen.getByRole('heading', { name: 'Where would you like to start?' })
    expect(document.querySelectorAll('h1')).toHaveLength(1)
  })

  it('reads an event as its page will show it, without what visitors of a public event do', async () => {
    const { world, visit } = await memoryApp()
    await visit(await linkTo(world, 'event', 'draft-lecture'))
    await waitFor(() => expect(heading()).toBe('Salt and paper: a lecture'))
    screen.getByRole('heading', { name: 'When' })
    screen.getByText('City Library, small hall')
    for (const name of ['Add to my calendar', /^Share/, /^Save/]) expect(screen.queryByRole('button', { name })).toBeNull()
    expect(document.querySelectorAll('h1')).toHaveLength(1)
  })

  it('reads a listing as the guide will show it', async () => {
    const { world, visit } = await memoryApp()
    const { id, displayName } = (await world.context.systemRecords.find(listings, { where: [['editionId', '==', '2027']], limit: 1 }))[0]!
    await visit(await linkTo(world, 'listing', id))
    await waitFor(() => expect(heading()).toBe(displayName))
    screen.getByRole('heading', { name: 'Hours' })
    // The way there, but nothing to save: the studio may not be public yet.
    await screen.findByRole('link', { name: 'Directions' })
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
    expect(screen.queryByRole('navigation', { name: /number/i })).toBeNull()
  })

  it('sees an ad in the size in which it is printed', async () => {
    const { world, visit } = await memoryApp()
    const { space } = (await world.context.systemRecords.get(adOrders, 'ad-print'))!
    await visit(await linkTo(world, 'ad', 'ad-print'))
    await waitFor(() => expect(document.querySelector('figure img')).not.toBeNull())
    expect(document.querySelector('figure')!.style.getPropertyValue('--printed')).toBe(`${space!.w}mm`)
  })

  it('enters the passcode', async () => {
    const { world, visit } = await memoryApp()
    await visit(await sharedDraft(world, { passcode: 'Lighthouse 7' }))
    await waitFor(() => expect(heading()).toBe('This link has a passcode'))
    await fill('Passcode', 'Lighthouse 8')
    await press('Open the link')
    await screen.findByText(/^This passcode is wrong/)
    await fill('Passcode', 'Lighthouse 7')
    await press('Open the link')
    await waitFor(() => expect(heading()).toBe('The jury of 2028'))
  })

  it('reads that there is no such page once it is used up, as whoever guesses a link', async () => {
    const { world, visit } = await memoryApp()
    const path = await sharedDraft(world, { maxViews: 1 })
    const page = await visit(path)
    await waitFor(() => expect(heading()).toBe('The jury of 2028'))
    await page.go('/shop')
    await page.go(path)
    await waitFor(() => expect(heading()).toBe(`Page Not Found: ${path}`))
    await page.go('/private/AAAAAAAAAAAAAAAAAAAAAA')
    await waitFor(() => expect(heading()).toBe('Page Not Found: /private/AAAAAAAAAAAAAAAAAAAAAA'))
  })
})

it('staff make a link where they write the page, and revoke it', async () => {
  const { world, visit } = await memoryApp({ as: 'superadmin' })
  const records = new Records(world.store, { current: undefined })
  const draft = { isTemplate: false, isLive: false, slug: 'jury-2028', title: 'The jury of 2028', blocks: [], status: 'draft' as const }
  await records.commit(records.creating(pageDrafts, 'jury-2028', draft))
  await visit('/cpanel/pagebuilder?open=jury-2028')
  await press('Share by private link')
  await screen.findByText('No private links yet. Make the first one.')
  await fill('Who is it for?', 'City office')
  await press('Make a private link')
  const address = (await screen.findByLabelText<HTMLInputElement>('New private link')).value
  expect(address).toMatch(/\/private\/[0-9A-Za-z]{22}$/)
  const links = await screen.findByRole('region', { name: 'Private links' })
  within(links).getByText('City office')
  await press('Revoke the link for City office')
  await within(links).findByText(/Revoked, until/)
})
