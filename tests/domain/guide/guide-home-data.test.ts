import { describe, expect, it } from 'vitest'
import type { GuideCard, PublishedEvent } from '../../../src/domain/guide/publishing/guide-snapshot-types'
import { guideHomeData } from '../../../src/domain/guide/reading/guide-home-data'
import { card, guideIndex } from './guide-index'

const tz = 'America/Los_Angeles'
const picture = { src: '/work.svg', alt: 'A work', width: 4, height: 5 }
const studio = (n: number, of: Partial<GuideCard> = {}) =>
  card(`s${n}`, { number: String(n), neighbourhoodId: `part-${n % 5}`, picture, blurb: 'Prints and the stones they come from.', ...of })
const studios = Array.from({ length: 200 }, (_, i) => studio(i + 1, { openings: [['2027-10-16', '11:00', '18:00']], weekends: [1] }))
const noon = new Date('2027-10-16T12:00:00-07:00')

const hour = (local: string) => ({ local, tz, utc: new Date(`${local}:00-07:00`).toISOString() })
const event = (id: string, from: string, to: string, of: Partial<PublishedEvent> = {}): PublishedEvent => ({
  id,
  title: id,
  summary: '',
  start: hour(from),
  end: hour(to),
  venue: 'The yard',
  tags: [],
  ...of,
})

describe('the front of an edition', () => {
  it('has thirteen studios for the wall and twelve for the guide, and only the opening times of the others', () => {
    const front = guideHomeData(guideIndex({ listings: studios }), noon)
    expect(front.homePictures).toHaveLength(13)
    expect(front.featured).toHaveLength(12)
    expect(front.hours).toEqual([{ openings: [['2027-10-16', '11:00', '18:00']], weekends: [1], studios: 200 }])
    expect(JSON.stringify(front)).not.toContain('Prints and the stones')
  })

  it('shows other studios the next day, in the edition’s time zone', () => {
    const featuredAt = (instant: string) => guideHomeData(guideIndex({ listings: studios }), new Date(instant)).featured.map(({ id }) => id)
    expect(featuredAt('2027-10-16T23:59:00-07:00')).toEqual(featuredAt('2027-10-16T00:00:00-07:00'))
    expect(featuredAt('2027-10-17T00:00:00-07:00')).not.toEqual(featuredAt('2027-10-16T23:59:00-07:00'))
  })

  it('shows the same studios once the edition is over', () => {
    const featuredAt = (instant: string) => guideHomeData(guideIndex({ listings: studios }), new Date(instant)).featured.map(({ id }) => id)
    expect(featuredAt('2027-11-03T12:00:00-07:00')).toEqual(featuredAt('2029-01-01T12:00:00-08:00'))
  })

  it('lists the coming events, earliest first, without canceled ones', () => {
    const events = [
      event('later', '2027-10-17T15:00', '2027-10-17T16:00'),
      event('over', '2027-10-16T09:00', '2027-10-16T11:59'),
      event('running', '2027-10-16T11:00', '2027-10-16T13:00'),
      event('called off', '2027-10-16T14:00', '2027-10-16T15:00', { cancelled: true }),
    ]
    expect(guideHomeData(guideIndex({ events }), noon).events.map(({ id }) => id)).toEqual(['running', 'later'])
  })

  it('lists neighborhoods without their outlines', () => {
    const neighbourhoods = [
      { id: 'part-1', name: 'Harbour', colour: '#123456', order: 1, outline: [[[[0, 0] as const, [1, 0] as const, [1, 1] as const]]] },
    ]
    expect(guideHomeData(guideIndex({ neighbourhoods }), noon).neighbourhoods).toEqual([{ id: 'part-1', name: 'Harbour' }])
  })
})
