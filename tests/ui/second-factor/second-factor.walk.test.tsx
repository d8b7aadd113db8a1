// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { totpCode } from '../../../src/adapters/memory/accounts/totp'
import { accountApp, fill, heading } from '../../support/account-app'
import { press } from '../../support/drawing/press'
import { write } from '../../support/drawing/write'

const day = 86_400_000
const codeField = /^Code from your app/

async function atTheDoor() {
  const app = await accountApp('/adminportal?next=/cpanel')
  const { world, password, emailOf } = app
  const codeOf = (secret: string) => totpCode(secret, world.clock.device())
  const signIn = async () => {
    await fill(/^Email/, emailOf('guideadmin'))
    await fill(/^Password/, password)
    await press('Sign in')
  }
  /** The secret shown under the QR code. */
  const secret = async () => (await screen.findByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)).textContent!.replaceAll(' ', '')
  const passes = (ms: number) => world.localMode.setNow(new Date(world.clock.now().getTime() + ms))
  return { ...app, codeOf, signIn, secret, passes }
}

describe('sign-in with a code', () => {
  it('is set up from the office within the days of grace, and asked for from then on; a wrong code stays typed', async () => {
    const { signIn, secret, codeOf, page, world, pathOf } = await atTheDoor()
    await signIn()
    await screen.findByText(/with your password alone for 5 more days/)
    await userEvent.click(screen.getByRole('link', { name: 'Set up the code' }))
    await press('Set up the code')
    const key = await secret()
    expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeDefined()
    const code = await codeOf(key)
    await fill(codeField, code === '000000' ? '111111' : '000000')
    await press('Turn on sign-in with a code')
    await screen.findByText('This code is not valid now.')
    await fill(codeField, code)
    await press('Turn on sign-in with a code')
    const done = await screen.findByText('Signing in now asks for a code of your app.')
    // The message replaces the form, takes the focus and is in sight.
    expect(document.activeElement?.contains(done)).toBe(true)
    await screen.findByRole('button', { name: 'Set up another app' })

    await world.auth.signOut()
    await page.go('/adminportal?next=/cpanel')
    await signIn()
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter the code' }))
    const field = (await dialog.findByLabelText(codeField)) as HTMLInputElement
    expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric'])
    const wrong = code === '000000' ? '111111' : '000000'
    await userEvent.type(field, wrong)
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await dialog.findByText('This code is not valid now.')
    expect(field.value).toBe(wrong)
    await userEvent.clear(field)
    await userEvent.type(field, `${code.slice(0, 3)} ${code.slice(3)}{Enter}`)
    await screen.findByText(/^Welcome/)
    await userEvent.click(await screen.findByRole('link', { name: 'Go to the office' }))
    await waitFor(() => expect(pathOf()).toBe('/cpanel'))
    expect(screen.queryByText(/with your password alone/)).toBeNull()
  })

  it('is the only thing that staff can do after the days of grace; then the office opens', async () => {
    const { signIn, secret, codeOf, passes, page, pathOf } = await atTheDoor()
    passes(10 * day)
    await signIn()
    await waitFor(() => expect(heading()).toBe('Set up sign-in with a code'))
    await page.go('/cpanel/listings')
    await waitFor(() => expect(heading()).toBe('Set up sign-in with a code'))
    await press('Set up the code')
    await fill(codeField, await codeOf(await secret()))
    await press('Turn on sign-in with a code')
    await waitFor(() => expect(pathOf()).toContain('/cpanel'))
    await waitFor(() => expect(heading()).not.toBe('Set up sign-in with a code'))
  })

  it('can wait for seven days also for staff who sign in where everybody does, and hold their role since before it was required', async () => {
    const { world, page, signIn } = await atTheDoor()
    await world.context.accounts.setClaims('u-guideadmin', { pid: 'p-guideadmin', adm: 1, sc: 'g' })
    await page.go('/signin?next=/cpanel')
    await signIn()
    await screen.findByText(/with your password alone for 7 more days/)
    expect(heading()).toBe('Office')
    expect(screen.getByRole('link', { name: 'Set up the code' }).getAttribute('href')).toBe('/dashboard/settings#code')
  })

  it('is removed by a superadmin for a colleague who lost the phone', async () => {
    const { signIn, secret, codeOf, page, world } = await atTheDoor()
    await signIn()
    await userEvent.click(await screen.findByRole('link', { name: 'Set up the code' }))
    await press('Set up the code')
    await fill(codeField, await codeOf(await secret()))
    await press('Turn on sign-in with a code')
    await screen.findByText('Signing in now asks for a code of your app.')
    await world.signInAs('superadmin')
    await page.go('/cpanel/adminsetter')
    await press(/^Remove the code: Staff: Guide/)
    const dialog = within(await screen.findByRole('dialog'))
    await write(dialog.getByRole('textbox', { name: /Why/ }), 'Lost the phone on the ferry')
    await userEvent.click(dialog.getByRole('button', { name: 'Remove the code' }))
    await screen.findByText(/^The code of .* is removed\. We sent them an email\.$/)
    expect((await world.context.accounts.find('u-guideadmin'))?.secondFactorSince).toBeUndefined()
  })
})
