// @vitest-environment happy-dom
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { memoryApp } from '../support/memory-app'

vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 15_000 })
// The palette comes later than the office; here its program is not what is waited for.
beforeAll(async () => void (await import('../../src/ui/office/palette/palette')), 60_000)
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const find = async (as: string, words: string) => {
  const { visit } = await memoryApp({ as })
  const view = await visit('/cpanel')
  const user = userEvent.setup()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByLabelText('Find anything', { selector: 'input' }), words)
  return { view, user }
}

describe('the palette', () => {
  it('finds a person for who may see people, and opens her page', async () => {
    const { view, user } = await find('peopleadmin', 'achterberg')
    await user.click(await screen.findByRole('button', { name: /^Rosalind Achterberg/ }))
    await waitFor(() => expect(view.router.state.location.pathname + view.router.state.location.search).toBe('/cpanel/userfinder?person=p-host'))
  })

  it('knows nobody for who may not', async () => {
    await find('guideadmin', 'an')
    const palette = within(await screen.findByRole('dialog'))
    expect((await palette.findAllByText(/^number \d+, 2027$/)).length).toBeGreaterThan(0)
    expect(palette.queryByText(/@/)).toBeNull()
  })

  it('opens the panels of her scopes alone', async () => {
    await find('contentadmin', 'resources')
    expect(await screen.findByRole('button', { name: /^Artist resources/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Staff roles/ })).toBeNull()
  })
})

describe('the office’s front page', () => {
  it('counts what waits for her scopes, and leads to it', async () => {
    const { visit } = await memoryApp({ as: 'peopleadmin' })
    await visit('/cpanel')
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }))
    expect(waiting.getByRole('link', { name: 'people who may be known twice' }).getAttribute('href')).toBe('/cpanel/usermerger')
    expect(waiting.queryByText('failed payments')).toBeNull()
  })
})
