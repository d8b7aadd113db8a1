import { describe, expect, it } from 'vitest'
import { Gate } from '../../../src/adapters/memory/documents/gate'
import { collections } from '../../../src/domain/collections'
import { matchesPath } from '../../../src/domain/shared/records/collection'
import { isPortError } from '../../../src/ports/errors'
import { type AccessCase, accessRows, accessTable, persons } from '../../support/access-table'
import { now, standing, written } from '../../support/stamped'

/** The answer of the local store's gate. */
function isAllowed({ person, act, collection, id, before, after, where = [] }: AccessCase): boolean {
  const actor = persons[person]
  const gate = new Gate(collections, () => actor)
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

  const questions = [...new Set(accessTable.map(({ what }) => what))]
  it.each(questions)('%s', what => {
    const cases = accessTable.filter(one => one.what === what)
    const answers = (verdict: (one: AccessCase) => boolean) => cases.filter(verdict).map(({ person }) => person)
    expect(answers(isAllowed)).toEqual(answers(({ allowed }) => allowed))
  })
})
