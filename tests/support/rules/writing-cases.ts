import { type Collection, statesOf } from '../../../src/domain/shared/records/collection'
import { dataRulesOf } from '../../../src/domain/shared/records/data-rule'
import { type Actor, authorOf, type Rule } from '../../../src/domain/shared/records/policy'
import type { Fields, Value } from '../../../src/ports/documents'
import { type Attempt, now } from './attempt'
import { distinct } from './distinct'
import { bareDocument, belonging, newStamps, nextStamps, oldStamps, pathFor, wholeDocument } from './documents'
import { entitled, visitsTo } from './entitled'
import { persons } from './persons'
import { kindsOf } from './reading-cases'
import { asked, branchesOf, broken, changeable, ownership } from './rule-branches'
import { edges, fitting } from './sample-data'

const everybody = Object.values(persons)
const nameOf = (actor: Actor | undefined) => (actor ? authorOf(actor) : 'nobody')

/** All people create and change documents; then those who may do so write every kind of invalid document. */
export const writingCases = (collection: Collection): readonly Attempt[] => [...creations(collection), ...changes(collection)]

function creations(collection: Collection): readonly Attempt[] {
  const { states, initialStates: begins = states && statesOf(states).slice(0, 1) } = collection
  const started: Fields = begins ? { status: begins[0]! } : {}
  const branches = branchesOf(collection.access.create)
  const create = (actor: Actor | undefined, after: Fields, path = pathFor(collection)): Attempt => ({ act: 'create', path, actor, after })
  const wholeBy = (branch: readonly Rule[]): Fields => ({ ...writable(collection, branch), ...started, ...asked(branch) })
  const documents = distinct([
    ...branches.flatMap(branch => [{ ...bareDocument(collection), ...started, ...asked(branch) }, wholeBy(branch)]),
    ...kindsOf(collection, collection.access.create).map(kind => ({ ...kind, ...started })),
  ])
  const asEverybody = everybody.flatMap(actor => documents.map(fields => create(actor, { ...fields, ...newStamps(nameOf(actor)) })))
  const asEntitled = branches.flatMap(branch => {
    const writer = entitled(collection, branch, wholeBy(branch))
    if (!writer) return []
    const { actor, path } = writer
    const right = { ...writer.fields, ...newStamps(nameOf(actor)) }
    const wrong = branch === widest(branches) ? flawed(collection, right) : touched(collection, right)
    const others = [
      ...visitsTo(actor).map(visitor => create(visitor, { ...right, ...newStamps(nameOf(visitor)) }, path)),
      create(actor, right, pathFor(collection, 'zoe')),
      create(actor, { ...right, ...belonging(collection, 'zoe') }, path),
    ]
    return [...others, ...[right, ...wrong, ...begun(states, right)].map(after => create(actor, after, path))]
  })
  return [...asEverybody, ...asEntitled]
}

function changes(collection: Collection): readonly Attempt[] {
  const branches = branchesOf(collection.access.update)
  const update = (actor: Actor | undefined, before: Fields, after: Fields, path = pathFor(collection)): Attempt => ({
    act: 'update',
    path,
    actor,
    before,
    after,
  })
  const wholeBy = (branch: readonly Rule[]): Fields => ({ ...without(wholeDocument(collection), ...lacking(branch)), ...asked(branch), ...oldStamps })
  const kinds = distinct([...branches.map(wholeBy), ...kindsOf(collection, collection.access.update)])
  const asEverybody = everybody.flatMap(actor => kinds.map(kind => update(actor, kind, { ...kind, ...nextStamps(nameOf(actor)) })))
  const asEntitled = branches.flatMap(branch => {
    const writer = entitled(collection, branch, wholeBy(branch))
    if (!writer) return []
    const { actor, path, fields: before } = writer
    const stamps = nextStamps(nameOf(actor))
    const right = { ...before, ...stamps }
    const others = [belonging(collection, 'zoe'), ...Object.entries(belonging(collection, 'zoe')).map(([name, value]) => ({ [name]: value }))]
    // She owns only what this branch needs, so that no other branch allows the attempt.
    const barely = without(belonging(collection, 'zoe'), ...ownership(branch))
    const strange = [
      ...visitsTo(actor).map(visitor => update(visitor, before, { ...right, ...nextStamps(nameOf(visitor)) }, path)),
      update(actor, before, right, pathFor(collection, 'zoe')),
      update(actor, { ...before, strange: 1 }, right, path),
      update(actor, before, { ...right, ...joined(before, Object.keys(others[0]!)) }, path),
      ...others.flatMap(theirs => aside(before, right, theirs)).map(([from, to]) => update(actor, from, to, path)),
      ...broken(collection, branch)
        .flatMap(state => aside({ ...before, ...barely }, { ...right, ...barely }, state))
        .map(([from, to]) => update(actor, from, to, path)),
    ]
    const bare = { ...bareDocument(collection), ...pick(before, Object.keys(belonging(collection, 'ana'))), ...asked(branch), ...oldStamps }
    const filled = Object.keys(before).map(name => update(actor, bare, { ...bare, ...stamps, ...pick(right, [name]) }, path))
    const wrong = branch === widest(branches) ? flawed(collection, right) : touched(collection, right)
    // On a document without an owner: what only this branch allows.
    const alone = branches.length > 1 && Object.keys(barely).length > 0 ? touched(collection, { ...right, ...barely }) : []
    const hersByThis = alone.map(after => update(actor, { ...before, ...barely }, after, path))
    const moves = moved(collection, before, stamps).map(([from, to]) => update(actor, from, to, path))
    return [...strange, ...filled, ...hersByThis, ...moves, ...[right, ...wrong].map(after => update(actor, before, after, path))]
  })
  return [...asEverybody, ...asEntitled]
}

/** Fields that a document of this branch does not have. */
const lacking = (branch: readonly Rule[]) => branch.flatMap(rule => (rule.is === 'lacks' ? [rule.field] : []))

/** The branch with the fewest conditions on the document, under which most documents can be tried. */
const widest = (branches: readonly (readonly Rule[])[]): readonly Rule[] | undefined => branches.toSorted((a, b) => narrowness(a) - narrowness(b))[0]
const narrowness = (branch: readonly Rule[]) =>
  branch.filter(({ is }) => !['scope', 'role', 'signedIn', 'anyone'].includes(is)).length + (branch.some(({ is }) => is === 'nobody') ? 99 : 0)

/** Every field that a creation under this branch may fill; fields that only callables write stay empty. */
function writable(collection: Collection, branch: readonly Rule[]): Fields {
  const rules = dataRulesOf(collection.fields)
  const allowed = changeable(branch)
  const fields = Object.entries(wholeDocument(collection)).filter(([name]) => {
    const { rule, optional } = rules[name]!
    if (!optional) return true
    return rule.is !== 'closed' && (!allowed || allowed.includes(name))
  })
  return Object.fromEntries(fields)
}

/** The document with one possibly invalid change at a time. */
function flawed(collection: Collection, right: Fields): readonly Fields[] {
  const rules = dataRulesOf(collection.fields)
  const values = Object.entries(rules).flatMap(([name, { rule }]) => [
    without(right, name),
    ...edges(rule).map(value => ({ ...right, [name]: value })),
  ])
  return [{ ...right, strange: 1 }, { ...right, '': 'x' }, ...values, ...misstamped(right)]
}

/** The document with each field changed to another valid value. */
const touched = (collection: Collection, right: Fields): readonly Fields[] => [
  { ...right, schema: 7 },
  ...Object.entries(dataRulesOf(collection.fields)).flatMap(([name, { rule }]) => [
    without(right, name),
    ...[fitting(rule), ...edges(rule).slice(0, 13)].map(value => ({ ...right, [name]: value })),
  ]),
]

const times: readonly Value[] = [now, new Date('2027-10-01T12:00:00Z'), new Date(0), 'now', null]
const stampValues: Readonly<Record<string, readonly Value[]>> = {
  createdAt: times,
  updatedAt: times,
  createdBy: ['zoe', 'ana', 1, null],
  updatedBy: ['zoe', 'ana', 1, null],
  rev: [0, 1, 2, 3, 4, 2.5, Number.NaN, '3', null],
  schema: [0, 1, 2, -1, 1.5, '1', null],
}
const misstamped = (right: Fields): readonly Fields[] =>
  Object.entries(stampValues).flatMap(([name, values]) => [without(right, name), ...values.map(value => ({ ...right, [name]: value }))])

const begun = (states: Collection['states'], right: Fields): readonly Fields[] => Object.keys(states ?? {}).map(status => ({ ...right, status }))

/** From every state to every other, and to an undeclared one. */
function moved({ states }: Collection, before: Fields, stamps: Fields): readonly (readonly [Fields, Fields])[] {
  const names = Object.keys(states ?? {})
  return names.flatMap(from =>
    [...names, 'nowhere'].map(
      to =>
        [
          { ...before, status: from },
          { ...before, ...stamps, status: to },
        ] as const,
    ),
  )
}

/** Updates in which only the old document, only the new one, or both have these fields. */
const aside = (before: Fields, after: Fields, fields: Fields): readonly (readonly [Fields, Fields])[] => [
  [{ ...before, ...fields }, after],
  [before, { ...after, ...fields }],
  [
    { ...before, ...fields },
    { ...after, ...fields },
  ],
]

const without = (fields: Fields, ...names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

/** The lists of owners with one more person. */
const joined = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (names.includes(name) && Array.isArray(value) ? [[name, [...value, 'zoe']]] : [])),
  )

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.filter(name => Object.hasOwn(fields, name)).map(name => [name, fields[name]!]))
