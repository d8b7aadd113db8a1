// @vitest-environment happy-dom
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryApp } from '../support/memory-app'

beforeEach(() => localStorage.clear())
afterEach(cleanup)
configure({ asyncUtilTimeout: 20_000 })

describe('the bug tracker', () => {
  it('lists what people reported', async () => {
    const { visit } = await memoryApp({ as: 'systemadmin' })
    await visit('/cpanel/bugtracker')
    expect(await screen.findByText('5 in all', {}, { timeout: 20_000 })).toBeTruthy()
  })

  it('moves a report to fixed with an answer, and tells both reporters', async () => {
    const { world, visit } = await memoryApp({ as: 'systemadmin' })
    await visit('/cpanel/bugtracker?open=bug-map-grey')
    const steps = within(await screen.findByRole('region', { name: 'Steps' }, { timeout: 20_000 }))
    expect(steps.queryByRole('button', { name: 'Verified' })).toBeNull()
    await userEvent.type(steps.getByRole('textbox', { name: /^Answer/ }), 'The tiles are kept now.')
    await userEvent.click(steps.getByRole('button', { name: 'Fixed' }))
    expect(await screen.findByText('Done; 2 people were told.')).toBeTruthy()
    expect(world.localMode.state.outbox.filter(({ text }) => text.includes('The tiles are kept now.'))).toHaveLength(2)
  })

  it('takes a report from the office, with where it was written', async () => {
    const { world, visit } = await memoryApp({ as: 'guideadmin' })
    await visit('/cpanel/bugtracker?view=mine')
    await userEvent.click(await screen.findByText('Report a problem'))
    const dialog = within((await screen.findByText('What happened, and what did you want to do?')).closest('dialog')!)
    await userEvent.click(dialog.getByText('Send the report'))
    expect(dialog.getByText('Say in a few words what happened.')).toBeTruthy()
    await userEvent.type(dialog.getByLabelText('What happened, and what did you want to do?'), 'The rail hides the last panel')
    await userEvent.click(dialog.getByText('Send the report'))
    await waitFor(async () => {
      const kept = await world.store.query({ collection: 'bugs', where: [['reporterId', '==', 'p-guideadmin']] })
      expect(kept.map(({ data }) => [data['text'], data['route']])).toContainEqual(['The rail hides the last panel', '/cpanel/bugtracker?view=mine'])
    })
  })

  it('is closed to other desks', async () => {
    const { visit } = await memoryApp({ as: 'peopleadmin' })
    await visit('/cpanel/bugtracker')
    expect(screen.getByText(/belongs to the scope/).textContent).toContain('system')
  })
})
