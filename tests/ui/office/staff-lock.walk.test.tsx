// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { staffLimits, staffLockState } from '../../../src/domain/accounts/sign-in/staff-session'
import { markNoted, storedStaffSession } from '../../../src/ui/office/stored-staff-session'
import type { SignedIn } from '../../../src/ui/queries/session.queries'
import { accountApp, fill, heading } from '../../support/account-app'
import { press } from '../../support/drawing/press'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

const minute = 60_000
/** Advances the device's clock by this much and lets the page notice it. */
function passes(by: number) {
  const later = Date.now() + by
  vi.spyOn(Date, 'now').mockReturnValue(later)
  fireEvent(window, new Event('focus'))
}

describe('an open office', () => {
  it('stays unlocked for thirty minutes without activity, and for twelve hours with it', () => {
    expect(staffLockState({ began: 0, touched: 0 }, 30 * minute - 1)).toBe('open')
    expect(staffLockState({ began: 0, touched: 0 }, 30 * minute)).toBe('locked')
    expect(staffLockState({ began: 0, touched: 12 * 60 * minute - 1 }, staffLimits.session - 1)).toBe('open')
    expect(staffLockState({ began: 0, touched: 12 * 60 * minute - 1 }, staffLimits.session)).toBe('over')
  })

  it('is locked after inactivity, and the password alone opens it again as it was left', async () => {
    const { password } = await accountApp('/cpanel', { as: 'guideadmin' })
    await waitFor(() => expect(heading()).toBe('Office'))
    await fill('Find a panel', 'week')
    passes(31 * minute)
    await screen.findByRole('heading', { name: 'Locked' })
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
    fireEvent.keyDown(document.body, { key: 'a' })
    await screen.findByLabelText('Your password')
    screen.getByRole('heading', { name: 'Locked' })
    await fill('Your password', 'not the password')
    await press('Continue')
    expect((await screen.findByRole('alert')).textContent).toContain('email or password is wrong')
    await fill('Your password', password)
    await press('Continue')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Locked' })).toBeNull())
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Find a panel').value).toBe('week'))
  })

  it('stays unlocked while somebody uses it', async () => {
    await accountApp('/cpanel', { as: 'guideadmin' })
    await waitFor(() => expect(heading()).toBe('Office'))
    passes(20 * minute)
    fireEvent.keyDown(document.body, { key: 'a' })
    passes(20 * minute)
    expect(screen.queryByRole('heading', { name: 'Locked' })).toBeNull()
  })

  it('belongs to who is signed in: a note of the session before that arrives late changes nothing', () => {
    const before = { uid: 'u-guideadmin', signedInAt: new Date('2026-11-01T09:00:00Z') } as SignedIn
    const now = { uid: 'u-superadmin', signedInAt: new Date('2026-11-01T09:05:00Z') } as SignedIn
    storedStaffSession(before)
    const opened = storedStaffSession(now)
    markNoted(before)
    expect(storedStaffSession(now)).toEqual(opened)
    localStorage.clear()
    markNoted(before)
    expect(storedStaffSession(before).isNoted).toBeUndefined()
  })

  it('signs out after twelve hours and asks for a sign-in', async () => {
    const { world, pathOf } = await accountApp('/cpanel', { as: 'guideadmin' })
    await waitFor(() => expect(heading()).toBe('Office'))
    passes(12 * 60 * minute)
    await waitFor(() => expect(world.auth.current).toBeUndefined())
    await waitFor(() => expect(pathOf()).toBe('/adminportal?next=%2Fcpanel'))
  })
})

// Each test uses another person: an audit entry of an earlier test, with the same time on its clock, may still be in progress.
describe('the audit', () => {
  const enteredIn = async ({ store }: Awaited<ReturnType<typeof accountApp>>['world']) =>
    (await store.query({ collection: 'audit', where: [['action', '==', 'staff.enter']] })).map(({ data }) => data['entityId'])

  it('records once that staff entered who used the sign-in for everybody', async () => {
    const { world, visit, emailOf, password } = await accountApp('/signin?next=%2Fcpanel')
    await fill('Email', emailOf('superadmin'))
    await fill('Password', password)
    await press('Sign in')
    await waitFor(() => expect(heading()).toBe('Office'))
    await waitFor(async () => expect(await enteredIn(world)).toEqual(['u-superadmin']))
    await waitFor(() => expect(localStorage.getItem('office:desk')).toContain('"isNoted":true'))
    await visit('/cpanel/userfinder')
    expect(await enteredIn(world)).toEqual(['u-superadmin'])
  })

  it('records it once for those who used the staff sign-in', async () => {
    const { world, emailOf, password } = await accountApp('/adminportal?next=%2Fcpanel')
    await fill('Email', emailOf('systemadmin'))
    await fill('Password', password)
    await press('Sign in')
    await waitFor(() => expect(heading()).toBe('Office'))
    await waitFor(() => expect(localStorage.getItem('office:desk')).toContain('"isNoted":true'))
    expect(await enteredIn(world)).toEqual(['u-systemadmin'])
  })
})
