import { describe, expect, it } from 'vitest'
import { seasonPhase } from '../../../../src/domain/guide/clock/season-phase'
import { studioHours } from '../../../../src/domain/guide/reading/studio-hours'
import { card, guideIndex, weekend } from '../guide-index'

const season = (of?: Parameters<typeof guideIndex>[0]) => {
  const index = guideIndex(of)
  return { ...index, hours: studioHours(index.listings) }
}
const index = season({
  weekends: [
    weekend(1, ['2027-10-16', '11:00', '18:00'], ['2027-10-17', '11:00', '18:00']),
    weekend(2, ['2027-10-23', '11:00', '18:00'], ['2027-10-24', '11:00', '17:00']),
  ],
  listings: [
    card('early', { openings: [['2027-10-16', '10:00', '12:00']] }),
    card('usual', {
      openings: [
        ['2027-10-16', '11:00', '18:00'],
        ['2027-10-23', '11:00', '18:00'],
      ],
    }),
    card('late', { openings: [['2027-10-16', '20:00', '01:00']] }),
  ],
}) // prettier-ignore
/** A moment on the edition's clock, in daylight time. */
const on = (local: string) => seasonPhase(index, new Date(`${local}-07:00`))

describe('the phase of the season', () => {
  it.each([
    ['2027-10-08T23:59:59', 'announced'],
    ['2027-10-09T00:00:00', 'this-week'],
    ['2027-10-15T23:59:59', 'this-week'],
    ['2027-10-16T00:00:00', 'this-weekend'],
    ['2027-10-16T10:59:59', 'this-weekend'],
    ['2027-10-16T11:00:00', 'open-now'],
    ['2027-10-16T17:59:59', 'open-now'],
    ['2027-10-16T18:00:00', 'this-weekend'],
    ['2027-10-17T17:59:59', 'open-now'],
    ['2027-10-17T18:00:00', 'between'],
    ['2027-10-22T23:59:59', 'between'],
    ['2027-10-23T00:00:00', 'this-weekend'],
    ['2027-10-24T16:59:59', 'open-now'],
    ['2027-10-24T17:00:00', 'over'],
  ])('%s is %s', (local, phase) => {
    expect(on(local).phase).toBe(phase)
  })

  it('is no-guide if nothing is published', () => {
    expect(seasonPhase(undefined, new Date())).toEqual({ phase: 'no-guide', daysLeft: 0, openNow: 0 })
  })

  it('goes by the days of the weekends, whatever their order', () => {
    const turned = { ...index, weekends: index.weekends.toReversed() }
    const at = new Date('2027-10-12T12:00:00-07:00')
    expect(seasonPhase(turned, at)).toMatchObject({ phase: 'this-week', weekend: { n: 1 } })
    expect(seasonPhase(turned, at)).toEqual(seasonPhase(index, at))
  })

  it('has the facts that a page displays', () => {
    expect(on('2027-10-16T11:30:00')).toMatchObject({
      weekend: { n: 1 },
      closes: '18:00',
      next: { date: '2027-10-17', time: '11:00', days: 1 },
      daysLeft: 4,
      openNow: 2,
    })
    expect(on('2027-10-16T18:00:00')).toMatchObject({ weekend: { n: 1 }, next: { date: '2027-10-17', days: 1 }, daysLeft: 3, openNow: 0 })
    expect(on('2027-10-17T18:00:00')).toMatchObject({ weekend: { n: 2 }, next: { date: '2027-10-23', days: 6 }, daysLeft: 2 })
    expect(on('2027-10-24T17:00:00')).toEqual({ phase: 'over', weekend: index.weekends[1], daysLeft: 0, openNow: 0 })
  })

  it('counts a listing that is open after midnight', () => {
    expect(on('2027-10-17T00:59:00').openNow).toBe(1)
    expect(on('2027-10-17T01:00:00').openNow).toBe(0)
  })
})

it('uses the edition’s time zone, wherever the visitor is', () => {
  const elsewhere = season({ tz: 'Pacific/Auckland', weekends: [weekend(1, ['2027-10-16', '11:00', '18:00'])] })
  expect(seasonPhase(elsewhere, new Date('2027-10-15T22:00:00Z')).phase).toBe('open-now')
  expect(seasonPhase(elsewhere, new Date('2027-10-16T11:00:00-07:00')).phase).toBe('over')
})

describe('daylight saving changes', () => {
  const back = season({ weekends: [weekend(1, ['2027-11-06', '11:00', '18:00'], ['2027-11-07', '11:00', '18:00'])] })
  it('keep 11:00 on the day the clocks go back', () => {
    expect(seasonPhase(back, new Date('2027-11-06T18:00:00Z')).phase).toBe('open-now')
    expect(seasonPhase(back, new Date('2027-11-07T18:59:59Z')).phase).toBe('this-weekend')
    expect(seasonPhase(back, new Date('2027-11-07T19:00:00Z')).phase).toBe('open-now')
    expect(seasonPhase(back, new Date('2027-11-08T02:00:00Z')).phase).toBe('over')
  })

  it('keep 11:00 on the day they go forward, in another place', () => {
    const forward = season({ tz: 'Europe/London', weekends: [weekend(1, ['2027-03-28', '00:30', '03:00'])] })
    expect(seasonPhase(forward, new Date('2027-03-28T00:30:00Z')).phase).toBe('open-now')
    expect(seasonPhase(forward, new Date('2027-03-28T01:59:00Z'))).toMatchObject({ phase: 'open-now', closes: '03:00' })
    expect(seasonPhase(forward, new Date('2027-03-28T02:00:00Z')).phase).toBe('over')
  })
})

it('judges an edition without open days by its first and last date', () => {
  const bare = season()
  const at = (day: string) => seasonPhase(bare, new Date(`${day}T12:00:00-07:00`)).phase
  expect(['2027-10-08', '2027-10-09', '2027-10-16', '2027-10-24', '2027-10-25'].map(at)).toEqual([
    'announced',
    'this-week',
    'this-weekend',
    'this-weekend',
    'over',
  ])
})
