// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

/** The application at a sign-in page, with a sample person and their password. */
async function at(path: string, key = 'artlover') {
  const app = await memoryApp()
  const person = app.world.localMode.people.find(someone => someone.key === key)
  if (!person) throw new Error(`nobody is ${key}`)
  const page = await app.visit(path)
  return { ...app, page, email: person.email, password: await passwordOf() }
}

const passwordOf = async () => (await import('../../../../src/adapters/memory/sample/people/sample-account')).samplePassword

async function enter(email: string, password: string) {
  const user = userEvent.setup()
  await user.clear(await screen.findByLabelText('Email'))
  await user.type(screen.getByLabelText('Email'), email)
  await user.clear(screen.getByLabelText('Password'))
  await user.type(screen.getByLabelText('Password'), password)
  await press('Sign in')
}

const heading = () => document.querySelector('h1')?.textContent
const pathOf = ({ router }: { router: { state: { location: { pathname: string; search: string } } } }) =>
  router.state.location.pathname + router.state.location.search

describe('signing in', () => {
  it('leads to the requested page, in whatever case the email is written', async () => {
    const { page, email, password, world } = await at('/signin?next=%2Fabout%3Ffrom%3Dmail')
    await enter(` ${email.toUpperCase()} `, password)
    await waitFor(() => expect(pathOf(page)).toBe('/about?from=mail'))
    expect(world.auth.current?.email).toBe(email)
  })

  it('leads to the front page if the requested page is on another site', async () => {
    const { page, email, password } = await at('/signin?next=%2F%2Fevil.example')
    await enter(email, password)
    await waitFor(() => expect(pathOf(page)).toBe('/'))
  })

  it('says the same about a wrong password and an unknown account, and keeps the email', async () => {
    const { email } = await at('/signin')
    await enter(email, 'not the password')
    const wrong = (await screen.findByRole('alert')).textContent
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
    await enter('nobody@unknown.example', 'not the password')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(wrong))
    expect(wrong).toContain('email or password is wrong')
  })

  it('offers to try again when the network fails, and keeps the input', async () => {
    const { page, email, password, world } = await at('/signin')
    world.localMode.setOffline(true)
    await enter(email, password)
    await screen.findByText('We cannot reach the network.')
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email)
    world.localMode.setOffline(false)
    await press('Try again')
    await waitFor(() => expect(pathOf(page)).toBe('/'))
    expect(world.auth.current?.email).toBe(email)
  })

  it('reports missing input without calling the service', async () => {
    await at('/signin')
    await press('Sign in')
    await waitFor(() => expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    await press('Email is missing.')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
  })

  it('answers a forgotten password alike for known and unknown accounts, but mails only known ones', async () => {
    const { email, world } = await at('/signin')
    const user = userEvent.setup()
    await user.type(await screen.findByLabelText('Email'), email)
    await press('Forgot your password?')
    await press('Send me a link')
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email))
    const known = (await screen.findByText(/If there is an account/)).textContent
    await user.clear(await screen.findByLabelText('Email'))
    await write(screen.getByLabelText('Email'), 'nobody@unknown.example')
    await press('Send me a link')
    const unknown = (await screen.findByText(/nobody@unknown/)).textContent
    expect(unknown?.replace('nobody@unknown.example', email)).toBe(known)
    expect(world.localMode.state.outbox.map(mail => mail.to)).toEqual([email])
  })
})

describe('the staff sign-in', () => {
  it('refuses strangers and people without a staff role with the same text', async () => {
    const { email, password, world } = await at('/adminportal')
    await enter(email, password)
    const member = (await screen.findByRole('alert')).textContent
    expect(member).toContain('do not open staff access')
    await waitFor(() => expect(world.auth.current).toBeUndefined())
    await enter('nobody@unknown.example', password)
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(member))
    await enter(email, 'not the password')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(member))
  })

  it('leads staff to the requested page', async () => {
    const { page, email, password } = await at('/cpanel', 'guideadmin')
    expect(pathOf(page)).toBe('/adminportal?next=%2Fcpanel')
    await enter(email, password)
    await waitFor(() => expect(['Office', 'Welcome']).toContain(heading()?.split(',')[0]))
    if (heading()?.startsWith('Welcome')) await userEvent.click(await screen.findByRole('link', { name: 'Go to the office' }))
    await waitFor(() => expect(pathOf(page)).toBe('/cpanel'))
  })

  it('shows when the account was last used', async () => {
    const { page, email, password, world } = await at('/adminportal', 'guideadmin')
    await enter(email, password)
    await waitFor(() => expect(pathOf(page)).toBe('/cpanel'))
    await world.auth.signOut()
    await page.go('/adminportal')
    await enter(email, 'not the password')
    await screen.findByRole('alert')
    await enter(email, password)
    expect((await screen.findByText(/Your last sign-in was on/)).textContent).toContain('one attempt failed since then')
  })
})
