// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import user from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { pageDrafts } from '../../../../src/domain/content/page-drafts.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

const userEvent = user.setup({ delay: null, pointerEventsCheck: 0 })

describe('a staged page', () => {
  it('is commented block by block, and published by a colleague', async () => {
    const { visit, world } = await memoryApp({ as: 'contentadmin' })
    await visit('/temp/at-the-door')
    await screen.findByText('Nobody has commented yet.', {}, { timeout: 20_000 })
    await userEvent.selectOptions(screen.getByLabelText(/^About/), screen.getByRole('option', { name: /^Text: We look for people/ }))
    await userEvent.type(screen.getByRole('textbox', { name: /^Comment/ }), 'Say how long a shift is.')
    await press('Comment')
    const comments = within(screen.getByRole('region', { name: 'Comments' }))
    await comments.findByText('Say how long a shift is.')
    comments.getByText(/^Text: We look for people/, { selector: 'strong' })
    comments.getByRole('button', { name: 'Show it' })
    await press('Mark as done')
    await comments.findByText('Done.')
    await press('Publish')
    const draft = async () => world.services.get(Records).get(pageDrafts, 'at-the-door')
    await waitFor(async () => expect((await draft())?.status).toBe('published'))
  })

  it('of the home page is commented part by part, and says where a part is not drawn', async () => {
    const { visit } = await memoryApp({ as: 'contentadmin' })
    await visit('/temp/homepagetemp')
    await screen.findByText('Nobody has commented yet.', {}, { timeout: 20_000 })
    await userEvent.selectOptions(screen.getByLabelText(/^About/), screen.getAllByRole('option', { name: /^Hero/ })[0]!)
    await userEvent.type(screen.getByRole('textbox', { name: /^Comment/ }), 'Name the weekend.')
    await press('Comment')
    const comments = within(screen.getByRole('region', { name: 'Comments' }))
    await press('Show it')
    await comments.findByText('The preview does not show this part now. It may belong to another phase of the season.')
  })
})
