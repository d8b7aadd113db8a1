// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { memoryApp } from '../../../../support/memory-app'

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

it('imported events are published one by one, or all that are complete, with what is missing said', async () => {
  const { world, visit } = await memoryApp({ as: 'contentadmin' })
  await visit('/cpanel?part=draft-events')
  const statusOf = async (id: string) => (await world.store.get(`events/${id}`))!.data['status']
  await waitFor(async () => expect(document.activeElement).toBe(await heading('Salt and paper: a lecture')))
  await screen.findByText('Nothing is missing.')
  await userEvent.click(await screen.findByRole('button', { name: 'Publish all that are complete (2)' }))
  await screen.findByText('2 events are public now.')
  expect([await statusOf('draft-lecture'), await statusOf('draft-winter'), await statusOf('draft-walk')]).toEqual(['published', 'published', 'draft'])
  await userEvent.click(await screen.findByText('Waiting', { selector: 'summary' }))
  await userEvent.click(await screen.findByRole('button', { name: /Morning walk/ }))
  await heading('Morning walk with sketchbooks')
  await screen.findByText('It has no address and no link, so visitors cannot find it.')
  await userEvent.keyboard('a')
  await waitFor(async () => expect(await statusOf('draft-walk')).toBe('published'))
  await heading('Summer open kiln')
  await screen.findByText('It is over.')
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
})
