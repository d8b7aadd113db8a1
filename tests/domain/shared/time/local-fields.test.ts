import * as fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { knowOffsets, localFields } from '../../../../src/domain/shared/time/local-fields'
import { offsetsAround } from '../../../../src/domain/shared/time/offset-changes'

const now = new Date('2027-03-05T12:00:00Z')
/** Both hemispheres, half and quarter hours, no change at all, and four changes a year. */
const zones = ['America/Los_Angeles', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/Phoenix', 'Africa/Casablanca', 'Europe/Berlin', 'UTC']

/** `2027-03-05 04:00:00`, as `Intl` says it. */
const byIntl = (at: Date, tz: string) => new Intl.DateTimeFormat('sv-SE', { timeZone: tz, dateStyle: 'short', timeStyle: 'medium' }).format(at)
const shown = (at: Date, tz: string) => localFields(at, tz).toISOString().slice(0, 19).replace('T', ' ')

const instants = fc.date({ min: new Date('2024-01-01T00:00:00Z'), max: new Date('2032-01-01T00:00:00Z'), noInvalidDate: true })

afterEach(() => knowOffsets(Object.fromEntries(zones.map(tz => [tz, []]))))

it('an instant is read from the clocks of its zone', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (at, tz) => {
      expect(shown(at, tz)).toBe(byIntl(at, tz))
    }),
  )
})

it('what a document says of its zones changes no answer, within the years that it knows and outside of them', () => {
  const offsets = Object.fromEntries(zones.map(tz => [tz, offsetsAround(now, tz)]))
  knowOffsets(offsets)
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (at, tz) => {
      expect(shown(at, tz)).toBe(byIntl(at, tz))
    }),
  )
  for (const [tz, [...minutes]] of Object.entries(offsets))
    for (const minute of minutes.filter((_, i) => i % 2 === 0))
      for (const ms of [-1, 0, 1]) {
        const at = new Date(minute * 60_000 + ms * 1000)
        expect(shown(at, tz)).toBe(byIntl(at, tz))
      }
})

it('what is known is asked of nobody', () => {
  knowOffsets({ 'Nowhere/Land': [0, 90, 60, 30, 120] })
  expect(localFields(new Date(59 * 60_000), 'Nowhere/Land')).toEqual(new Date(149 * 60_000))
  expect(localFields(new Date(60 * 60_000), 'Nowhere/Land')).toEqual(new Date(90 * 60_000))
  for (const unknown of [-1, 120]) expect(() => localFields(new Date(unknown * 60_000), 'Nowhere/Land')).toThrow(RangeError)
})
