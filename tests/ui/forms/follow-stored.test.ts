import { describe, expect, it } from 'vitest'
import { followStored } from '../../../src/ui/forms/follow-stored'

interface Price {
  readonly size: string
  readonly cents: number
}
const lists = { rows: { keyOf: ({ size }: Price) => size, textOf: ({ size, cents }: Price) => `${size} ${cents}` } }
const rows = (full: number, half: number): readonly Price[] => [
  { size: 'full', cents: full },
  { size: 'half', cents: half },
]

describe('a form whose record somebody else saves while it is edited', () => {
  it('shows what they changed and keeps what is entered in other fields', () => {
    const versions = { before: { hours: 4, title: 'A' }, entered: { hours: 6, title: 'A' }, now: { hours: 4, title: 'B' } }
    expect(followStored(['hours'], versions, {})).toEqual({ values: { hours: 6, title: 'B' }, overtaken: [] })
  })
  it('names a field that both changed, unless they changed it to the same', () => {
    const versions = { before: { hours: 4 }, entered: { hours: 6 }, now: { hours: 8 } }
    expect(followStored(['hours'], versions, {})).toEqual({ values: { hours: 6 }, overtaken: [{ name: 'hours', theirs: 8 }] })
    expect(followStored(['hours'], { ...versions, now: { hours: 6 } }, {}).overtaken).toEqual([])
  })
  it('merges rows that only one of them changed, and names those that both changed', () => {
    const both = followStored(['rows'], { before: { rows: rows(100, 60) }, entered: { rows: rows(110, 60) }, now: { rows: rows(100, 70) } }, lists)
    expect(both).toEqual({ values: { rows: rows(110, 70) }, overtaken: [] })
    const clash = followStored(['rows'], { before: { rows: rows(100, 60) }, entered: { rows: rows(110, 65) }, now: { rows: rows(120, 60) } }, lists)
    expect(clash.values).toEqual({ rows: rows(110, 65) })
    // Theirs would win for the row that both changed; the one that was changed here alone stays.
    expect(clash.overtaken).toEqual([{ name: 'rows', theirs: rows(120, 65), rows: ['full 120'] }])
  })
  it('tells a row that they removed and that is edited here', () => {
    const removed = followStored(
      ['rows'],
      { before: { rows: rows(100, 60) }, entered: { rows: rows(110, 60) }, now: { rows: rows(100, 60).slice(1) } },
      lists,
    )
    expect(removed.overtaken).toEqual([{ name: 'rows', theirs: rows(100, 60).slice(1), rows: ['without full 110'] }])
  })
})
