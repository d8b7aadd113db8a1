import { describe, expect, it } from 'vitest'
import {
  type Actor,
  all,
  allows,
  any,
  anyone,
  changesOnly,
  contains,
  lacks,
  nobody,
  owner,
  type Rule,
  role,
  scope,
  signedIn,
  where,
} from '../../../src/domain/shared/records/policy'

const ana: Actor = { uid: 'u-ana', claims: { pid: 'ana' } }
const guideStaff: Actor = { uid: 'u-gil', secondFactor: true, claims: { pid: 'gil', adm: 1, sc: 'g' } }
const director: Actor = { uid: 'u-dee', secondFactor: true, claims: { pid: 'dee', sa: 1 } }
const of = (fields: Record<string, string | number | boolean | string[]>, id = 'x') => ({ id, fields })

describe('the policy', () => {
  const table: [what: string, rule: Rule, actor: Actor | undefined, subject: ReturnType<typeof of>, allowed: boolean][] = [
    ['anyone may, signed in or not', anyone, undefined, of({}), true],
    ['nobody may, not even the director', nobody, director, of({}), false],
    ['a visitor is not signed in', signedIn, undefined, of({}), false],
    ['an artist is signed in', signedIn, ana, of({}), true],
    ['an artist is no admin', role('admin'), ana, of({}), false],
    ['guide staff are admins', role('admin'), guideStaff, of({}), true],
    ['the director is an admin without the claim adm', role('admin'), director, of({}), true],
    ['guide staff have the scope guide', scope('guide'), guideStaff, of({}), true],
    ['guide staff do not have the scope money', scope('money'), guideStaff, of({}), false],
    ['the director has every scope', scope('money'), director, of({}), true],
    ['a scope without the staff claim has no effect', scope('guide'), { uid: 'u', claims: { pid: 'p', sc: 'g' } }, of({}), false],
    ['a person’s own record', owner('personId'), ana, of({ personId: 'ana' }), true],
    ['somebody else’s record', owner('personId'), ana, of({ personId: 'gil' }), false],
    ['the account id is not the person id', owner('personId'), ana, of({ personId: 'u-ana' }), false],
    ['a record with the person’s id', owner('id'), ana, of({}, 'ana'), true],
    ['an account without a person owns nothing', owner('personId'), { uid: 'u', claims: {} }, of({}), false],
    ['a record whose owners include the person', contains('ownerIds'), ana, of({ ownerIds: ['gil', 'ana'] }), true],
    ['a text field with the person’s id is not a list of owners', contains('ownerIds'), ana, of({ ownerIds: 'ana' }), false],
    ['a published record', where('status', 'published'), undefined, of({ status: 'published' }), true],
    ['a property of the prototype is not a field', where('constructor', true), undefined, of({}), false],
    ['any: one rule is enough', any(nobody, anyone), undefined, of({}), true],
    ['any without rules refuses', any(), director, of({}), false],
    ['all: one refusal is enough to refuse', all(anyone, nobody), director, of({}), false],
  ]
  it.each(table)('%s', (_, rule, actor, subject, allowed) => expect(allows(rule, actor, subject)).toBe(allowed))

  it('must allow the record before and after a change, so that nobody can give a record away or take one', () => {
    expect(allows(owner('personId'), ana, of({ personId: 'ana' }), of({ personId: 'gil' }))).toBe(false)
    expect(allows(owner('personId'), ana, of({ personId: 'gil' }), of({ personId: 'ana' }))).toBe(false)
  })

  it('lets what lacks a field be changed and not given it, and says nothing of what is read or created', () => {
    const rule = lacks('printLockedAt')
    const [open, locked] = [of({ unit: '1' }), of({ unit: '1', printLockedAt: 'now' })]
    expect(allows(rule, guideStaff, open, open)).toBe(true)
    expect([allows(rule, guideStaff, open, locked), allows(rule, guideStaff, locked, open), allows(rule, guideStaff, open)]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('changesOnly finds differences at any depth and ignores the stamps', () => {
    const rule = changesOnly('names')
    const before = { id: 'ana', fields: { names: { first: 'Ana' }, tags: ['a'], rev: 1 } }
    expect(allows(rule, ana, before, { id: 'ana', fields: { names: { first: 'Anna' }, tags: ['a'], rev: 2 } })).toBe(true)
    expect(allows(rule, ana, before, { id: 'ana', fields: { names: { first: 'Ana' }, tags: ['a', 'b'], rev: 2 } })).toBe(false)
    expect(allows(rule, ana, before, { id: 'ana', fields: { names: { first: 'Ana' }, rev: 2 } })).toBe(false)
  })

  it('allows a query only if its equality filters prove the rule', () => {
    expect(allows(contains('ownerIds'), ana, { fields: {}, holding: { ownerIds: 'ana' } })).toBe(true)
    expect(allows(contains('ownerIds'), ana, { fields: {}, holding: { ownerIds: 'gil' } })).toBe(false)
    expect(allows(where('status', 'published'), undefined, { fields: {} })).toBe(false)
  })
})
