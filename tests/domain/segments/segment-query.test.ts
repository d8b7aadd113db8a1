import { expect, it } from 'vitest'
import type { SegmentCondition, SegmentGroup } from '../../../src/domain/segments/segment-conditions'
import { segmentQuery } from '../../../src/domain/segments/segment-query'

const now = new Date('2027-10-16T19:00:00Z')
const dayBefore = (days: number) => new Date(now.getTime() - days * 86_400_000)
const queryOf = (...all: readonly (SegmentCondition | SegmentGroup)[]) => segmentQuery({ all }, now)

const exact: SegmentCondition = { field: 'birthYear', is: 'is', value: 1970 }
const least: SegmentCondition = { field: 'birthYear', is: 'least', value: 1970 }
const most: SegmentCondition = { field: 'birthYear', is: 'most', value: 1970 }
const none: SegmentCondition = { field: 'birthYear', is: 'empty', value: '' }
const person: SegmentCondition = { field: 'kind', is: 'has', value: 'person' }
const recent: SegmentCondition = { field: 'created', is: 'within', value: 30 }
const tagged: SegmentCondition = { field: 'tag', is: 'has', value: 'donor' }

it.each<[string, SegmentCondition, object]>([
  ['a number', exact, { where: [['birthYear', '==', 1970]], orderBy: [] }],
  ['at least a number', least, { where: [['birthYear', '>=', 1970]], orderBy: [['birthYear', 'asc']] }],
  ['at most a number', most, { where: [['birthYear', '<=', 1970]], orderBy: [['birthYear', 'asc']] }],
  ['no number, which no index knows,', none, {}],
  ['a choice', person, { where: [['kind', '==', 'person']], orderBy: [] }],
  ['no such choice', { ...person, is: 'hasNot' }, {}],
  ['a tag, which is compared without accents and case,', tagged, {}],
  ['days since somebody was entered', recent, { where: [['createdAt', '>=', dayBefore(30)]], orderBy: [['createdAt', 'asc']] }],
])('%s asks only for who may match', (_, condition, query) => expect(queryOf(condition)).toEqual(query))

it('of conditions that must all hold, the most selective is asked; where one of several is enough, none can be', () => {
  expect(queryOf(person, least, recent, exact)).toEqual(queryOf(exact))
  expect(queryOf(person, least, recent)).toEqual(queryOf(recent))
  expect(queryOf(person, least)).toEqual(queryOf(least))
  expect(queryOf({ any: [exact, person] }, tagged)).toEqual({})
  expect(segmentQuery({ any: [exact, person] }, now)).toEqual({})
  expect(segmentQuery({ any: [exact] }, now)).toEqual(queryOf(exact))
})
