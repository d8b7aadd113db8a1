import { expect, it } from 'vitest'
import { stampDay } from '../../../../src/domain/guide/passport/stamp-day'
import type { CardOpening } from '../../../../src/domain/guide/publishing/guide-snapshot-types'

const lateNight: CardOpening = ['2027-10-16', '20:00', '23:30']
const midnight: CardOpening = ['2027-10-17', '00:15', '03:00']
const at = (date: string, time: string) => stampDay([lateNight, midnight], { date, time })

it('a stamp counts for the day whose hours are nearer, from an hour before to an hour after', () => {
  expect([at('2027-10-16', '18:59'), at('2027-10-16', '19:00'), at('2027-10-16', '23:45')]).toEqual([undefined, '2027-10-16', '2027-10-16'])
  expect([at('2027-10-17', '00:05'), at('2027-10-17', '00:30'), at('2027-10-17', '04:01')]).toEqual(['2027-10-17', '2027-10-17', undefined])
})
