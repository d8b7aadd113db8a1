import { describe, expect, it } from 'vitest'
import { collections } from '../../../src/domain/collections'
import type { Collection, Machine } from '../../../src/domain/shared/records/collection'
import { dataRuleOf } from '../../../src/domain/shared/records/data-rule'
import type { Field, FieldMap } from '../../../src/domain/shared/records/fields'
import { type Act, acts, type Rule } from '../../../src/domain/shared/records/policy'

const every = collections.map(of => [of.path, of] as const)

/** Every field of a collection by dotted name, with those inside maps and lists. */
const fieldsIn = (fields: FieldMap, before = ''): readonly (readonly [name: string, field: Field])[] =>
  Object.entries(fields).flatMap(([name, field]) => inside(`${before}${name}`, field))

function inside(name: string, field: Field): readonly (readonly [string, Field])[] {
  if (field.kind === 'map') return [[name, field], ...fieldsIn(field.fields!, `${name}.`)]
  return field.kind === 'list' ? [[name, field], ...inside(`${name}[]`, field.of!)] : [[name, field]]
}

const rulesIn = (rule: Rule): readonly Rule[] => ('rules' in rule ? [rule, ...rule.rules.flatMap(rulesIn)] : [rule])
const isOpen = (of: Collection, act: Act) => of.access[act].is !== 'nobody'
const holds = (path: string, parameters: number) => path.split('/').filter(part => part.startsWith('{')).length === parameters

/** Whether security rules can check what a client writes into the field. */
const isCheckable = (field: Field) => dataRuleOf(field).is !== 'closed'

/** Collections whose ids are ids of people: an artist's id is the person's. */
const ofPeople = ['people', 'artists']

describe('every collection', () => {
  it('is declared once', () => {
    expect(new Set(collections.map(({ path }) => path)).size).toBe(collections.length)
    expect(collections.length).toBeGreaterThan(100)
  })

  it.each(every)('%s has a valid path, a title and fields', (path, { title, fields }) => {
    expect(path.split('/').length % 2).toBe(1)
    expect(holds(path, (path.split('/').length - 1) / 2)).toBe(true)
    expect(title).not.toBe('')
    expect(Object.keys(fields).length).toBeGreaterThan(0)
  })

  it.each(every)('%s limits every text and every list', (_, { fields }) => {
    const endless = fieldsIn(fields).filter(
      ([, { kind, max }]) => ['text', 'longText', 'email', 'url', 'reference', 'list'].includes(kind) && !(max !== undefined && max > 0),
    )
    expect(endless.map(([name]) => name)).toEqual([])
  })

  it.each(every)('%s offers something wherever it offers a choice', (_, { fields }) => {
    const forced = fieldsIn(fields).filter(([, { kind, choices = [] }]) => kind === 'choice' && choices.length === 0)
    expect(forced.map(([name]) => name)).toEqual([])
  })

  it.each(every)('%s limits what a client can write to a document of 1 MiB', (_, { fields }) => {
    const sizeOf = (field: Field): number => {
      if (!isCheckable(field)) return 0
      if (field.kind === 'map') return Object.values(field.fields!).reduce((sum, one) => sum + sizeOf(one), 0)
      return field.kind === 'list'
        ? field.max! * sizeOf(field.of!)
        : ['text', 'longText', 'email', 'url', 'reference'].includes(field.kind)
          ? 4 * field.max!
          : 16
    }
    expect(Object.values(fields).reduce((sum, field) => sum + sizeOf(field), 0)).toBeLessThan(1024 * 1024)
  })

  it.each(every)('%s has references only to declared collections', (_, { fields }) => {
    const lost = fieldsIn(fields).filter(([, { kind, to }]) => kind === 'reference' && !collections.some(({ path }) => path === to))
    expect(lost.map(([name, { to }]) => `${name} → ${to}`)).toEqual([])
  })

  it.each(every)('%s uses only its own fields in its access rules', (_, { fields, access, immutable: fixed = [] }) => {
    const named = acts.flatMap(act =>
      rulesIn(access[act]).flatMap(rule => ('fields' in rule ? rule.fields : 'field' in rule && rule.field !== 'id' ? [rule.field] : [])),
    )
    expect([...named, ...fixed].filter(name => !Object.hasOwn(fields, name))).toEqual([])
  })

  it.each(every)('%s compares owners with references to people, and fields with values that they can have', (_, { fields, access }) => {
    const wrong = acts
      .flatMap(act => rulesIn(access[act]))
      .filter(rule => {
        if (rule.is === 'owner') return rule.field !== 'id' && !ofPeople.includes(String(fields[rule.field]?.to))
        if (rule.is === 'contains') return !ofPeople.includes(String(fields[rule.field]?.of?.to))
        if (rule.is === 'judges') return rule.field !== 'id' && fields[rule.field]?.to !== 'calls'
        const field = rule.is === 'where' ? fields[rule.field] : undefined
        if (rule.is !== 'where') return false
        return field?.kind === 'boolean' ? typeof rule.equals !== 'boolean' : !field?.choices?.includes(String(rule.equals))
      })
    expect(wrong).toEqual([])
  })

  it.each(every)('%s lets no client change a field that rules cannot check', (_, { fields, access }) => {
    const changed = rulesIn(access.update).flatMap(rule => (rule.is === 'changesOnly' ? rule.fields : []))
    // Fields that their schema describes wholly are written by `saveRecord` alone: rules keep them as they are.
    expect(changed.filter(name => !isCheckable(fields[name]!) && !fields[name]!.isChecked)).toEqual([])
  })

  it.each(every.filter(([, { fields }]) => 'status' in fields))('%s declares its states or copies them', (_, of) => {
    const { status } = of.fields
    const copied = collections.some(({ states }) => states && Object.keys(states).join() === status!.choices!.join())
    expect(of.states !== undefined || copied).toBe(true)
  })

  it.each(every.filter(([, { states }]) => states))('%s can reach every state from its first one', (_, { states, fields }) => {
    const names = Object.keys(states!)
    expect(fields['status']?.choices).toEqual(names)
    expect([...reachable(states!, names[0]!)].sort()).toEqual([...names].sort())
  })

  it.each(every.filter(([, of]) => isOpen(of, 'update') && of.states))('%s can be published, sent or paid only by callables', (_, of) => {
    const shown = ['published', 'public', 'live', 'active', 'effective', 'paid', 'sent', 'approved', 'awarded']
    const movers = rulesIn(of.access.update)
    const isClosed =
      of.immutable?.includes('status') ||
      (movers.some(({ is }) => is === 'changesOnly') && !movers.some(rule => rule.is === 'changesOnly' && rule.fields.includes('status')))
    const mayPublish = Object.keys(of.states!).some(state => shown.includes(state))
    expect(isClosed || !mayPublish || ownPublic.includes(of.path)).toBe(true)
  })
})

/**
 * Records that clients may publish. Visitors see the first four kinds only after a snapshot is published. Staff of the content publish programs by
 * their states, and staff with the scope `money` the others; the server reads their prices again for every order.
 */
const ownPublic = ['artworks', 'resources', 'people', 'neighbourhoods', 'programs', 'campaigns', 'discountCodes', 'products']

function reachable(states: Machine, from: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(from)) return seen
  seen.add(from)
  for (const to of Object.values(states[from]!)) reachable(states, to, seen)
  return seen
}

describe('ledgers', () => {
  const ledgers = [
    'audit',
    'consents',
    'memberships/{membership}/terms',
    'payments',
    'receipts',
    'letters',
    'donations',
    'perkRedemptions',
    'merges',
    'providerEvents',
  ]
  it.each(ledgers)('%s: no client can create, change or delete a record, and records cannot be moved to the trash', path => {
    const of = collections.find(one => one.path === path)!
    expect([of.access.create, of.access.update, of.access.delete].map(({ is }) => is)).toEqual(['nobody', 'nobody', 'nobody'])
    expect(of.fields['deletedAt']).toBeUndefined()
  })
})

describe('the trash', () => {
  it.each(every.filter(([, { fields }]) => 'deletedAt' in fields))(
    '%s: records are moved there only by a callable, and no client can delete them',
    (_, of) => {
      const reached = of.immutable?.includes('deletedAt') || !isOpen(of, 'update') || rulesIn(of.access.update).some(({ is }) => is === 'changesOnly')
      expect(reached).toBe(true)
      expect(of.access.delete.is).toBe('nobody')
    },
  )
})
