import { describe, expect, it } from 'vitest'
import { estimatePositions, type KnownAddress } from '../../../src/domain/segments/estimate-positions'

const door = (address: string, lng: number, lat: number, neighbourhoodId = 'mill'): KnownAddress => ({ address, at: [lng, lat], neighbourhoodId })
const doors = [door('12 Foundry Street', 2, 2), door('88 Foundry Street, Unit 4', 4, 6), door('31 24th Street', 9, 9, 'hill')]
const living = (id: string, line1: string, more: { city?: string; postcode?: string } = {}) => ({
  id,
  addresses: [{ line1, city: more.city ?? 'Rivermouth', country: 'US', ...(more.postcode && { postcode: more.postcode }) }],
})
const places = (...rows: Parameters<typeof estimatePositions>[0]) => Object.fromEntries(estimatePositions(rows, doors, 'Rivermouth'))

describe('approximate places', () => {
  it('are the building’s if a studio is in it, in any notation of the address, else the middle of the street', () => {
    expect(places(living('a', '12 Foundry St., Apt 3'), living('b', '40 FOUNDRY STREET'), living('c', '7 24th St'))).toEqual({
      a: { at: [2, 2], by: 'house', neighbourhoodId: 'mill' },
      b: { at: [3, 4], by: 'street', neighbourhoodId: 'mill' },
      c: { at: [9, 9], by: 'street', neighbourhoodId: 'hill' },
    })
  })

  it('are the middle of the postcode if other places in it are known', () => {
    const found = places(
      living('a', '12 Foundry Street', { postcode: '94110' }),
      living('b', '3 Nowhere Lane', { postcode: '94110' }),
      living('c', '3 Nowhere Lane', { postcode: '94199' }),
    )
    expect(found['b']).toEqual({ at: [2, 2], by: 'postcode', neighbourhoodId: 'mill' })
    expect(found['c']).toBeUndefined()
  })

  it('are missing for people in other towns or without a known address', () => {
    expect(places(living('a', '12 Foundry Street', { city: 'Elsewhere' }), { id: 'b' }, { id: 'c', addresses: [] })).toEqual({})
  })
})
