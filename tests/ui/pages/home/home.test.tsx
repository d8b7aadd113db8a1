// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { GuideCard } from '../../../../src/domain/guide/publishing/guide-snapshot-types'
import { featuredPictures } from '../../../../src/domain/guide/reading/featured-studios'
import { memoryApp } from '../../../support/memory-app'

const heading = () => document.querySelector('h1')?.textContent ?? ''
const main = () => within(screen.getByRole('main'))

/** The modules below the hero come after it. */
const modules = async () => void (await main().findByRole('heading', { name: 'Where would you like to start?' }))

async function homeOn(instant: string) {
  const { visit } = await memoryApp({ on: new Date(instant) })
  await visit('/')
  await modules()
}

describe('the front page follows the calendar of the edition', () => {
  it('weeks before: shows the first day', async () => {
    await homeOn('2027-08-20T18:00:00Z')
    expect(heading()).toBe('The doors open on Saturday, September 25')
    main().getByText('days to go')
  })

  it('the evening before: says tomorrow', async () => {
    await homeOn('2027-09-25T01:00:00Z')
    expect(heading()).toMatch(/^The doors open tomorrow at 11\sam$/)
  })

  it('while studios are open: until when, and how many', async () => {
    await homeOn('2027-10-16T20:00:00Z')
    expect(heading()).toMatch(/^The doors are open until 6\spm$/)
    main().getByText(/studios? open now/)
  })

  it('between weekends: the next day', async () => {
    await homeOn('2027-09-29T18:00:00Z')
    expect(heading()).toBe('The next doors open on Saturday, October 2')
  })

  it('its hero and its parts name their blocks, by which comments find them', async () => {
    await homeOn('2027-10-16T20:00:00Z')
    expect(main().getByRole('heading', { level: 1 }).closest('[data-block="hero"]')).not.toBeNull()
    expect(main().getByRole('heading', { name: 'Next' }).closest('[data-block="events"]')).not.toBeNull()
  })

  it('afterwards: thanks, and no next events', async () => {
    await homeOn('2027-11-20T18:00:00Z')
    expect(heading()).toContain('The doors have closed')
    expect(main().queryByRole('heading', { name: 'Next' })).toBeNull()
  })

  it('while artists register: until when at which price', async () => {
    await homeOn('2027-03-01T18:00:00Z')
    expect(heading()).toBe('Artists, open your studio')
    main().getByText(/^Registration is open at the early price until Sun, Mar 14, 2027, 11:59\spm P[DS]T\.$/)
  })

  it('in the last days of registration: when it closes', async () => {
    await homeOn('2027-05-16T20:00:00Z')
    expect(heading()).toBe('Registration closes on Sunday, May 16')
    expect(main().getByRole('link', { name: 'Register a studio' }).getAttribute('href')).toBe('/artists/sfosregistration')
  })

  it('a second after registration: the weekends again', async () => {
    await homeOn('2027-05-17T07:00:00Z')
    expect(heading()).not.toContain('Registration')
  })

  it('with nothing published and no organization: still a complete page', async () => {
    const { visit } = await memoryApp({ sample: false })
    await visit('/')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await modules()
    main().getByRole('link', { name: /^Visit/ })
    expect(main().queryByRole('heading', { name: 'Featured studios' })).toBeNull()
    expect(main().queryByRole('heading', { name: 'Weekends' })).toBeNull()
  })
})

describe('the parts of the front page', () => {
  it('show twelve works by map number, and six events', async () => {
    await homeOn('2027-10-16T20:00:00Z')
    const wall = within(main().getByRole('region', { name: 'Featured studios' }))
    expect(wall.getAllByRole('listitem')).toHaveLength(12)
    for (const work of wall.getAllByRole('link').slice(2)) expect(work.textContent).toMatch(/^Map number \d+/)
    expect(within(main().getByRole('region', { name: 'Next' })).getAllByRole('heading', { level: 3 })).toHaveLength(6)
  })

  it('offer three ways to join', async () => {
    await homeOn('2027-10-16T20:00:00Z')
    const doors = within(main().getByRole('region', { name: 'Where would you like to start?' })).getAllByRole('link')
    expect(doors.map(door => door.getAttribute('href'))).toEqual(['/sfosguide', '/artlover', '/artists'])
  })
})

describe('the picture of the day', () => {
  const card = (n: number): GuideCard => ({
    id: `l${n}`,
    number: String(n),
    name: `Studio ${n}`,
    sortName: `Studio ${n}`,
    media: [],
    tags: [],
    openings: [],
    weekends: [],
    facilities: [],
    picture: { src: '/x.svg', alt: '', width: 4, height: 5 },
  })
  const cards = Array.from({ length: 50 }, (_, i) => card(i + 1))

  it('shows every studio on some day', () => {
    const seen = new Set(Array.from({ length: 10 }, (_, day) => featuredPictures(cards, day, 13)).flatMap(set => set.map(({ id }) => id)))
    expect(seen.size).toBe(50)
  })

  it('never repeats a studio, and takes only those with a map number and a picture', () => {
    for (let day = 0; day < 20; day++) expect(new Set(featuredPictures(cards, day, 13).map(({ id }) => id)).size).toBe(13)
    const { picture: _, ...bare } = card(99)
    expect(featuredPictures([bare, card(1)], 0, 13).map(({ id }) => id)).toEqual(['l1'])
  })
})
