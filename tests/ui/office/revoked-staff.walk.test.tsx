// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { revokeSessionsHandler } from '../../../src/domain/accounts/administer-accounts.handler'
import { endedSessions } from '../../../src/domain/accounts/ended-sessions.collection'
import { revokeRoleHandler } from '../../../src/domain/accounts/roles/revoke-role.handler'
import { setRoleHandler } from '../../../src/domain/accounts/roles/set-role.handler'
import { people } from '../../../src/domain/people/people.collection'
import { Records } from '../../../src/domain/shared/records/records'
import { press } from '../../support/drawing/press'
import { memoryApp } from '../../support/memory-app'
import { asSuperadmin } from '../../support/staff-world'

const reason = 'Left the office in anger today'
const grantId = crypto.randomUUID()

let app: Awaited<ReturnType<typeof memoryApp>>
let house: Records
let page: Awaited<ReturnType<(typeof app)['visit']>>

beforeEach(async () => {
  app = await memoryApp()
  const { world } = app
  house = new Records(world.store, { current: undefined })
  await asSuperadmin(app.world, setRoleHandler, { key: grantId, personId: 'p-artlover', role: 'admin', scopes: ['people'], reason })
  await world.signInAs('artlover')
  world.clock.setNow(new Date(world.clock.now().getTime() + 60_000))
  page = await app.visit('/cpanel/usersdatabase?open=p-donor')
  await userEvent.type(await household(), 'lighthouse')
})

const household = () => screen.findByLabelText<HTMLInputElement>(/^Household/)
const isAtTheDoor = () => waitFor(() => expect(page.router.state.location.pathname).toBe('/adminportal'))

describe('a member of staff who is editing a record', () => {
  it('is told that it was refused if she saves with a session that was ended, and what she typed stays', async () => {
    // Her browser does not know this yet.
    await house.commit(house.creating(endedSessions, 'u-artlover', { before: app.world.clock.now().getTime() / 1000 }))
    await press('Save')
    const notice = within(await screen.findByRole('alert'))
    await notice.findByText('Your account may not do this.')
    expect((await household()).value).toBe('lighthouse')
    expect((await house.get(people, 'p-donor'))?.household).toBeUndefined()
  })

  it.each([
    ['her role is taken away', () => asSuperadmin(app.world, revokeRoleHandler, { grantId, reason })],
    ['her sessions are ended', () => asSuperadmin(app.world, revokeSessionsHandler, { uid: 'u-artlover', reason })],
  ])('is locked out of the office at once when %s, and finds what she typed once she may work again', async (_, happens) => {
    await happens()
    await isAtTheDoor()
    await screen.findByText('You are not signed in to the office. Sign in to open it.')
    page.leave()
    // If only the sessions were ended, she still has the role.
    await asSuperadmin(app.world, setRoleHandler, {
      key: crypto.randomUUID(),
      personId: 'p-artlover',
      role: 'admin',
      scopes: ['people'],
      reason,
    }).catch(() => undefined)
    await app.world.signInAs('artlover')
    page = await app.visit('/cpanel/usersdatabase?open=p-donor')
    await press('Restore them')
    expect((await household()).value).toBe('lighthouse')
  })
})
