// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import '../../../../src/domain/handlers'
import { prizeDraws, prizeWinners } from '../../../../src/domain/guide/passport/prize-draws.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { fill } from '../../../support/account-app'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

it('staff see who takes part, draw winners, and write to them', async () => {
  const app = await memoryApp({ as: 'guideadmin', on: new Date('2027-10-26T20:00:00Z') })
  await app.visit('/cpanel/sfosweekends?edition=2027&view=prizes')
  const records = new Records(app.world.store, { current: undefined })
  const winners = await screen.findByLabelText(/^Winners/, { selector: 'input' })
  await userEvent.clear(winners)
  await userEvent.type(winners, '1')
  await press('Preview changes')
  await screen.findByText(/1 person takes part\./)
  expect(await records.find(prizeWinners)).toEqual([])
  await press('Draw prizes')
  await screen.findByText(/^1 winner drawn by the seed [0-9a-f]{32}\. We wrote to them\./)
  const [winner] = await records.find(prizeWinners)
  expect(winner).toMatchObject({ id: '2027-1', personId: 'p-artlover', entries: 1 })
  const list = within((await screen.findByRole('heading', { name: 'Winners' })).parentElement!)
  await list.findByText(winner!.name!)
  expect(app.world.localMode.state.outbox.map(({ subject }) => subject)).toContain('You won a prize')
  await app.world.signInAs('artlover')
  await app.visit('/dashboard/passport')
  await screen.findByText('1 winner was drawn on Tuesday, October 26, 2027 from 1 person with enough stamps. We write to winners by email.')
})

it('staff plan the draw of an edition', async () => {
  const app = await memoryApp({ as: 'guideadmin', on: new Date('2027-10-01T20:00:00Z') })
  await app.visit('/cpanel/sfosweekends?edition=2027&view=prizes&do=rule')
  await fill(/^Studios to visit/, '3')
  await press('Save rule')
  await screen.findByText('Whoever has stamps of 3 studios takes part in the draw.')
  expect(await new Records(app.world.store, { current: undefined }).get(prizeDraws, '2027')).toMatchObject({ studios: 3 })
})
