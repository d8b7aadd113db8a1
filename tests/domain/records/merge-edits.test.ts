import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeEdits } from '../../../src/domain/records/merge-edits'

const read = { id: 'r1', title: 'Easels', body: 'Ten of them', tags: ['loan'], at: new Date(0), rev: 3, updatedAt: new Date(1) }

describe('a form whose record somebody else has changed', () => {
  it('takes over the fields that only they changed', () => {
    expect(mergeEdits(read, { title: 'Easels to lend' }, { ...read, body: 'Nine', rev: 4, updatedAt: new Date(9) })).toEqual({
      theirs: ['body'],
      conflicts: [],
    })
  })
  it('has a conflict for a field that both changed to different values', () => {
    const now = { ...read, title: 'Loan of easels', tags: ['loan', 'easel'] }
    expect(mergeEdits(read, { title: 'Easels to lend', tags: ['loan', 'easel'] }, now)).toEqual({ theirs: [], conflicts: ['title'] })
  })
  it('treats an emptied field as changed', () => {
    const { body: _, ...without } = read
    expect(mergeEdits(read, { body: 'Eleven' }, without).conflicts).toEqual(['body'])
    expect(mergeEdits(read, { body: undefined }, { ...read, body: 'Eleven' }).conflicts).toEqual(['body'])
    expect(mergeEdits(read, { body: undefined }, { ...read, title: 'Easel' })).toEqual({ theirs: ['title'], conflicts: [] })
  })
  it('has a conflict or takes over a field exactly if the changes say so, for any edits', () => {
    const fields = fc.record({ a: fc.integer({ max: 2, min: 0 }), b: fc.integer({ max: 2, min: 0 }), c: fc.integer({ max: 2, min: 0 }) })
    fc.assert(
      fc.property(fields, fields, fields, (before, mine, theirs) => {
        const { theirs: taken, conflicts } = mergeEdits(before, mine, theirs)
        for (const name of ['a', 'b', 'c'] as const) {
          const [iDid, theyDid] = [mine[name] !== before[name], theirs[name] !== before[name]]
          expect(conflicts.includes(name)).toBe(iDid && theyDid && mine[name] !== theirs[name])
          expect(taken.includes(name)).toBe(theyDid && !iDid)
        }
      }),
    )
  })
})
