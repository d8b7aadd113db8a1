import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldsFromJson, fieldsToJson } from '../../../src/domain/records/fields-json'
import { boolean, instant, list, map, number, optional, text } from '../../../src/domain/shared/records/fields'

const declared = {
  title: text('Title'),
  at: optional(instant('When')),
  n: number('Number'),
  steps: list('Steps', map('Step', { what: text('What'), due: optional(instant('Due')), done: boolean('Done') }), 10),
  place: optional(map('Place', { name: text('Name'), since: instant('Since') })),
}

const date = fc.date({ noInvalidDate: true })
// A text that looks like an instant must stay a text.
const words = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('2027-10-16T18:00:00.000Z'))
const record = fc.record(
  {
    title: words,
    at: date,
    n: fc.integer(),
    steps: fc.array(fc.record({ what: words, due: date, done: fc.boolean() }, { requiredKeys: ['what', 'done'], noNullPrototype: true })),
    place: fc.record({ name: words, since: date }, { noNullPrototype: true }),
  },
  { requiredKeys: ['title', 'n', 'steps'], noNullPrototype: true },
)

describe('fields sent to a callable', () => {
  it('arrive as they were sent, instants as instants and texts as texts', () => {
    fc.assert(
      fc.property(record, fields => {
        expect(fieldsFromJson(declared, JSON.parse(JSON.stringify(fieldsToJson(fields))))).toEqual(fields)
      }),
    )
  })

  it('include those to be emptied', () => {
    expect(fieldsFromJson(declared, fieldsToJson({ at: undefined, title: 'A' }))).toStrictEqual({ at: undefined, title: 'A' })
  })
})
