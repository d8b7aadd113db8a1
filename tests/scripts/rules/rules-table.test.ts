import { describe, expect, it } from 'vitest'
import { ruleFiles } from '../../../scripts/rules/rule-files'
import { collections } from '../../../src/domain/collections'
import { staffKeys } from '../../support/access/access-persons'
import { type AccessCase, accessTable, persons } from '../../support/access/access-table'
import { AskedGate, type Attempt, rulesSay, now as serverTime } from '../../support/rules/attempt'
import { masked } from '../../support/rules/entitled'
import { parseRules } from '../../support/rules/parser'
import { now, standing, written } from '../../support/stamped'

const file = parseRules(ruleFiles()['firestore.rules']!)
const gate = new AskedGate(collections)

/** The fields, with the server's time in place of `now`. */
const at = (fields: NonNullable<AccessCase['after']>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value instanceof Date && value.getTime() === now.getTime() ? serverTime : value]),
  )

function attemptOf({ person, act, collection, id, before, after, where }: AccessCase): Attempt {
  const actor = persons[person]
  if (act === 'list') return { act, actor, query: { collection, where: where ?? [] } }
  const author = actor?.claims.pid ?? actor?.uid ?? 'nobody'
  return {
    act,
    actor,
    path: `${collection}/${id}`,
    before: before && standing(before),
    after: after && at(written(after, author, act === 'create')),
  }
}

describe('gate and rules follow the access table', () => {
  const byCollection = new Map<string, AccessCase[]>()
  for (const one of accessTable)
    byCollection
      .set(one.collection, byCollection.get(one.collection) ?? [])
      .get(one.collection)!
      .push(one)
  it.each([...byCollection])('%s', (_, cases) => {
    const wrong = cases.flatMap(one => {
      const attempt = attemptOf(one)
      const said = { gate: gate.allows(attempt), rules: rulesSay(file, attempt).isAllowed }
      return said.gate === one.allowed && said.rules === one.allowed ? [] : [{ what: one.what, person: one.person, allowed: one.allowed, ...said }]
    })
    expect(wrong).toEqual([])
  })
})

describe('while masquerading', () => {
  const allowed = accessTable
    .filter(one => one.allowed)
    .flatMap(one => {
      const attempt = attemptOf(one)
      return attempt.actor ? [{ one, attempt: { ...attempt, actor: masked(attempt.actor) } }] : []
    })
  const isRead = ({ one }: (typeof allowed)[number]) => one.act === 'get' || one.act === 'list'
  const verdicts = (asked: typeof allowed) =>
    asked.map(({ one: { what, person }, attempt }) => ({ what, person, gate: gate.allows(attempt), rules: rulesSay(file, attempt).isAllowed }))

  const isStaff = ({ one }: (typeof allowed)[number]) => staffKeys.includes(one.person)

  it('a superadmin may read everything that the member may', () => {
    expect(verdicts(allowed.filter(each => isRead(each) && !isStaff(each))).filter(({ gate: ours, rules }) => !(ours && rules))).toEqual([])
  })

  it('a token that carries claims of staff reads what its person may as a member, and nothing more', () => {
    const reads = allowed.filter(each => isRead(each) && isStaff(each))
    const asMember = reads.map(
      ({ attempt }): Attempt => ({ ...attempt, actor: { uid: attempt.actor!.uid, claims: { pid: attempt.actor!.claims.pid! } } }),
    )
    expect(verdicts(reads).map(({ gate: ours, rules }) => [ours, rules])).toEqual(
      asMember.map(attempt => [gate.allows(attempt), rulesSay(file, attempt).isAllowed]),
    )
    expect(new Set(verdicts(reads).map(({ gate: ours }) => ours))).toEqual(new Set([true, false]))
  })

  it('nothing is read after the end but what everybody may read', () => {
    const over = allowed.filter(isRead).map(
      ({ attempt }): Attempt => ({
        ...attempt,
        actor: { ...attempt.actor!, claims: { ...attempt.actor!.claims, end: serverTime.getTime() / 1000 } },
      }),
    )
    const asVisitor = over.map((attempt): Attempt => ({ ...attempt, actor: undefined }))
    expect(over.map(attempt => [gate.allows(attempt), rulesSay(file, attempt).isAllowed])).toEqual(
      asVisitor.map(attempt => [gate.allows(attempt), rulesSay(file, attempt).isAllowed]),
    )
  })

  it('a superadmin may write nothing in view mode', () => {
    const writes = allowed.filter(each => !isRead(each))
    expect(new Set(writes.map(({ one }) => one.act))).toEqual(new Set(['create', 'update', 'delete']))
    expect(verdicts(writes).filter(({ gate: ours, rules }) => ours || rules)).toEqual([])
  })
})
