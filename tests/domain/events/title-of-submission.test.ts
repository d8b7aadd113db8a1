import { expect, it } from 'vitest'
import { titleOfSubmission } from '../../../src/domain/events/title-of-submission'

it('a submitted event is named by its new title, by the former one if that is gone, and as an event if it says none', () => {
  expect(titleOfSubmission({ diff: { title: ['Kiln night', 'Night at the kiln'] } })).toBe('Night at the kiln')
  expect(titleOfSubmission({ diff: { title: ['Kiln night', undefined] } })).toBe('Kiln night')
  expect(titleOfSubmission({ diff: { summary: [undefined, 'Bring a pot.'] } })).toBe('Event')
})
