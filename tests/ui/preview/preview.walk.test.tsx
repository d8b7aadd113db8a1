// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Session } from '../../../src/domain/accounts/sign-in/session'
import { listings } from '../../../src/domain/guide/listings.collection'
import { notifyWhenOpen } from '../../../src/domain/guide/registering/notify-when-open.contract'
import { Callables } from '../../../src/domain/shared/functions/callables'
import { RolePreview } from '../../../src/domain/shared/preview/role-preview'
import { Records } from '../../../src/domain/shared/records/records'
import { RuleBroken } from '../../../src/domain/shared/records/rule-broken'
import { WallClock } from '../../../src/domain/shared/time/wall-clock'
import { Auth } from '../../../src/ports/auth'
import { Storage } from '../../../src/ports/storage'
import { sessionHint } from '../../../src/ui/routing/session-hint'
import { press } from '../../support/drawing/press'
import { memoryApp } from '../../support/memory-app'

afterEach(() => sessionStorage.clear())

const bar = () => screen.queryByRole('complementary', { name: 'You see a preview of the site' })
const heading = () => document.querySelector('h1')?.textContent ?? ''

it('staff of the guide see the site as of a date of the season, until they end it; the office keeps its own', async () => {
  const app = await memoryApp({ as: 'guideadmin' })
  const view = await app.visit('/cpanel/sfosdeadlines?edition=2027')
  fireEvent.change(await screen.findByLabelText(/^Date and time/), { target: { value: '2027-03-01T10:00' } })
  await press('Preview the site')
  await waitFor(() => expect(heading()).toBe('Artists, open your studio'))
  expect(bar()?.textContent).toContain('Preview as of Monday, March 1, 2027, 10')
  const clock = app.world.services.get(WallClock)
  expect(clock.now().getUTCMonth()).toBe(2)
  expect(clock.real().getUTCMonth()).toBe(9)
  await view.go('/cpanel')
  await waitFor(() => expect(clock.now().getUTCMonth()).toBe(9))
  await view.go('/')
  await waitFor(() => expect(clock.now().getUTCMonth()).toBe(2))
  await press('End the preview')
  await waitFor(() => expect(heading()).toMatch(/^The doors are open/))
  expect(bar()).toBeNull()
})

it('nobody else can set the date or the role', async () => {
  sessionStorage.setItem('preview', JSON.stringify({ at: '2027-03-01T18:00:00.000Z', as: 'system' }))
  const app = await memoryApp({ as: 'artist' })
  await app.visit('/')
  await waitFor(() => expect(sessionStorage.getItem('preview')).toBeNull())
  expect(heading()).toMatch(/^The doors are open/)
  expect(bar()).toBeNull()
})

describe('the site as somebody else sees it', () => {
  async function seenAs(role: string) {
    const app = await memoryApp({ as: 'guideadmin' })
    const view = await app.visit('/cpanel/sfosdeadlines?edition=2027')
    fireEvent.change(await screen.findByLabelText(/^Date and time/), { target: { value: '2027-05-20T10:00' } })
    fireEvent.change(screen.getByLabelText('As'), { target: { value: role } })
    await press('Preview the site')
    await waitFor(() => expect(bar()).not.toBeNull())
    return { ...app, view }
  }
  const signIn = () => screen.queryAllByRole('link', { name: /^Sign in/ })

  it('a visitor is not signed in, and the office is closed; the way back is on every page', async () => {
    const { view, world } = await seenAs('visitor')
    expect(bar()?.textContent).toMatch(/^Preview as of Thursday, May 20, 2027, 10.* as a visitor who is not signed in\. You cannot save anything\./)
    await waitFor(() => expect(world.services.get(Session).current).toBeUndefined())
    await waitFor(() => expect(signIn().length).toBeGreaterThan(0))
    // After a reload the page still knows that staff are signed in, and shows the way back.
    expect(sessionHint().present).toBe(true)
    await view.go('/cpanel/sfosdeadlines')
    await waitFor(() => expect(screen.queryByLabelText(/^Date and time/)).toBeNull())
    await press('End the preview')
    await waitFor(() => expect(world.services.get(Session).current?.claims.sc).toBe('g'))
    expect(bar()).toBeNull()
  })

  it('nothing can be written as somebody else: no record, no file, no call, no account', async () => {
    const { world } = await seenAs('member')
    await waitFor(() => expect(world.services.get(Session).current?.claims).toEqual({ pid: world.auth.current?.claims.pid }))
    const refused = { rule: 'preview-only-reads' }
    const records = world.services.get(Records)
    const [listing] = await records.find(listings, { where: [['editionId', '==', '2027']] })
    await expect(records.change(listings, listing!, { priceBand: 'under-250' })).rejects.toMatchObject(refused)
    await expect(world.services.get(Callables).call(notifyWhenOpen, { editionId: '2027', wanted: true })).rejects.toMatchObject(refused)
    await expect(world.services.get(Storage).delete('pictures/none.jpg')).rejects.toMatchObject(refused)
    expect(() => world.services.get(Storage).upload('a', new Blob(['a']), { contentType: 'image/png' })).toThrow(RuleBroken)
    await expect(world.services.get(Auth).updatePassword('Another password 1')).rejects.toMatchObject(refused)
    await press('End the preview')
    await waitFor(() => expect(world.services.get(Session).current?.claims.sc).toBe('g'))
    await records.change(listings, listing!, { priceBand: 'under-250' })
  })

  it('as other staff they see the office with one scope of their own, never with one that they lack', async () => {
    const { world } = await seenAs('volunteer')
    await waitFor(() => expect(world.services.get(Session).current?.claims.vol).toBe('9999-12-31'))
    const preview = world.services.get(RolePreview)
    expect(preview.rolesOf(world.auth.current)).toEqual(['visitor', 'member', 'volunteer', 'guide'])
    preview.begin('money')
    expect(world.services.get(Session).current?.claims.sc).toBe('g')
  })
})
