import { describe, expect, it } from 'vitest'
import { ruleFiles } from '../../../scripts/rules/rule-files'
import { collections } from '../../../src/domain/collections'
import { authorOf } from '../../../src/domain/shared/records/policy'
import type { Fields } from '../../../src/ports/documents'
import type { Attack } from '../../support/attacks/attack'
import { attacksByMembers } from '../../support/attacks/by-members'
import { attacksByStaff } from '../../support/attacks/by-staff'
import { AskedGate, type Attempt, now, rulesSay } from '../../support/rules/attempt'
import { parseRules } from '../../support/rules/parser'
import { standing } from '../../support/stamped'

const file = parseRules(ruleFiles()['firestore.rules']!)
const gate = new AskedGate(collections)

function attemptOf({ who: actor, stored = {}, tries }: Attack): Attempt {
  const by = actor ? authorOf(actor) : 'nobody'
  const there = (path: string): Fields | undefined => stored[path] && standing(stored[path])
  const stamps = { updatedAt: now, updatedBy: by, schema: 1 }
  if ('list' in tries) return { act: 'list', actor, query: tries.list }
  if ('get' in tries) return { act: 'get', actor, path: tries.get, before: there(tries.get) }
  if ('delete' in tries) return { act: 'delete', actor, path: tries.delete, before: there(tries.delete) }
  if ('create' in tries)
    return { act: 'create', actor, path: tries.create, after: { ...tries.data, createdAt: now, createdBy: by, ...stamps, rev: 1 } }
  const before = there(tries.update)!
  return { act: 'update', actor, path: tries.update, before, after: { ...before, ...stamps, rev: 2, ...tries.change, ...tries.stamps } }
}

describe.each([
  ['somebody without a role', attacksByMembers],
  ['staff', attacksByStaff],
])('what %s tries past the program', (_, attacks) => {
  it('is refused by the local gate and by the hosted rules, and what they may do is not', () => {
    const wrong = attacks.flatMap(attack => {
      const attempt = attemptOf(attack)
      const [ours, rules] = [gate.allows(attempt), rulesSay(file, attempt).isAllowed]
      const expected = attack.isAllowed === true
      return ours === expected && rules === expected ? [] : [{ by: attack.who?.claims.pid, what: attack.what, gate: ours, rules }]
    })
    expect(wrong).toEqual([])
  })
})
