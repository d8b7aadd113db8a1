// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { rsvps } from '../../../../../src/domain/events/rsvps.collection'
import { fill } from '../../../../support/account-app'
import { press } from '../../../../support/drawing/press'
import { memoryApp } from '../../../../support/memory-app'

const eventId = 'mend-a-frame-2027-10-16'
const comes = async () => within(await screen.findByRole('table', { name: 'Who comes' }))

it('content staff find an event, see who comes, and mark at the door who is there', async () => {
  const { visit, world } = await memoryApp({ as: 'contentadmin' })
  const { router } = await visit('/cpanel?part=guests')
  await fill(/^Find an event/, 'mend frame')
  const found = await screen.findByRole('link', { name: /^Mend a frame/ })
  expect(new URL(found.getAttribute('href')!, 'https://x.org').searchParams.get('part')).toBe('guests')
  await userEvent.click(found)
  await screen.findByText('6 of 6')
  const list = await comes()
  list.getByRole('row', { name: /^Hugh Tremaine 1 \w{6} Waiting/ })
  await press('Mark Consuelo Bright as here')
  await list.findByRole('button', { name: 'Mark Consuelo Bright as not here' })
  const stored = await world.context.systemRecords.find(rsvps, { where: [['eventId', '==', eventId]] })
  expect(stored.find(({ personId }) => personId === 'p-advertiser')?.status).toBe('attended')
  await press('Mark Consuelo Bright as not here')
  await list.findByRole('button', { name: 'Mark Consuelo Bright as here' })
  expect(router.state.location.search).toContain(`event=${eventId}`)
})

it('guide staff see who comes beside the event, and mark nobody', async () => {
  const { visit } = await memoryApp({ as: 'guideadmin' })
  await visit(`/cpanel/sfosevents?edition=2027&view=others&open=${eventId}`)
  const list = await comes()
  list.getByRole('row', { name: /^Consuelo Bright 2 \w{6} Coming/ })
  expect(list.queryByRole('button')).toBeNull()
})
