// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { people } from '../../../../../src/domain/people/people.collection'
import { Records } from '../../../../../src/domain/shared/records/records'
import { press } from '../../../../support/drawing/press'
import { memoryApp } from '../../../../support/memory-app'

/** The dialog that changes Ilse Achterberg, who has a source and a tag. */
async function openChange() {
  const { world, visit } = await memoryApp({ as: 'peopleadmin' })
  const user = userEvent.setup()
  await visit('/cpanel/usersdatabase')
  await user.click(await screen.findByRole('checkbox', { name: /Achterberg/ }))
  await press('Change…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 1 record' }))
  const button = (name: RegExp) => dialog.getByRole<HTMLButtonElement>('button', { name })
  return { user, dialog, button, records: world.services.get(Records) }
}

describe('a change of many records', () => {
  it('cannot be pressed before a field and a value are chosen', async () => {
    const { user, dialog, button } = await openChange()
    expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Field' }).value).toBe('')
    expect(button(/^Change 1 record/).disabled).toBe(true)
    for (const field of ['phones', 'tags', 'source']) {
      await user.selectOptions(dialog.getByRole('combobox', { name: 'Field' }), field)
      expect(button(/^Change 1 record/).disabled).toBe(true)
    }
  })

  it('clears a field only where this is chosen, and says so on the button', async () => {
    const { user, dialog, button, records } = await openChange()
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Field' }), 'source')
    await user.selectOptions(dialog.getByRole('combobox', { name: 'How' }), 'clear')
    await user.click(button(/^Clear Source in 1 record/))
    await screen.findByText(/1 record changed/)
    expect((await records.get(people, 'p-host'))?.source).toBeUndefined()
  })

  it('adds to a list unless replacing it is chosen', async () => {
    const { user, dialog, button, records } = await openChange()
    const before = (await records.get(people, 'p-host'))?.tags ?? []
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Field' }), 'tags')
    await user.type(dialog.getByRole('combobox', { name: /^Tags/ }), 'spring fair{Enter}')
    await user.click(button(/^Change 1 record/))
    await screen.findByText(/1 record changed/)
    expect((await records.get(people, 'p-host'))?.tags).toEqual([...before, 'spring fair'])
  })
})
