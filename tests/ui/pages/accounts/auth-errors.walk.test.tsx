// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PortError, portCodes } from '../../../../src/ports/errors'
import { errorText } from '../../../../src/ui/app-services/error-sentence'
import { accountApp, fill, heading } from '../../../support/account-app'
import { press } from '../../../support/drawing/press'

afterEach(() => {
  vi.useRealTimers()
})

const alert = async () => (await screen.findByRole('alert')).textContent
const typedEmail = () => screen.getByLabelText<HTMLInputElement>('Email').value

async function signIn(email: string, password: string) {
  await fill('Email', email)
  await fill('Password', password)
  await press('Sign in')
}

describe('an error at sign-in', () => {
  // The excluded code is not shown as an error: the form asks for the second factor.
  it.each(portCodes.auth.filter(code => code !== 'multi-factor-auth-required'))('%s is explained in a sentence, and the email stays', async code => {
    const { world, password } = await accountApp('/signin')
    const error = new PortError('auth', code, 'as the service says it')
    world.auth.signIn = () => Promise.reject(error)
    await signIn('ada@example.org', password)
    expect(await alert()).toContain(errorText(error).happened)
    expect(document.body.textContent).not.toContain('as the service says it')
    expect(typedEmail()).toBe('ada@example.org')
  })

  it('of a closed account links to the contact page', async () => {
    const { world, emailOf, password } = await accountApp('/signin')
    await world.store.commit([{ op: 'update', path: 'localAccounts/u-donor', data: { disabled: true } }])
    await signIn(emailOf('donor'), password)
    expect(await alert()).toContain('This account is closed.')
    expect((await screen.findByRole('link', { name: 'Write to us' })).getAttribute('href')).toBe('/about/contact')
  })

  it('is shown for an invalid address', async () => {
    const { password } = await accountApp('/signin')
    await signIn('ada', password)
    expect(await alert()).toContain('Enter an email address')
  })
})

describe('five wrong passwords', () => {
  it('pause signing in for thirty seconds with a countdown and offer a new password', async () => {
    const { world, emailOf, password, pathOf } = await accountApp('/signin')
    for (let i = 0; i < 4; i++) {
      await signIn(emailOf('artlover'), 'not the password')
      await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-busy')).toBeNull())
    }
    expect(await alert()).toContain('email or password is wrong')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await signIn(emailOf('artlover'), 'not the password')
    const waiting = await screen.findByRole('button', { name: 'Sign in again in 30 s' })
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('That was too many tries.'))
    expect(screen.getByText('Signing in is paused for 30 seconds.').getAttribute('role')).toBe('status')
    expect(waiting.getAttribute('aria-disabled')).toBe('true')
    vi.advanceTimersByTime(7_000)
    await screen.findByRole('button', { name: 'Sign in again in 23 s' })
    const tries = vi.spyOn(world.auth, 'signIn')
    await userEvent.type(screen.getByLabelText('Password'), '{Enter}')
    expect(tries).not.toHaveBeenCalled()
    vi.advanceTimersByTime(23_000)
    await screen.findByRole('button', { name: 'Sign in' })
    world.clock.setNow(new Date(world.clock.now().getTime() + 30_000))
    expect(typedEmail()).toBe(emailOf('artlover'))
    await fill('Password', password)
    await press('Sign in')
    await waitFor(() => expect(pathOf()).toBe('/'))
  })

  it('lead to the page for a new password with the address filled in', async () => {
    const { world, emailOf } = await accountApp('/signin')
    world.auth.signIn = () => Promise.reject(new PortError('auth', 'too-many-requests', '', { details: { seconds: 12 } }))
    await signIn(emailOf('artlover'), 'not the password')
    await screen.findByRole('button', { name: 'Sign in again in 12 s' })
    await press('Send me a new password')
    await screen.findByRole('button', { name: 'Send me a link' })
    await waitFor(() => expect(typedEmail()).toBe(emailOf('artlover')))
  })
})

describe('a person without an account', () => {
  it('gets from sign-in to joining with the address filled in, and is told if it is taken', async () => {
    const { emailOf, pathOf } = await accountApp('/signin?next=%2Fdashboard')
    await fill('Email', emailOf('artlover'))
    await press('New here? Join')
    await waitFor(() => expect(pathOf()).toBe('/newmember?next=%2Fdashboard'))
    await waitFor(() => expect(heading()).toBe('Come in'))
    await screen.findByLabelText('Password')
    await waitFor(() => expect(typedEmail()).toBe(emailOf('artlover')))
    await fill('Password', 'lanterns over water')
    await press('Make my account')
    expect(await alert()).toContain('This email has an account already.')
  })

  it('can be sent there by an address', async () => {
    const { pathOf } = await accountApp('/signin?mode=join')
    await waitFor(() => expect(pathOf()).toBe('/newmember'))
  })

  it('is told that a password is weak', async () => {
    const { world } = await accountApp('/newmember')
    world.auth.signUp = () => Promise.reject(new PortError('auth', 'weak-password', ''))
    await fill('Email', 'ada@example.org')
    await fill('Password', 'lanterns over water')
    await press('Make my account')
    expect(await alert()).toContain('This password is too easy to guess.')
  })
})

describe('an action that needs reauthentication', () => {
  const later = 6 * 60_000
  async function afterAWhile() {
    const app = await accountApp('/dashboard/settings', { as: 'donor' })
    app.world.clock.setNow(new Date(app.world.clock.now().getTime() + later))
    return app
  }
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Confirm your password' }))
  async function give(password: string) {
    await fill('Your password', password)
    await userEvent.click((await dialog()).getByRole('button', { name: 'Continue' }))
  }

  it('asks for the password, reports a wrong one and then continues: another address', async () => {
    const { password, newestLink } = await afterAWhile()
    await press('Change the address')
    await fill('New email', 'hugh@example.org')
    await press('Send me a link there')
    await give('not the password')
    expect((await (await dialog()).findByRole('alert')).textContent).toContain('email or password is wrong')
    await give(password)
    await screen.findByText(/We sent a link to hugh@example.org/)
    expect(newestLink('hugh@example.org')).toContain('mode=verifyAndChangeEmail')
  })

  it('changes the password', async () => {
    const { world, password, emailOf } = await afterAWhile()
    await press('Change the password')
    await fill('New password', 'lanterns over water')
    await press('Set this password')
    await give(password)
    await screen.findByText('Your new password is set.')
    await world.auth.signIn(emailOf('donor'), 'lanterns over water')
  })

  it('requests the deletion of the account', async () => {
    const { world, password } = await afterAWhile()
    await press('Delete my account')
    await press('Begin the seven days')
    await give(password)
    await screen.findByText('Your account is about to be deleted.')
    expect((await world.store.get('deletions/p-donor'))?.data['status']).toBe('cooling')
  })

  it('is not done without the password and says why', async () => {
    const { world } = await afterAWhile()
    await press('Delete my account')
    await press('Begin the seven days')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Close' }))
    expect(await alert()).toContain('We have to check that it is you.')
    expect(await world.store.get('deletions/p-donor')).toBeUndefined()
  })
})
