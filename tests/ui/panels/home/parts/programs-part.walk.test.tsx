// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import user from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { pageDrafts } from '../../../../../src/domain/content/page-drafts.collection'
import { programs } from '../../../../../src/domain/programs/programs.collection'
import { Records } from '../../../../../src/domain/shared/records/records'
import { fill } from '../../../../support/account-app'
import { press } from '../../../../support/drawing/press'
import { write } from '../../../../support/drawing/write'
import { memoryApp } from '../../../../support/memory-app'

const userEvent = user.setup({ delay: null, pointerEventsCheck: 0 })

async function beginDraft(title: string, address = '') {
  await screen.findByRole('form', { name: 'New program' })
  await fill(/^Title/, title)
  await fill(/^Summary/, 'A winter of small prints.')
  await fill(/^Who/, 'Everybody')
  await fill(/^When/, 'December to February')
  if (address !== '') await fill(/^Address/, address)
  await press('Begin the draft')
}

it('content staff begin a program, look at it, publish it for visitors, and take it back', async () => {
  const { world, visit } = await memoryApp({ as: 'contentadmin' })
  const records = world.services.get(Records)
  const page = await visit('/cpanel')
  await userEvent.click(await screen.findByRole('link', { name: 'Programs' }))
  await press('Add new')
  await beginDraft('Small prints')
  await screen.findByText('The draft of /programs/small-prints is in the list.')
  expect(await records.get(programs, 'small-prints')).toMatchObject({ title: 'Small prints', status: 'draft' })
  await userEvent.click(await screen.findByRole('link', { name: 'Look at the draft' }))
  await screen.findByText('Visitors do not see it yet.')
  await page.go('/temp/small-prints?plain=1')
  await screen.findByRole('heading', { level: 1, name: 'Small prints' })
  screen.getByText('December to February')
  await page.go('/programs/small-prints')
  await screen.findByText('Page Not Found: /programs/small-prints')

  await page.go('/cpanel?part=programs&open=small-prints')
  await press('Publish')
  await screen.findByText('The state is “Published” now.')
  await page.go('/programs/small-prints')
  await screen.findByRole('heading', { level: 1, name: 'Small prints' })
  await page.go('/cpanel?part=programs&open=small-prints')
  await press('Archive')
  await waitFor(async () => expect((await records.get(programs, 'small-prints'))?.status).toBe('archived'))
})

it('a program takes the address neither of another one nor of a page of the section', async () => {
  const { world, visit } = await memoryApp({ as: 'contentadmin' })
  const behind = new Records(world.store, { current: undefined })
  const facts = { isTemplate: false, isLive: false, blocks: [], status: 'draft' as const }
  await behind.commit(behind.creating(pageDrafts, 'how', { ...facts, slug: 'how-to-apply', parent: 'programs', title: 'How to apply' }))
  await visit('/cpanel?part=programs&open=new')
  await beginDraft('How to apply')
  await screen.findByText(/“programs\/how-to-apply” is taken: it leads to “How to apply”/)
  const form = within(await screen.findByRole('form', { name: 'New program' }))
  const address = await form.findByRole('textbox', { name: /^Address/ })
  await write(address, 'First look')
  await press('Begin the draft')
  await screen.findByText(/“programs\/first-look” is taken: it leads to “First look”/)
})

it('staff of other scopes are told which one opens the programs', async () => {
  const { visit } = await memoryApp({ as: 'guideadmin' })
  await visit('/cpanel?part=programs')
  await screen.findByText((_, element) => element?.tagName === 'P' && element.textContent.startsWith('You need the Content and events role'))
})
