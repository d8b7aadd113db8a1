import { describe, expect, it } from 'vitest'
import { namesOf } from '../../../src/domain/people/normal-name-and-phone'
import { PersonIndex } from '../../../src/domain/person-search/person-index'
import type { SegmentRow } from '../../../src/domain/segments/segment-matcher'

const person = (id: string, first: string, last: string, more: Partial<SegmentRow> = {}): SegmentRow => ({
  id,
  names: namesOf(first, last),
  emails: [{ address: `${id}@post.example`, verified: true }],
  tags: [],
  status: 'active',
  ...more,
})

function indexed(...set: readonly SegmentRow[]): PersonIndex {
  const index = new PersonIndex()
  index.change({ set, removed: [] })
  return index
}
const ids = (index: PersonIndex, question: string) => index.find(question).map(({ id, by }) => `${id} ${by}`)

describe('the person search', () => {
  const index = indexed(
    person('ines', 'Inés', 'Peñaloza', {
      phones: ['+14155550100'],
      addresses: [{ line1: '12 Tannery Street', city: 'Harbour', postcode: '90210', country: 'US' }],
    }),
    person('ana', 'Ana', 'Ruiz', { organisation: 'Mill Press' }),
    person('old', 'Ana', 'Ruiz', { status: 'merged' }),
    person('sio', 'Siobhán', 'O’Brien'),
  )
  index.name('handle', new Map([['ana', 'ana-prints']]))
  index.name('mapNumber', new Map([['ines', '217']]))

  it.each([
    ['penaloza ines', 'ines name'],
    ['Peñaloza, Inés', 'ines name'],
    ['obrien', 'sio name'],
    ['(415) 555-0100', 'ines phone'],
    ['5550100', 'ines phone'],
    ['tannery 12', 'ines address'],
    ['217', 'ines mapNumber'],
    ['ana-prints', 'ana handle'],
    ['INES@post', 'ines email'],
    ['mill press', 'ana organisation'],
    ['ana ruis', 'ana likeName'],
  ])('finds by %s, and says why', (question, found) => expect(ids(index, question)).toEqual([found]))

  it('shows what it found as it is written in the record', () => {
    const two = indexed(
      person('ana', 'Ana', 'Ruiz', {
        organisation: 'Mill Press',
        emails: ['Ana@Post.example', 'print@mill.example'].map(address => ({ address, verified: true })),
        phones: ['+14155550100', '+14155550101'],
        addresses: ['12 Tannery Street', '3 Quay'].map(line1 => ({ line1, city: 'Harbour', country: 'US' })),
      }),
    )
    two.name('handle', new Map([['ana', 'ana-prints']]))
    two.name('mapNumber', new Map([['ana', '217']]))
    const shown = (question: string) => two.find(question).map(({ matched }) => matched)
    expect(['ruiz', 'mill press', 'print@', '5550101', 'quay', 'ana-prints', '217', 'ana ruis'].flatMap(shown)).toEqual([
      'Ana Ruiz',
      'Mill Press',
      'Ana@Post.example, print@mill.example',
      '+14155550100, +14155550101',
      '12 Tannery Street, Harbour; 3 Quay, Harbour',
      'ana-prints',
      '217',
      'Ana Ruiz',
    ])
  })

  it('compares an email address and a phone number as a whole', () => {
    const one = indexed(
      person('sio', 'Siobhán', 'O’Brien', { emails: [{ address: "s.o'brien@post.example", verified: true }], phones: ['+14155550100'] }),
    )
    expect(ids(one, "S.O'Brien@post.example")).toEqual(['sio email'])
    expect(ids(one, '415 555 0100')).toEqual(['sio phone'])
    expect(ids(one, '0100 415 555')).toEqual([])
  })

  it('finds nobody for an empty search, and no merged people', () => {
    expect(ids(index, '  ')).toEqual([])
    expect(ids(index, 'ruiz')).toEqual(['ana name'])
  })

  it('guesses a misspelled name, but no misspelled company or street, so that nobody is shown under a name that is not theirs', () => {
    expect(ids(index, 'mill ruis')).toEqual([])
    expect(ids(index, 'tannary streat')).toEqual([])
    expect(ids(index, 'inez penalosa')).toEqual(['ines likeName'])
  })

  it('ranks the whole name before a part of it, and the name before the street', () => {
    const three = indexed(
      person('part', 'Marina', 'Millerand'),
      person('street', 'Eva', 'Lo', { addresses: [{ line1: '4 Mill Street', city: 'Harbour', country: 'US' }] }),
      person('whole', 'Ana', 'Mill'),
    )
    expect(ids(three, 'mill')).toEqual(['whole name', 'part name', 'street address'])
  })

  it('follows changes', () => {
    const live = indexed(person('a', 'Ana', 'Ruiz'))
    live.change({ set: [person('a', 'Eva', 'Lo')], removed: [] })
    expect([ids(live, 'ruiz'), ids(live, 'eva')]).toEqual([[], ['a name']])
    live.change({ set: [], removed: ['a'] })
    expect(live.size).toBe(0)
  })
})
