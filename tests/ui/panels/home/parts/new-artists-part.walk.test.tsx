// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { press } from '../../../../support/drawing/press'
import { write } from '../../../../support/drawing/write'
import { memoryApp } from '../../../../support/memory-app'

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

it('new artists are opened, asked for changes and declined by keys alone', async () => {
  const { world, visit } = await memoryApp({ as: 'peopleadmin' })
  await visit('/cpanel?part=new-artists')
  const statusOf = async (id: string) => (await world.store.get(`artists/${id}`))!.data['status']
  await waitFor(async () => expect(document.activeElement).toBe(await heading('Sunniva Ekholm')))
  await screen.findByText(/I throw large bowls/)
  await screen.findByText('Brickyard bowl, Stoneware, 2027 (1 picture)')
  const own = screen.getByRole('link', { name: 'https://ekholm.example' })
  expect(['href', 'target', 'rel'].map(name => own.getAttribute(name))).toEqual(['https://ekholm.example/', '_blank', 'noopener noreferrer'])
  await userEvent.keyboard('a')
  await waitFor(async () => expect(await statusOf('n-kiln')).toBe('public'))

  await heading('Amadou Berthelot')
  await userEvent.keyboard('r')
  const decline = within(await screen.findByRole('dialog', { name: 'Decline this artist' }))
  await write(decline.getByRole('textbox', { name: /^Reason/ }), 'We show artists of the city.')
  await press('Decline', decline)
  await waitFor(async () => expect(await statusOf('n-loom')).toBe('declined'))

  await heading('Petra Holloway')
  await screen.findByText('No statement yet.')
  await userEvent.keyboard('c')
  const changes = within(await screen.findByRole('dialog', { name: 'Ask for changes to this page' }))
  await userEvent.selectOptions(
    changes.getByRole('combobox', { name: 'Prepared notes' }),
    [/name the medium/].map(note => changes.getByRole('option', { name: note })),
  )
  await press('Ask for changes', changes)
  await waitFor(async () => expect(await statusOf('n-blank')).toBe('changes'))
  await heading('No new artist is waiting')
  await waitFor(() =>
    expect(world.localMode.state.outbox.map(({ to }) => to)).toEqual(
      expect.arrayContaining(['sunniva@post.example', 'amadou@post.example', 'petra@post.example']),
    ),
  )
})

it('an artist reads what the staff ask for, and sends the page again', async () => {
  const { world, visit } = await memoryApp({ as: 'artist' })
  const path = `artists/${world.auth.current!.claims.pid}`
  await world.store.commit([{ op: 'update', path, data: { status: 'changes', reviewNote: 'Please name your medium.' } }])
  await visit('/dashboard/profile')
  await screen.findByText(/asks for a change .*Please name your medium\./)
  await press('Send your page to our staff again')
  await screen.findByText(/Our staff is reviewing your page/)
  expect((await world.store.get(path))!.data['status']).toBe('draft')
})
