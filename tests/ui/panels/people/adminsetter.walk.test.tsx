// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { chooseSuggestion } from '../../../support/choose-suggestion'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

const section = (name: string) => screen.findByRole('region', { name })

describe('staff roles', () => {
  it('are given with scopes and a reason, and take effect at once', async () => {
    const { world, visit } = await memoryApp({ as: 'superadmin' })
    await visit('/cpanel/adminsetter')
    const give = within(await section('Give a role'))
    await press('Give the role', give)
    await give.findByRole('button', { name: 'Person is missing.' })
    await chooseSuggestion(give.getByRole('combobox', { name: 'Person' }), /artlover@/)
    await userEvent.click(give.getByLabelText(/^Content/))
    await userEvent.click(give.getByRole('textbox', { name: /^Why/ }))
    await userEvent.paste('Writes the articles this season')
    await press('Give the role', give)
    await screen.findByText('Given. It is in force at once.')
    expect((await world.context.accounts.find('u-artlover'))?.claims).toMatchObject({ adm: 1, sc: 'c' })
    const held = within(await section('In force'))
    await held.findByText('Writes the articles this season')
  })

  it('are approved by a second approver, never by the person who asked', async () => {
    const { world, visit } = await memoryApp({ as: 'superadmin' })
    const view = await visit('/cpanel/adminsetter')
    const waiting = within(await section('Waiting for a second person'))
    await waiting.findByText(/Somebody else decides/)
    expect(waiting.queryByRole('button', { name: /^Approve/ })).toBeNull()
    await world.signInAs('systemadmin')
    await view.go('/cpanel/adminsetter')
    await press(/^Approve: Staff: Guide, Money/)
    await waitFor(async () => expect((await world.context.accounts.find('u-guideadmin'))?.claims.sc).toBe('gm'))
  })

  it('are read by staff of the system, who may approve them and neither give them nor take them away', async () => {
    const { visit } = await memoryApp({ as: 'systemadmin' })
    await visit('/cpanel/adminsetter')
    await screen.findByText(/^Superadmins give and take away roles/)
    await screen.findByRole('button', { name: /^Approve: Staff: Guide, Money/ })
    const held = within(await section('In force'))
    await held.findAllByText(/^Superadmin/)
    expect(held.queryAllByRole('button', { name: /^(Take away|Remove the code)/ })).toEqual([])
    expect(screen.queryByRole('region', { name: 'Give a role' })).toBeNull()
  })

  it('are removed with a reason, except from the last superadmin', async () => {
    const { world, visit } = await memoryApp({ as: 'superadmin' })
    await visit('/cpanel/adminsetter')
    await userEvent.click(await within(await section('In force')).findByRole('button', { name: /^Take away: Superadmin of/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await press('Take away', dialog)
    await dialog.findByText('Enter at least 10 characters.')
    await write(dialog.getByRole('textbox', { name: /Why/ }), 'Leaves at the end of the year')
    await press('Take away', dialog)
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('This is the last superadmin.'))
    expect((await world.context.accounts.find('u-superadmin'))?.claims.sa).toBe(1)
  })

  it('are listed if unused for ninety days, with a history', async () => {
    const { visit } = await memoryApp({ as: 'superadmin' })
    await visit('/cpanel/adminsetter')
    const unused = within(await section('Unused for 90 days'))
    await unused.findByText('Staff: Mail')
    expect(unused.getAllByRole('row')).toHaveLength(2)
    await within(await section('History')).findByText(/ended on its day/)
  })

  it('are closed to staff of another scope', async () => {
    const { visit } = await memoryApp({ as: 'peopleadmin' })
    await visit('/cpanel/adminsetter')
    expect((await screen.findByText(/You need the/)).textContent).toContain('System')
    expect(screen.queryByRole('region', { name: 'In force' })).toBeNull()
  })
})
