// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { JoiningService } from '../../../src/domain/joining/joining-service'
import { AppView, makeApp } from '../../../src/ui/app'
import LocalModeBar from '../../../src/ui/local-mode/local-mode-bar'
import { draw, leavePages } from '../../support/drawing/draw'
import { press } from '../../support/drawing/press'
import { memoryWorld } from '../../support/memory-world'

beforeEach(() => {
  localStorage.setItem('local:bar-collapsed', 'false')
})

async function bar(sample = true) {
  const world = await memoryWorld({ sample })
  const app = makeApp(async () => world.services)
  const page = (
    <>
      <LocalModeBar />
      <Address />
    </>
  )
  draw(<AppView app={app} router={createMemoryRouter([{ path: '*', element: page }])} />)
  await screen.findByRole('complementary', { name: 'Local mode' })
  return world
}

const Address = () => <output>{useLocation().pathname}</output>

describe('the bar of local mode', () => {
  it('signs in as a sample person and out again', async () => {
    const world = await bar()
    const choice = await screen.findByRole('combobox', { name: 'As' })
    await userEvent.selectOptions(choice, 'juror')
    await waitFor(() => expect(world.localMode.state.as).toBe('juror'))
    await waitFor(() => expect(world.auth.current?.claims.jur).toEqual(['guide-cover-2027']))
    await userEvent.selectOptions(choice, '')
    await waitFor(() => expect(world.auth.current).toBeUndefined())
  })

  it('sets the date on the organisation’s clock, and goes back to the default', async () => {
    const world = await bar()
    const before = world.clock.now()
    const field = await screen.findByTitle('On the clock of America/Los_Angeles')
    await userEvent.clear(field)
    await userEvent.type(field, '2027-07-01T09:30')
    await press('Set')
    await waitFor(() => expect(world.clock.now().toISOString()).toBe('2027-07-01T16:30:00.000Z'))
    await press('Default')
    await waitFor(() => expect(world.clock.now().toISOString()).toBe(before.toISOString()))
  })

  it('makes the network fail', async () => {
    const world = await bar()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Network fails' }))
    await waitFor(() => expect(world.localMode.state.offline).toBe(true))
    await expect(world.documents.get('settings/organisation')).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('lists the sent mails with their links', async () => {
    const world = await bar()
    await world.mailer.send({ to: 'somebody@example.org', subject: 'Your link', text: 'Press it.', link: '/acct/auth/action?mode=x' })
    await press('Outbox (1)')
    await screen.findByRole('heading', { name: 'Your link' })
    expect(screen.getByRole('link', { name: '/acct/auth/action?mode=x' }).getAttribute('href')).toBe('/acct/auth/action?mode=x')
  })

  it('resets to the sample data only after a confirmation', async () => {
    const world = await bar()
    await world.store.commit([{ op: 'create', path: 'scratch/one', data: {} }])
    await press('Reset')
    const confirm = await screen.findByRole('button', { name: 'Reset to the sample season' })
    expect(await world.store.get('scratch/one')).toMatchObject({ data: {} })
    await userEvent.click(confirm)
    await waitFor(async () => expect(await world.store.get('scratch/one')).toBeUndefined())
  })

  it('leads from an empty organization to the set-up by its first superadmin', async () => {
    const world = await bar(false)
    await screen.findByRole('button', { name: 'Back to the sample season' })
    expect(screen.queryByRole('combobox', { name: 'As' })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Join to become the first superadmin' }))
    expect(screen.getByText('/newmember')).toBeDefined()
    const joining = world.services.get(JoiningService)
    await joining.makeAccount('first@example.org', 'lanterns over water')
    const asked = { birthYear: 1985, hadBirthday: true, topics: [], evidence: 'Tell me nothing' }
    await joining.join({ kind: 'artlover', first: 'Fir', last: 'Street', ...asked })
    await screen.findByText('Open the link in the outbox to confirm your address.')
    const link = world.localMode.state.outbox.find(mail => mail.link?.includes('verifyEmail'))?.link ?? ''
    await world.auth.applyActionCode(new URL(link, 'http://local').searchParams.get('oobCode') ?? '')
    await press('Make me the first superadmin')
    await screen.findByText('/cpanel')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Make me the first superadmin' })).toBeNull())
    expect(world.auth.current?.claims).toMatchObject({ adm: 1, sa: 1 })
  })

  it('offers the empty organization beside the sample season', async () => {
    await bar()
    await screen.findByRole('button', { name: 'Begin with an empty organization' })
    expect(screen.queryByRole('link', { name: 'Join to become the first superadmin' })).toBeNull()
  })

  it('collapses and stays collapsed after a reload', async () => {
    await bar()
    await press('Local mode')
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Network fails' })).toBeNull())
    leavePages()
    await bar()
    expect(screen.getByRole('button', { name: 'Local mode' }).getAttribute('aria-expanded')).toBe('false')
  })
})
