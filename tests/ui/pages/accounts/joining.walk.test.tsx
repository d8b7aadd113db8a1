// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { unsavedInput } from '../../../../src/ui/routing/unsaved-input'
import { accountApp, fill, heading } from '../../../support/account-app'
import { press } from '../../../support/drawing/press'

const at = (title: string) => waitFor(() => expect(heading()).toBe(title))
const choose = async (role: 'radio' | 'checkbox', name: RegExp | string) => userEvent.click(await screen.findByRole(role, { name }))

async function makeAccount(email: string) {
  await fill('Email', email)
  await fill('Password', 'lanterns over water')
  await press('Make my account')
}

async function profile() {
  await fill('First name', 'Ada')
  await fill('Last name', 'Byron')
  await fill('Year of birth', '1985')
  await press('Go on')
}

describe('joining', () => {
  it('leads through its steps to the dashboard', async () => {
    const { world, pathOf } = await accountApp('/newmember?next=%2Fsfosguide')
    await at('Come in')
    await makeAccount('ada@example.org')
    await at('Who are you?')
    expect(world.localMode.state.outbox[0]).toMatchObject({ to: 'ada@example.org', subject: 'Confirm your email address' })
    await press('Go on')
    await screen.findByText('Choose one to go on.')
    await choose('radio', 'Art lover')
    await press('Go on')
    await at('What is your name?')
    await press('Go on')
    await screen.findByText('Enter your first name.')
    await profile()
    await at('A membership?')
    expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(1)
    await choose('radio', 'Not now')
    await press('Go on')
    await at('What may we write about?')
    for (const box of await screen.findAllByRole<HTMLInputElement>('checkbox')) expect(box.checked).toBe(false)
    await choose('checkbox', 'Events')
    await press('Go on')
    await at('Ready to join')
    await within(screen.getByRole('main')).findByText('Ada Byron')
    await press('Join')
    await at('Welcome, Ada Byron')
    const pid = world.auth.current?.claims.pid
    expect((await world.store.get(`people/${pid}`))?.data).toMatchObject({ names: { display: 'Ada Byron' }, birthYear: 1985 })
    const answers = await world.store.query({ collection: 'consents', where: [['personId', '==', pid!]] })
    expect(answers.map(({ data }) => [data['topic'], data['state']])).toEqual([['events', 'in']])
    expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/sfosguide')
    expect(pathOf()).toContain('/newmember')
  })

  it('continues on another device where it was left', async () => {
    const { world, visit, page } = await accountApp('/newmember')
    await makeAccount('ada@example.org')
    await at('Who are you?')
    expect(document.activeElement?.textContent).toBe('Who are you?')
    await choose('radio', 'Student')
    await press('Go on')
    await at('What is your name?')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('What is your name?'))
    await fill('First name', 'Ada')
    await fill('Last name', 'Byron')
    await fill('Year of birth', '1990')
    await press('Go on')
    await at('A membership?')
    page.leave()
    localStorage.clear()
    await world.auth.signOut()
    await world.auth.signIn('ada@example.org', 'lanterns over water')
    await visit('/newmember')
    await at('A membership?')
    await screen.findByRole('radio', { name: 'Not now' })
  })

  it('saves the input by itself two seconds after the last key', async () => {
    const { world } = await accountApp('/newmember')
    await makeAccount('ada@example.org')
    await at('Who are you?')
    await choose('radio', 'Artist')
    // Before that, leaving asks for a confirmation.
    await waitFor(() => expect(unsavedInput.held).toBe(true))
    await waitFor(async () => expect((await world.store.get(`joinings/${world.auth.current?.uid}`))?.data['draft']).toEqual({ kind: 'artist' }))
    await waitFor(() => expect(unsavedInput.held).toBe(false))
  })

  it('sends a person with an account to sign in, with the address filled in', async () => {
    const { emailOf, pathOf, password } = await accountApp('/newmember')
    await makeAccount(emailOf('donor'))
    await screen.findByText('This email has an account already.')
    await press('Sign in')
    await at('Sign in')
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(emailOf('donor')))
    await fill('Password', password)
    await press('Sign in')
    await at('You have already joined')
    expect(pathOf()).toBe('/newmember')
  })

  it('reports a common password before anything is sent', async () => {
    const { world } = await accountApp('/newmember')
    await fill('Email', 'ada@example.org')
    await fill('Password', '1qaz2wsx3edc')
    await press('Make my account')
    await screen.findByText('This password is on the lists that attackers try first.')
    expect(world.localMode.state.outbox).toEqual([])
  })

  it('asks about the birthday and a guardian only where it is needed', async () => {
    await accountApp('/newmember', { on: new Date('2027-06-01T12:00:00Z') })
    await makeAccount('ada@example.org')
    await at('Who are you?')
    await choose('radio', 'Artist')
    await press('Go on')
    await at('What is your name?')
    await screen.findByLabelText('Year of birth')
    expect(screen.queryByLabelText('Email of a parent or guardian')).toBeNull()
    await fill('Year of birth', '2020')
    await press('Go on')
    await screen.findByText(/^You can have an account from the age of 13\./)
    await fill('Year of birth', '2014')
    await screen.findByRole('checkbox', { name: 'I have had my 13th birthday' })
    await fill('Year of birth', '2011')
    await screen.findByLabelText('Email of a parent or guardian')
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
  })
})
