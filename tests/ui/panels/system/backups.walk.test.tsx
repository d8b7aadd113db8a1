// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import user from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { resources } from '../../../../src/domain/resources/resources.collection'
import { takeBackup } from '../../../support/backups'
import { memoryApp } from '../../../support/memory-app'

const userEvent = user.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false })

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
    await userEvent.type(within(form).getByRole('textbox', { name: 'What is it for?' }), 'The yearly rehearsal')
    await userEvent.click(within(form).getByRole('button', { name: 'Rehearse' }))
    await screen.findAllByText(/^\d[\d,]* records checked: no problems\. 1 of them is missing here\.$/)
    const list = await screen.findByRole('table', { name: 'Restores and rehearsals' })
    await waitFor(() => expect(within(list).getAllByText('Rehearsed')).toHaveLength(2))
    expect(await world.context.systemRecords.get(resources, 'studio-insurance')).toBeUndefined()

    await office.go('/cpanel')
    await waitFor(() => expect(screen.getByRole('region', { name: 'Backups' }).textContent).not.toContain('Due since'))
  })

  it('that were changed on the way are refused with the part, and nothing is put back', async () => {
    const { visit, world } = await memoryApp({ as: 'superadmin' })
    const text = await (await takeBackup(world)).text()
    const changed = new File([text.replace(/"first":"(.)/, '"first":"$1'.replace('$1', 'X'))], 'backup.jsonl')
    await visit('/cpanel/downloads')
    const form = await screen.findByRole('form', { name: 'Rehearse a backup' })
    await userEvent.upload(within(form).getByLabelText('Backup file'), changed)
    await userEvent.type(within(form).getByRole('textbox', { name: 'What is it for?' }), 'The yearly rehearsal')
    await userEvent.click(within(form).getByRole('button', { name: 'Rehearse' }))
    await screen.findByText(/Part \d+ of \d+ of this backup is changed, incomplete or in the wrong place\./)
  })
})
