import { describe, expect, it } from 'vitest'
import { opensAt, placeRefusals, weekendOf } from '../../../../src/domain/guide/registering/place-refusals'
import type { Registered } from '../../../../src/domain/guide/registering/registration-clash'
import type { WantedPlace } from '../../../../src/domain/guide/registering/registration-input'

type Facts = Parameters<typeof placeRefusals>[1]
const site = (id: string, neighbourhoodId?: string) => [id, { id, neighbourhoodId }] as unknown as [string, never]
const facts = {
  edition: { tiers: ['Participating', 'Premier'] },
  weekends: [
    { id: '1', neighbourhoodIds: ['dock'] },
    { id: '2', neighbourhoodIds: ['mill'] },
  ],
  sites: new Map([site('mill-house', 'mill'), site('hall', 'dock')]),
  neighbourhoodIds: ['dock', 'mill', 'far'],
  communityIds: new Set(['hall']),
} as unknown as Facts

const wanted = (of: Partial<WantedPlace>): WantedPlace => ({ id: 'w1', weekendId: '1', tier: 'Premier', ...of })
const ownStudio = wanted({ street: '1 Quay', neighbourhoodId: 'dock' })
const reasons = (all: readonly WantedPlace[], own: readonly Registered[] = [], of: Facts = facts) =>
  placeRefusals(all, of, own).map(one => `${'id' in one ? one.id : ''} ${one.reason}`)

describe('a place that is asked for', () => {
  it('is accepted if its building, weekend and tier exist', () => {
    expect(reasons([wanted({ siteId: 'mill-house', weekendId: '2' })])).toEqual([])
    expect(reasons([ownStudio])).toEqual([])
  })
  it('is refused with every reason at once', () => {
    expect(reasons([wanted({ siteId: 'shed', weekendId: '9', tier: 'Gold' })])).toEqual([
      'w1 unknown-building',
      'w1 unknown-weekend',
      'w1 unknown-tier',
    ])
    expect(reasons([wanted({ neighbourhoodId: 'nowhere' })])).toEqual(['w1 no-address', 'w1 unknown-neighborhood'])
    expect(reasons([wanted({ street: '1 Quay' })])).toEqual(['w1 unknown-neighborhood'])
  })
  it('may have any tier where the edition names none', () => {
    expect(reasons([{ ...ownStudio, tier: 'Gold' }], [], { ...facts, edition: { ...facts.edition, tiers: undefined } })).toEqual([])
  })
  it('opens on the weekend of its neighborhood, which is said; one that no weekend names may choose', () => {
    const late = wanted({ siteId: 'mill-house', weekendId: '1' })
    expect(placeRefusals([late], facts, [])).toEqual([{ reason: 'wrong-weekend', id: 'w1', weekendId: '2' }])
    expect(reasons([{ ...ownStudio, neighbourhoodId: 'far', weekendId: '2' }])).toEqual([])
    expect([weekendOf('mill', facts.weekends), weekendOf('far', facts.weekends), weekendOf(undefined, facts.weekends)]).toEqual([
      '2',
      undefined,
      undefined,
    ])
  })
  it('lies in the neighborhood of its building, whatever is said beside it', () => {
    expect(opensAt(wanted({ siteId: 'mill-house', neighbourhoodId: 'dock' }), facts)).toMatchObject({ siteId: 'mill-house', neighbourhoodId: 'mill' })
    expect(opensAt(ownStudio, facts)).toEqual({ neighbourhoodId: 'dock', weekendId: '1' })
  })
})

describe('a place beside others', () => {
  const second = wanted({ id: 'w2', siteId: 'mill-house', weekendId: '2' })
  it('clashes with what is asked for before it, named once', () => {
    expect(reasons([ownStudio, second])).toEqual([])
    expect(placeRefusals([ownStudio, { ...ownStudio, id: 'w2' }], facts, [])).toEqual([
      { reason: 'clash', id: 'w2', clash: { of: 'weekend', id: 'w1' } },
      { reason: 'clash', id: 'w2', clash: { of: 'neighborhood', id: 'w1' } },
    ])
  })
  it('replaces its own draft or offer, and clashes with other registrations', () => {
    const before: Registered = { id: 'w1', status: 'offered', weekendId: '1', neighbourhoodId: 'dock' }
    expect(reasons([ownStudio], [before])).toEqual([])
    expect(reasons([ownStudio], [{ ...before, id: 'other' }])).toEqual(['w1 clash', 'w1 clash'])
  })
  it('in a community space is the only one of its artist; ended registrations do not count', () => {
    const hall = wanted({ siteId: 'hall' })
    expect(reasons([hall])).toEqual([])
    expect(reasons([hall, second])).toEqual(['w1 community-alone', 'w2 community-alone'])
    const other = (status: Registered['status']): Registered => ({ id: 'r0', status, weekendId: '2', neighbourhoodId: 'mill', siteId: 'mill-house' })
    expect(reasons([hall], [other('paid')])).toEqual(['w1 community-alone'])
    expect(reasons([hall], [other('cancelled')])).toEqual([])
    expect(reasons([second], [{ id: 'r0', status: 'paid', weekendId: '1', siteId: 'hall' }])).toEqual(['w2 community-alone'])
  })
})
