import { expect, it } from 'vitest'
import type { CardOpening } from '../../../../src/domain/guide/publishing/guide-snapshot-types'
import { openFirst } from '../../../../src/domain/guide/reading/open-first'

const card = (id: string, ...openings: CardOpening[]) => ({ id, openings })
const at = { date: '2027-10-16', time: '12:00' }

it('puts what is open first, then what opens soonest, and what opens no more last, each in the order given', () => {
  const cards = [
    card('over', ['2027-10-15', '11:00', '18:00']),
    card('tomorrow', ['2027-10-17', '11:00', '18:00']),
    card('open', ['2027-10-16', '11:00', '18:00']),
    card('later', ['2027-10-16', '15:00', '18:00']),
    card('by-appointment'),
    card('open-too', ['2027-10-16', '11:30', '18:00']),
  ]
  const order = openFirst(cards, new Set(['open', 'open-too']), at).map(({ id }) => id)
  expect(order).toEqual(['open', 'open-too', 'later', 'tomorrow', 'over', 'by-appointment'])
})

it('goes by what a studio says of its door, not by its hours alone', () => {
  const closedEarly = card('closed-early', ['2027-10-16', '11:00', '18:00'], ['2027-10-17', '11:00', '18:00'])
  const later = card('later', ['2027-10-16', '15:00', '18:00'])
  expect(openFirst([closedEarly, later], new Set(), at).map(({ id }) => id)).toEqual(['later', 'closed-early'])
})
