import { describe, expect, it } from 'vitest'
import {
  type Actor,
  all,
  allows,
  any,
  anyone,
  changesOnly,
  contains,
  nobody,
  owner,
  type Rule,
  role,
  scope,
  signedIn,
  where,
} from '../../../src/domain/shared/records/policy'

const ana: Actor = { uid: 'u-ana', claims: { pid: 'ana' } }
const guideDesk: Actor = { uid: 'u-gil', claims: { pid: 'gil', adm: 1, sc: 'g' } }
const director: Actor = { uid: 'u-dee', claims: { pid: 'dee', sa: 1 } }
const of = (fields: Record<string, string | number | boolean | string[]>, id = 'x') => ({ id, fields })

describe('the policy', () => {
  const table: [what: string, rule: Rule, actor: Actor | undefined, subject: ReturnType<typeof of>, allowed: boolean][] = [
    ['anyone may', anyone, undefined, of({}), true],
    ['nobody may, not even the director', nobody, director, of({}), false],
    ['a visitor is not signed in', signedIn, undefined, of({}), false],
    ['an artist is signed in', signedIn, ana, of({}), true],
    ['an artist is no admin', role('admin'), ana, of({}), false],
    ['guide staff are admins', role('admin'), guideDesk, of({}), true],
    ['the director is an admin without the claim adm', role('admin'), director, of({}), true],
    ['guide staff hold the guide', scope('guide'), guideDesk, of({}), true],
    ['guide staff do not hold the money', scope('money'), guideDesk, of({}), false],
    ['the director holds every scope', scope('money'), director, of({}), true],
    ['a letter without the staff claim opens nothing', scope('guide'), { uid: 'u', claims: { pid: 'p', sc: 'g' } }, of({}), false],
    ['her own record', owner('personId'), ana, of({ personId: 'ana' }), true],
    ['somebody else’s record', owner('personId'), ana, of({ personId: 'gil' }), false],
    ['the account id is not the person id', owner('personId'), ana, of({ personId: 'u-ana' }), false],
    ['her own document by its id', owner('id'), ana, of({}, 'ana'), true],
    ['somebody without a person owns nothing', owner('personId'), { uid: 'u', claims: {} }, of({}), false],
    ['she is among the owners', contains('ownerIds'), ana, of({ ownerIds: ['gil', 'ana'] }), true],
    ['a field that merely spells her id is no list', contains('ownerIds'), ana, of({ ownerIds: 'ana' }), false],
    ['it is published', where('status', 'published'), undefined, of({ status: 'published' }), true],
    ['a field of the prototype is no field', where('constructor', true), undefined, of({}), false],
    ['any: the second suffices', any(nobody, anyone), undefined, of({}), true],
    ['any of nothing is closed', any(), director, of({}), false],
    ['all: one refusal refuses', all(anyone, nobody), director, of({}), false],
  ]
  it.each(table)('%s', (_, rule, actor, subject, allowed) => expect(allows(rule, actor, subject)).toBe(allowed))

  it('must hold before and after a change: nobody gives a record away or takes one', () => {
    expect(allows(owner('personId'), ana, of({ personId: 'ana' }), of({ personId: 'gil' }))).toBe(false)
    expect(allows(owner('personId'), ana, of({ personId: 'gil' }), of({ personId: 'ana' }))).toBe(false)
  })

  it('changesOnly counts what differs, however deep, and passes over the stamps', () => {
    const rule = changesOnly('names')
    const before = { id: 'ana', fields: { names: { first: 'Ana' }, tags: ['a'], rev: 1 } }
    expect(allows(rule, ana, before, { id: 'ana', fields: { names: { first: 'Anna' }, tags: ['a'], rev: 2 } })).toBe(true)
    expect(allows(rule, ana, before, { id: 'ana', fields: { names: { first: 'Ana' }, tags: ['a', 'b'], rev: 2 } })).toBe(false)
    expect(allows(rule, ana, before, { id: 'ana', fields: { names: { first: 'Ana' }, rev: 2 } })).toBe(false)
  })

  it('reads a query only by what its own equalities prove', () => {
    expect(allows(contains('ownerIds'), ana, { fields: {}, holding: { ownerIds: 'ana' } })).toBe(true)
    expect(allows(contains('ownerIds'), ana, { fields: {}, holding: { ownerIds: 'gil' } })).toBe(false)
    expect(allows(where('status', 'published'), undefined, { fields: {} })).toBe(false)
  })
})
