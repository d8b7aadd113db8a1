import { describe, expect, it } from 'vitest'
import { Gate } from '../../../src/adapters/memory/documents/gate'
import { collections } from '../../../src/domain/collections'
import { matchesPath } from '../../../src/domain/shared/records/collection'
import type { Actor } from '../../../src/domain/shared/records/policy'
import { isPortError } from '../../../src/ports/errors'
import { type AccessCase, accessRows, accessTable, persons } from '../../support/access/access-table'
import { now, standing, written } from '../../support/stamped'

let actor: Actor | undefined
const gate = new Gate(collections, () => actor)

/** The answer of the local store's gate. */
function isAllowed({ person, act, collection, id, before, after, where = [] }: AccessCase): boolean {
  actor = persons[person]
  const author = actor ? (actor.claims.pid ?? actor.uid) : 'nobody'
  const was = before && standing(before)
  const op = act === 'create' || act === 'delete' ? act : 'update'
  try {
    if (act === 'get') gate.get(`${collection}/${id}`, was)
    else if (act === 'list') gate.list({ collection, where })
    else gate.write({ op, collection, id, before: was, after: after && written(after, author, act === 'create'), now })
    return true
  } catch (error) {
    if (isPortError(error, 'documents', 'permission-denied')) return false
    throw error
  }
}

describe('the specification’s column R/W', () => {
  it('has a row for every collection', () => {
    const without = collections.filter(of => !accessRows.some(({ collection }) => matchesPath(of, collection)))
    expect(without.map(({ path }) => path)).toEqual([])
  })

  const questions = new Map<string, AccessCase[]>()
  for (const one of accessTable) questions.set(one.what, [...(questions.get(one.what) ?? []), one])
  it.each([...questions.keys()])('%s', what => {
    const cases = questions.get(what)!
    const answers = (verdict: (one: AccessCase) => boolean) => cases.filter(verdict).map(({ person }) => person)
    expect(answers(isAllowed)).toEqual(answers(({ allowed }) => allowed))
  })
})
