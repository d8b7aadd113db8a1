import { describe, expect, it } from 'vitest'
import { transferRefusal } from '../../../../src/domain/memberships/changes/transfer-refusal'

type Held = Parameters<typeof transferRefusal>[0]
const until = (end: string): Held['terms'] => [{ id: 't', start: '2026-01-01', end, kind: 'new' }]
const held = (of: Partial<Held> = {}): Held => ({
  productId: 'artist',
  level: 'friend',
  autoRenew: false,
  suspensions: [],
  terms: until('2027-12-31'),
  ...of,
})
const paused = [{ from: '2027-01-01', reason: 'Away' }] as unknown as Held['suspensions']
const why = (from: Held, other?: Held | 'same', to = { productId: 'lover', level: 'friend' }) =>
  transferRefusal(from, { ...to, held: other }, '2027-06-01')
const there = (of: Partial<Held> = {}) => held({ productId: 'lover', ...of })

describe('the days of a membership', () => {
  it('go to another membership, or another level of the same one', () => {
    expect([why(held()), why(held(), there()), why(held(), 'same', { productId: 'artist', level: 'patron' })]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
  it('stay where they already are of that level', () => expect(why(held(), 'same', { productId: 'artist', level: 'friend' })).toBe('same'))
  it('are none after the last one, which still counts, nor where every term was reversed', () => {
    expect([why(held({ terms: until('2027-05-31') })), why(held({ terms: until('2027-06-01') })), why(held({ terms: [] }))]).toEqual([
      'no-days',
      undefined,
      'no-days',
    ])
  })
  it('are not moved while a card renews either of the two', () => {
    expect([why(held({ autoRenew: true })), why(held(), there({ autoRenew: true }))]).toEqual(['renews', 'renews'])
  })
  it('are not moved while either of the two is suspended', () => {
    expect([why(held({ suspensions: paused })), why(held(), there({ suspensions: paused }))]).toEqual(['suspended', 'suspended'])
  })
  it('do not follow days of another level that still run', () => {
    expect([why(held(), there({ level: 'patron' })), why(held(), there({ productId: 'other' }))]).toEqual(['other-level', 'other-level'])
    expect(why(held(), there({ level: 'patron', terms: until('2027-05-31') }))).toBeUndefined()
    expect(why(held(), there({ level: 'patron', terms: until('2027-06-01') }))).toBe('other-level')
    expect(why(held(), there({ level: 'patron', terms: [] }))).toBeUndefined()
  })
})
