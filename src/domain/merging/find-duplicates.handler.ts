import { maxWrites, type Write } from '../../ports/documents'
import { people } from '../people/people.collection'
import { chunked } from '../shared/chunked'
import { defineHandler } from '../shared/functions/handler'
import { allRecords } from '../shared/records/all-records'
import { duplicates } from './duplicate-pairs.collection'
import { findDuplicates } from './find-duplicates.contract'
import { matchPeople, pairId } from './match-people'

export const findDuplicatesHandler = defineHandler(findDuplicates, async context => {
  const { records } = context
  const [everybody, pairs] = await Promise.all([allRecords(records, people), allRecords(records, duplicates)])
  const active = everybody.filter(({ status, deletedAt }) => status === 'active' && !deletedAt)
  const decided = new Set(pairs.filter(({ status }) => status !== 'open').map(({ id }) => id))
  const found = new Map(matchPeople(active, decided).map(match => [pairId(...match.personIds), match]))
  const open = pairs.filter(({ status }) => status === 'open')
  const known = new Map(open.map(pair => [pair.id, pair]))
  const writes: Write[] = []
  let added = 0
  for (const [id, { personIds, rule, score }] of found) {
    const existing = known.get(id)
    if (!existing) {
      added++
      writes.push(records.creating(duplicates, id, { personIds, rule, score, status: 'open' }))
    } else if (existing.rule !== rule || existing.score !== score) writes.push(records.changing(duplicates, existing, { rule, score }))
  }
  const here = new Set(active.map(({ id }) => id))
  const gone = open.filter(({ id, rule, personIds }) => !found.has(id) && (rule !== 'hand' || !personIds.every(person => here.has(person))))
  for (const { id } of gone) writes.push(records.deleting(duplicates, id))
  for (const some of chunked(writes, maxWrites)) await records.commit(...some)
  return { people: active.length, pairs: found.size, added, gone: gone.length }
})
