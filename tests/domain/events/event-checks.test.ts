import { describe, expect, it } from 'vitest'
import { checksOf, clashesOf, doublesOf } from '../../../src/domain/events/event-checks'
import type { Event } from '../../../src/domain/events/events.collection'

const now = new Date('2027-05-01T12:00:00Z')
const event = (id: string, change: Partial<Event> = {}) =>
  ({
    id,
    title: 'Open kiln',
    summary: 'Bring wood.',
    body: '',
    venue: 'The Net Loft',
    tags: [],
    hostIds: [],
    start: { local: '2027-10-02T18:00', tz: 'UTC', utc: new Date('2027-10-02T18:00Z') },
    end: { local: '2027-10-02T21:00', tz: 'UTC', utc: new Date('2027-10-02T21:00Z') },
    status: 'pending',
    ...change,
  }) as Event & { readonly id: string }
const at = (local: string) => ({ start: { local, tz: 'UTC', utc: new Date(`${local}Z`) } })

describe('a submitted event', () => {
  it('is said to speak of money where its text does and no price is entered, and not otherwise', () => {
    const speaks = (change: Partial<Event>) => checksOf(event('a', change), now).includes('price-words')
    const texts = ['Bring wood.', 'Admission at the door.', 'Only $ 5 a person', 'Tickets are at the bar', 'A feeling for clay']
    expect(texts.map(summary => speaks({ summary }))).toEqual([false, true, true, true, false])
    expect([speaks({ title: 'A $5 cup' }), speaks({ body: 'The entry fee is small.' })]).toEqual([true, true])
    expect(speaks({ summary: 'Admission at the door.', price: { cents: 500, cur: 'usd' } })).toBe(false)
  })

  it('lacks what visitors would miss, and nothing where all is there', () => {
    const whole = event('a', { address: '4 Quay', tags: ['fire'] })
    expect(checksOf(whole, now)).toEqual([])
    expect(checksOf(event('a'), now)).toEqual(['place', 'tags'])
    expect(checksOf({ ...whole, summary: ' ', ...at('2027-04-30T18:00'), end: at('2027-04-30T21:00').start }, now)).toEqual(['past', 'summary'])
  })

  it('may be in the way of another one at the same place within two hours', () => {
    const others = [
      event('a'),
      event('two hours', { venue: 'the net loft', ...at('2027-10-02T20:00') }),
      event('before', at('2027-10-02T16:00')),
      event('later', at('2027-10-02T20:01')),
      event('elsewhere', { venue: 'Harbour Hall' }),
    ]
    expect(clashesOf(event('a'), others).map(({ id }) => id)).toEqual(['two hours', 'before'])
  })

  it('may be the same as another one with its title on its day', () => {
    const others = [
      event('a'),
      event('again', { title: 'OPEN KILN', venue: 'Elsewhere', ...at('2027-10-02T09:00') }),
      event('tomorrow', at('2027-10-03T18:00')),
      event('other', { title: 'Print fair' }),
    ]
    expect(doublesOf(event('a'), others).map(({ id }) => id)).toEqual(['again'])
  })
})
