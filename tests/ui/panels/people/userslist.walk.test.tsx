// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

const part = async () => within(await screen.findByRole('complementary', { name: /./ }))
const because = async (act: string) => {
  const dialog = within(await screen.findByRole('dialog'))
  await write(await dialog.findByRole('textbox', { name: /Why/ }), 'Asked for it on the phone')
  await press(act, dialog)
}

describe('the panel of accounts', () => {
  it('lists everybody who can sign in', async () => {
    const { visit } = await memoryApp({ as: 'peopleadmin' })
    await visit('/cpanel/userslist')
    await screen.findByText('14 in all')
  })

  it('disables an account with a reason, and shows it in the table', async () => {
    const { world, visit } = await memoryApp({ as: 'peopleadmin' })
    await visit('/cpanel/userslist?open=u-artlover')
    await userEvent.click(await (await part()).findByRole('button', { name: 'Close the account' }))
    await because('Close the account')
    await screen.findByText('The account is closed.')
    expect((await world.context.accounts.find('u-artlover'))?.disabled).toBe(true)
    await (await part()).findByRole('button', { name: 'Open the account again' })
  })

  it('closes its form at Escape only from within: in the search, Escape clears the search', async () => {
    const { visit } = await memoryApp({ as: 'peopleadmin' })
    await visit('/cpanel/userslist?open=u-artlover')
    const account = await part()
    const search = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search Accounts' })
    await userEvent.type(search, 'lover{Escape}')
    await waitFor(() => expect(search.value).toBe(''))
    await account.findByRole('button', { name: 'Close the account' })
    await press('End all sessions', account)
    await userEvent.type(await screen.findByRole('textbox', { name: /Why/ }), '{Escape}')
    await account.findByRole('button', { name: 'Close the account' })
    await press('Cancel', account)
    await waitFor(() => expect(account.queryByRole('button', { name: 'Cancel' })).toBeNull())
    account.getByRole('heading').focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('complementary', { name: /./ })).toBeNull())
  })

  it('sends a link for a new password', async () => {
    const { world, visit } = await memoryApp({ as: 'peopleadmin' })
    await visit('/cpanel/userslist?open=u-artlover')
    await userEvent.click(await (await part()).findByRole('button', { name: 'Send a link for a new password' }))
    await waitFor(() => expect(world.localMode.state.outbox.some(({ subject }) => subject === 'Choose a new password')).toBe(true))
  })

  it('offers deletion to superadmins, who have to type the address', async () => {
    const { world, visit } = await memoryApp({ as: 'superadmin' })
    await visit('/cpanel/userslist?open=u-donor')
    await userEvent.click(await (await part()).findByRole('button', { name: 'Delete the account' }))
    const dialog = within(await screen.findByRole('dialog'))
    await write(await dialog.findByRole('textbox', { name: /Why/ }), 'Asked for it by letter')
    await press('Delete the account', dialog)
    await dialog.findByRole('button', { name: 'Type donor@saltlight.example to confirm.' })
    await write(dialog.getByRole('textbox', { name: /^Type/ }), 'donor@saltlight.example')
    await press('Delete the account', dialog)
    await waitFor(async () => expect(await world.context.accounts.find('u-donor')).toBeUndefined())
  })

  it('offers people staff neither deletion nor the sight of the site as somebody else', async () => {
    const { world, visit } = await memoryApp({ as: 'peopleadmin' })
    const view = await visit('/cpanel/userslist?open=u-donor')
    const offered = async () => {
      await (await part()).findByRole('button', { name: 'Close the account' })
      return ['Delete the account', 'See the site as this person'].map(name => screen.queryByText(name) !== null)
    }
    expect(await offered()).toEqual([false, false])
    await world.signInAs('superadmin')
    await view.go('/cpanel/userslist?open=u-donor')
    expect(await offered()).toEqual([true, true])
  })
})
