import { beforeEach, describe, expect, it } from 'vitest'
import { PoliciesToAccept } from '../../../../src/domain/shop/policies/policies-to-accept'
import type { Fields } from '../../../../src/ports/documents'
import { type StaffWorld, staffWorld } from '../../../support/staff-world'

let world: StaffWorld
const plant = (documents: { readonly [path: string]: Fields }) =>
  world.store.commit(Object.entries(documents).map(([path, data]) => ({ op: 'set', path, data }) as const))
const policy = (kind: string, version: number, more: Fields = {}) => ({
  kind,
  version,
  effective: new Date('2027-01-01T00:00:00Z'),
  acceptFrom: version,
  status: 'effective',
  ...more,
})
const accepted = (kind: string, version: number, personId = 'mia') => ({ personId, kind, version })
/** The policies that Mia is asked to agree to. */
const asked = async () => (await world.services.get(PoliciesToAccept).all()).map(({ kind, version }) => `${kind} ${version}`).toSorted()

beforeEach(async () => {
  world = await staffWorld({ pid: 'mia' }, new Date('2027-06-01T12:00:00Z'))
})

describe('whoever has an account is asked to agree', () => {
  it('to a version that is in effect and asks for it, not to one that is to come, replaced or asks for nothing', async () => {
    await plant({
      'policies/t2': policy('terms', 2),
      'policies/t1': policy('terms', 1),
      'policies/p1': policy('privacy', 1, { acceptFrom: 0 }),
      'policies/c1': policy('copyright', 1, { effective: new Date('2027-06-02T00:00:00Z') }),
      'policies/c0': policy('copyright', 0, { status: 'draft', acceptFrom: 1 }),
    })
    expect(await asked()).toEqual(['terms 2'])
    world.localMode.setNow(new Date('2027-06-02T00:00:00Z'))
    expect(await asked()).toEqual(['copyright 1', 'terms 2'])
  })

  it('until they have agreed to a version that is enough, themselves and of this policy', async () => {
    await plant({ 'policies/t3': policy('terms', 3, { acceptFrom: 2 }), 'policies/p3': policy('privacy', 3, { acceptFrom: 2 }) })
    await plant({ 'policyAcceptances/1': accepted('terms', 1), 'policyAcceptances/2': accepted('privacy', 3, 'bo') })
    expect(await asked()).toEqual(['privacy 3', 'terms 3'])
    await plant({ 'policyAcceptances/3': accepted('terms', 2) })
    expect(await asked()).toEqual(['privacy 3'])
    await plant({ 'policyAcceptances/4': accepted('privacy', 3) })
    expect(await asked()).toEqual([])
  })

  it('to terms for artists, advertisers and buyers only where they are one', async () => {
    await plant(Object.fromEntries(['registration', 'advertising', 'refund'].map(kind => [`policies/${kind}`, policy(kind, 1)])))
    await plant({ 'registrations/r0': { personId: 'bo' }, 'adOrders/a0': { advertiserId: 'bo', coworkerIds: [] }, 'orders/o0': { personId: 'bo' } })
    expect(await asked()).toEqual([])
    await plant({ 'registrations/r1': { personId: 'mia' } })
    expect(await asked()).toEqual(['registration 1'])
    await plant({ 'adOrders/a1': { advertiserId: 'mia', coworkerIds: [] } })
    expect(await asked()).toEqual(['advertising 1', 'registration 1'])
    await plant({ 'orders/o1': { personId: 'mia' } })
    expect(await asked()).toEqual(['advertising 1', 'refund 1', 'registration 1'])
  })

  it('and nobody who is signed out', async () => {
    await plant({ 'policies/t1': policy('terms', 1) })
    await world.enter(undefined)
    expect(await asked()).toEqual([])
  })
})
