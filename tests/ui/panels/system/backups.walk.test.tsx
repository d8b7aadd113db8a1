// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import user from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { LocalAccounts } from '../../../../src/adapters/memory/accounts/local-accounts'
import { roleGrants } from '../../../../src/domain/accounts/roles/role-grants.collection'
import { resources } from '../../../../src/domain/resources/resources.collection'
import { takeBackup } from '../../../support/backups'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

const userEvent = user.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false })

const restoreForm = async () => within(await screen.findByRole('form', { name: 'Restore a backup' }))

/** Asks for the dry run of a restore. */
async function ask(purpose: string, backup: File) {
  const asked = await restoreForm()
  await userEvent.upload(asked.getByLabelText('Backup file'), backup)
  await userEvent.selectOptions(asked.getByRole('combobox'), purpose)
  await write(asked.getByRole('textbox', { name: 'What is it for?' }), 'Somebody emptied it')
  await userEvent.click(asked.getByRole('button', { name: 'Preview changes' }))
}

describe('backups', () => {
  it('are rehearsed by a superadmin: the result stays in the list, and the office says when the next one is due', async () => {
    const { visit, world } = await memoryApp({ as: 'superadmin' })
    const office = await visit('/cpanel')
    const card = await screen.findByRole('region', { name: 'Backups' })
    within(card).getByText(/^Due since .*2027$/)

    const backup = await takeBackup(world)
    await world.context.systemRecords.commit(world.context.systemRecords.deleting(resources, 'studio-insurance'))
    await office.go('/cpanel/downloads')
    await screen.findByText(/^([0-9a-f]{4} ){7}[0-9a-f]{4}$/)
    const form = await screen.findByRole('form', { name: 'Rehearse a backup' })
    await userEvent.upload(within(form).getByLabelText('Backup file'), backup)
    await write(within(form).getByRole('textbox', { name: 'What is it for?' }), 'The yearly rehearsal')
    await userEvent.click(within(form).getByRole('button', { name: 'Rehearse' }))
    await screen.findAllByText(/^\d[\d,]* records checked: no problems\. 1 of them is missing here\.$/)
    const list = await screen.findByRole('table', { name: 'Restores and rehearsals' })
    await waitFor(() => expect(within(list).getAllByText('Rehearsed')).toHaveLength(2))
    expect(await world.context.systemRecords.get(resources, 'studio-insurance')).toBeUndefined()

    await office.go('/cpanel')
    await waitFor(() => expect(screen.getByRole('region', { name: 'Backups' }).textContent).not.toContain('Due since'))
  })

  it('show by kind of record what a restore would do, then put it back', async () => {
    const { visit, world } = await memoryApp({ as: 'superadmin' })
    const backup = await takeBackup(world)
    const { systemRecords } = world.context
    await systemRecords.commit(systemRecords.deleting(resources, 'studio-insurance'))
    const changed = (await systemRecords.get(resources, 'price-list-sheet'))!
    await systemRecords.change(resources, changed, { title: 'Prices, on one sheet' })
    await visit('/cpanel/downloads')
    await ask('ordinary', backup)
    const table = await screen.findByRole('table', { name: 'What would be put back' })
    const row = within(table).getByRole('row', { name: new RegExp(`^${resources.title} `) })
    expect(
      within(row)
        .getAllByRole('cell')
        .map(cell => cell.textContent),
    ).toEqual(['1', '0', '1', '18'])
    screen.getByText('What was changed since the backup stays as it is now.')
    expect(await systemRecords.get(resources, 'studio-insurance')).toBeUndefined()
    await userEvent.click(screen.getByRole('button', { name: 'Put back 1 record' }))
    await screen.findByText(/^1 record put back\. /)
    expect(await systemRecords.get(resources, 'studio-insurance')).toBeDefined()
    expect((await systemRecords.get(resources, 'price-list-sheet'))?.title).toBe('Prices, on one sheet')
  })

  it('with roles and ledgers wait for a second superadmin, who reads by kind what comes back before approving it', async () => {
    const { visit, world } = await memoryApp({ as: 'superadmin' })
    const backup = await takeBackup(world)
    const { systemRecords } = world.context
    await systemRecords.commit(systemRecords.deleting(roleGrants, 'g-guideadmin'), systemRecords.deleting(resources, 'studio-insurance'))
    const office = await visit('/cpanel/downloads')
    await ask('everything', backup)
    await screen.findByText(/^A second superadmin has to approve it first\./)
    expect(screen.getByRole('button', { name: 'Put back 2 records' })).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect((await restoreForm()).getByLabelText<HTMLInputElement>('Backup file').files).toHaveLength(1)

    const { store, clock, context } = world
    await new LocalAccounts(store, clock, context.ids).change('u-systemadmin', { claims: { pid: 'p-systemadmin', adm: 1, sa: 1 } })
    await world.signInAs('systemadmin')
    await office.go('/cpanel/downloads')
    await userEvent.click(await screen.findByRole('button', { name: /^Approve: backup / }))
    const dialog = await screen.findByRole('dialog', { name: 'Approve this restore?' })
    within(dialog).getByText(/asked for it: “Somebody emptied it”\. 2 records are put back: .*Roles 1/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Put back: backup / }))
    await userEvent.click(within(await screen.findByRole('dialog', { name: 'Put back what is missing?' })).getByRole('button', { name: 'Put back' }))
    await waitFor(async () => expect(await systemRecords.get(roleGrants, 'g-guideadmin')).toBeDefined())
  })

  it('that were changed on the way are refused with the part, and nothing is put back', async () => {
    const { visit, world } = await memoryApp({ as: 'superadmin' })
    const text = await (await takeBackup(world)).text()
    const changed = new File([text.replace(/"first":"(.)/, '"first":"$1'.replace('$1', 'X'))], 'backup.jsonl')
    await visit('/cpanel/downloads')
    const form = await screen.findByRole('form', { name: 'Rehearse a backup' })
    await userEvent.upload(within(form).getByLabelText('Backup file'), changed)
    await write(within(form).getByRole('textbox', { name: 'What is it for?' }), 'The yearly rehearsal')
    await userEvent.click(within(form).getByRole('button', { name: 'Rehearse' }))
    await screen.findByText(/Part \d+ of \d+ of this backup is changed, incomplete or in the wrong place\./)
  })
})
