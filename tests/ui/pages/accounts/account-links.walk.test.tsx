// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { samplePassword } from '../../../../src/adapters/memory/sample/people/sample-account'
import { accountApp, fill, heading } from '../../../support/account-app'
import { press } from '../../../support/drawing/press'

const hour = 60 * 60_000

/** Requests a new password as this person and opens the link in the mail. */
async function resetLink() {
  const app = await accountApp('/signin')
  const email = app.emailOf('artlover')
  await app.world.auth.sendPasswordReset(email)
  return { ...app, email, link: app.newestLink(email) }
}

async function signInLink() {
  const app = await accountApp('/userlogin?next=%2Fdashboard%2Fsettings')
  const email = app.emailOf('donor')
  await fill('Email', email)
  await press('Email me a link')
  await screen.findByText('Check your email')
  return { ...app, email, link: app.newestLink(email) }
}

describe('a link for a new password', () => {
  it('does nothing by being opened, however often, and everything by its button', async () => {
    const { page, world, email, link, password } = await resetLink()
    // Mail scanners do the same: they open the page and leave.
    for (let i = 0; i < 3; i++) {
      await page.go(link)
      await waitFor(() => expect(heading()).toBe('Choose a new password'))
      await page.go('/login')
    }
    await world.auth.signIn(email, password)
    await world.auth.signOut()
    await page.go(link)
    await fill('New password', 'lanterns over water')
    await press('Set this password')
    await waitFor(() => expect(heading()).toBe('Your new password is set'))
    expect((await world.auth.signIn(email, 'lanterns over water')).email).toBe(email)
  })

  it('refuses a weak password with its reason and stays usable', async () => {
    const { page, world, email, link } = await resetLink()
    await page.go(link)
    await fill('New password', 'short')
    await press('Set this password')
    await screen.findByText('Enter at least 12 characters.')
    await fill('New password', 'qwerty123456')
    await press('Set this password')
    await screen.findByText('This password is on the lists that attackers try first.')
    await fill('New password', 'lanterns over water')
    await press('Set this password')
    await waitFor(() => expect(heading()).toBe('Your new password is set'))
    await world.auth.signIn(email, 'lanterns over water')
  })

  it('that has run out offers the next one at one press on the device that asked', async () => {
    const app = await accountApp('/signin')
    const email = app.emailOf('artlover')
    await fill('Email', email)
    await press('Forgot your password?')
    await press('Send me a link')
    await screen.findByText(/If there is an account/)
    const { world, page, newestLink } = app
    const link = newestLink(email)
    world.clock.setNow(new Date(world.clock.now().getTime() + hour))
    await page.go(link)
    await waitFor(() => expect(heading()).toBe('This link has run out'))
    await press(`Send me a new link to ${email}`)
    await screen.findByText(/a new link is on its way/)
    expect(newestLink(email)).not.toBe(link)
    await page.go(newestLink(email))
    await waitFor(() => expect(heading()).toBe('Choose a new password'))
  })

  it('that runs out while the page is open says so', async () => {
    const { page, world, link } = await resetLink()
    await page.go(link)
    await fill('New password', 'lanterns over water')
    world.clock.setNow(new Date(world.clock.now().getTime() + hour))
    await press('Set this password')
    await waitFor(() => expect(heading()).toBe('This link has run out'))
  })

  it.each(['/acct/auth/action', '/acct/auth/action?mode=resetPassword&oobCode=nothing', '/acct/auth/action?mode=odd&oobCode=..%2Fx'])(
    'that is invalid (%s) says so and offers a way on',
    async address => {
      await accountApp(address)
      await waitFor(() => expect(heading()).toBe('This link was used already'))
    },
  )

  it('is not used up by a failed network and works afterwards', async () => {
    const { page, world, link } = await resetLink()
    world.localMode.setOffline(true)
    await page.go(link)
    await screen.findByText('We cannot reach the network.')
    world.localMode.setOffline(false)
    await press('Try again')
    await screen.findByLabelText('New password')
  })
})

describe('a link to sign in', () => {
  it('can be sent again only after half a minute', async () => {
    await signInLink()
    const again = await screen.findByRole<HTMLButtonElement>('button', { name: /Send it again in \d+ s/ })
    expect(again.disabled).toBe(true)
    await screen.findAllByRole('link', { name: /^Open / })
  })

  it('signs in with one click on the device that requested it, and leads to the requested page', async () => {
    const { page, world, email, link, pathOf } = await signInLink()
    await page.go(link)
    await waitFor(() => expect(heading()).toBe('Sign in with this link'))
    expect(world.auth.current).toBeUndefined()
    await press('Sign me in')
    await waitFor(() => expect(pathOf()).toBe('/dashboard/settings'))
    await waitFor(() => expect(heading()).not.toBe('Sign in with this link'))
    expect(world.auth.current?.email).toBe(email)
    await page.go(link)
    await waitFor(() => expect(heading()).toBe('This link was used already'))
  })

  it('asks for the address on another device and accepts no other', async () => {
    const { page, world, email, link } = await signInLink()
    localStorage.clear()
    await page.go(link)
    expect((await screen.findByLabelText<HTMLInputElement>('Your email')).value).toBe('')
    await fill('Your email', 'somebody@else.example')
    await press('Sign me in')
    await screen.findByText('The link was sent to another address.')
    await fill('Your email', email)
    await press('Sign me in')
    await waitFor(() => expect(world.auth.current?.email).toBe(email))
  })

  it('never leads to another site', async () => {
    const { page, link, pathOf } = await signInLink()
    const astray = link.replace(/continueUrl=[^&]*/, `continueUrl=${encodeURIComponent('https://evil.example/cpanel?x=1')}`)
    await page.go(astray)
    await press('Sign me in')
    await waitFor(() => expect(pathOf().startsWith('/acct')).toBe(false))
    expect(page.router.state.location.pathname).not.toContain('evil')
  })

  it('says so if the account is closed', async () => {
    const { page, world, link } = await signInLink()
    await world.store.commit([{ op: 'update', path: 'localAccounts/u-donor', data: { disabled: true } }])
    await page.go(link)
    await press('Sign me in')
    await screen.findByText('This account is closed.')
  })
})

/** Each kind of link: the title and button of its page, and what is offered when it no longer works. */
const kinds = [
  { mode: 'resetPassword', title: 'Choose a new password', button: 'Set this password', onward: /^Send me a new link/ },
  { mode: 'verifyEmail', title: 'Confirm your email', button: 'Confirm this email', onward: /^Send me a new link to/ },
  { mode: 'verifyAndChangeEmail', title: 'Confirm your new email', button: 'Use this email', onward: 'Ask for it again in your settings' },
  { mode: 'recoverEmail', title: 'Change your email back', button: 'Change it back', onward: 'Write to us' },
  { mode: 'signIn', title: 'Sign in with this link', button: 'Sign me in', onward: /^Send me a new link/ },
] as const
type Mode = (typeof kinds)[number]['mode']

/** A new account, signed in, with a link of this kind in the outbox. */
async function mailed(mode: Mode) {
  const app = await accountApp('/login')
  const { auth } = app.world
  await auth.signUp('ada@example.org', 'lanterns over water', 'Ada')
  if (mode === 'resetPassword') await auth.sendPasswordReset('ada@example.org')
  if (mode === 'verifyEmail') await auth.sendVerification()
  if (mode === 'signIn') await auth.sendSignInLink('ada@example.org', '/about')
  if (mode === 'verifyAndChangeEmail' || mode === 'recoverEmail') await auth.sendEmailChange('ada@new.example')
  const changing = app.newestLink('ada@new.example')
  if (mode === 'recoverEmail') await auth.applyActionCode(new URL(changing, 'http://local').searchParams.get('oobCode')!)
  const link = mode === 'verifyAndChangeEmail' ? changing : app.newestLink('ada@example.org')
  expect(link).toContain(`mode=${mode}&`)
  return { ...app, link, code: new URL(link, 'http://local').searchParams.get('oobCode')! }
}

describe.each(kinds)('a link of the kind $mode', ({ mode, title, button, onward }) => {
  const offered = () => screen.findByRole(typeof onward === 'string' ? 'link' : 'button', { name: onward })

  it('still works after a mail scanner opened it and ran its scripts', async () => {
    const { page, world, link, code } = await mailed(mode)
    const before = await world.auth.checkActionCode(code)
    for (let i = 0; i < 3; i++) {
      await page.go(link)
      await waitFor(() => expect(heading()).toBe(title))
      await screen.findByRole('button', { name: button })
      await page.go('/login')
    }
    expect(await world.auth.checkActionCode(code)).toEqual(before)
  })

  it('that has expired says so and offers a way on', async () => {
    const { page, world, link } = await mailed(mode)
    world.localMode.setNow(new Date(world.clock.now().getTime() + 31 * 24 * hour))
    await page.go(link)
    await waitFor(() => expect(heading()).toBe('This link has run out'))
    await offered()
  })

  it('that was used says so and offers a way on', async () => {
    const { page, link } = await mailed(mode)
    await page.go(link.replace(/oobCode=\w+/, 'oobCode=gone'))
    await waitFor(() => expect(heading()).toBe('This link was used already'))
    await offered()
  })
})

describe('a link about the email address', () => {
  it('verifies it when the button is clicked', async () => {
    const { page, world, newestLink } = await accountApp('/login')
    await world.auth.signUp('new@example.org', 'lanterns over water', 'New')
    await world.auth.sendVerification()
    await page.go(newestLink('new@example.org'))
    await waitFor(() => expect(heading()).toBe('Confirm your email'))
    expect(world.auth.current?.emailVerified).toBe(false)
    await press('Confirm this email')
    await waitFor(() => expect(heading()).toBe('new@example.org is confirmed'))
    expect(world.auth.current?.emailVerified).toBe(true)
    expect((await screen.findByRole('link', { name: 'Go on' })).getAttribute('href')).toBe('/newmember')
  })

  it('changes it, and restores it with an offer to set a new password', async () => {
    const { page, world, newestLink, emailOf } = await accountApp('/login', { as: 'artlover' })
    const email = emailOf('artlover')
    await world.auth.sendEmailChange('new@example.org')
    await page.go(newestLink('new@example.org'))
    await press('Use this email')
    await waitFor(() => expect(heading()).toBe('Your email is new@example.org now'))
    await world.auth.signOut()
    await page.go(newestLink(email))
    await waitFor(() => expect(heading()).toBe('Change your email back'))
    await press('Change it back')
    await waitFor(() => expect(heading()).toBe(`Your email is ${email} again`))
    await press('Choose a new password')
    await waitFor(() => expect(newestLink(email)).toContain('mode=resetPassword'))
  })

  it('that has expired leads to the settings, where the new address can be confirmed again with one click', async () => {
    const { page, world, newestLink } = await accountApp('/dashboard/settings', { as: 'donor' })
    await press('Change the address')
    await fill('New email', 'hugh@example.org')
    await press('Send me a link there')
    await screen.findByText(/We sent a link to hugh@example.org/)
    const link = newestLink('hugh@example.org')
    world.localMode.setNow(new Date(world.clock.now().getTime() + 4 * 24 * hour))
    await page.go(link)
    await userEvent.click(await screen.findByRole('link', { name: 'Ask for it again in your settings' }))
    expect((await screen.findByLabelText<HTMLInputElement>('New email')).value).toBe('hugh@example.org')
    await press('Send me a link there')
    await fill('Your password', samplePassword)
    await press('Continue')
    await waitFor(() => expect(newestLink('hugh@example.org')).not.toBe(link))
    await page.go(newestLink('hugh@example.org'))
    await press('Use this email')
    await waitFor(() => expect(heading()).toBe('Your email is hugh@example.org now'))
  })

  it('is not offered again to another person on the same device', async () => {
    const { page, world, emailOf } = await accountApp('/dashboard/settings', { as: 'donor' })
    await press('Change the address')
    await fill('New email', 'hugh@example.org')
    await press('Send me a link there')
    await screen.findByText(/We sent a link to hugh@example.org/)
    await page.go('/login')
    await world.auth.signIn(emailOf('artlover'), samplePassword)
    await page.go('/dashboard/settings')
    await screen.findByRole('button', { name: 'Change the address' })
    expect(screen.queryByLabelText('New email')).toBeNull()
  })

  it('that was used offers a signed-in person the next step', async () => {
    const { page, world, newestLink } = await accountApp('/login')
    await world.auth.signUp('new@example.org', 'lanterns over water', 'New')
    await world.auth.sendVerification()
    const link = newestLink('new@example.org')
    await page.go(link.replace(/oobCode=\w+/, 'oobCode=gone'))
    await press('Send me a new link to new@example.org')
    await waitFor(() => expect(newestLink('new@example.org')).not.toBe(link))
  })
})

describe('the choice of how to sign in', () => {
  it('leads each group to the sign-in with its own next page, and staff to the staff sign-in', async () => {
    await accountApp('/login')
    const ways = Object.fromEntries(
      ['Artist', 'Art lover', 'Donor', 'Advertiser', 'Staff'].map(name => [
        name,
        within(screen.getByRole('main'))
          .getByRole('link', { name: new RegExp(`^${name}`) })
          .getAttribute('href'),
      ]),
    )
    expect(ways['Artist']).toBe('/signin?next=%2Fdashboard%2Fartworks')
    expect(ways['Donor']).toBe('/signin?next=%2Fdashboard%2Fdonations')
    expect(ways['Staff']).toBe('/adminportal?next=%2Fcpanel')
    expect(ways['Art lover']).toBe('/signin?next=%2Fdashboard%2Foverview')
    expect(ways['Advertiser']).toBe('/signin?next=%2Fdashboard%2Foverview')
  })

  it('passes on the requested page if it is on this site', async () => {
    const { page } = await accountApp('/login?next=%2Fabout%3Fx%3D1')
    expect(
      within(screen.getByRole('main'))
        .getByRole('link', { name: /^Artist/ })
        .getAttribute('href'),
    ).toBe('/signin?next=%2Fabout%3Fx%3D1')
    await page.go('/login?next=%2F%2Fevil.example')
    await waitFor(() =>
      expect(
        within(screen.getByRole('main'))
          .getByRole('link', { name: /^Artist/ })
          .getAttribute('href'),
      ).toBe('/signin?next=%2Fdashboard%2Fartworks'),
    )
  })
})

describe('an incomplete link', () => {
  it.each(['', '?mode=resetPassword', '?mode=__proto__&oobCode=x', '?mode=toString&oobCode=', '?oobCode=%00'])(
    'with the search %j says so',
    async search => {
      await accountApp(`/acct/auth/action${search}`)
      await waitFor(() => expect(heading()).toBe('This link was used already'))
    },
  )
})
