import { type Arbitrary, integer } from 'fast-check'
import type { Collection } from '../../../src/domain/shared/records/collection'
import { dataRulesOf } from '../../../src/domain/shared/records/data-rule'
import { type Actor, acts, type Rule } from '../../../src/domain/shared/records/policy'
import type { Fields, Filter, Value } from '../../../src/ports/documents'
import { type Attempt, now } from './attempt'
import { bareDocument, belonging, newStamps, nextStamps, oldStamps, pathFor, wholeDocument } from './documents'
import { persons } from './persons'
import { asked, branchesOf } from './rule-branches'
import { edges } from './sample-data'

/**
 * Random attempts of random people: documents from valid to very invalid, and queries of any shape. Some attempts follow a rule's
 * conditions, so that enough of them are allowed.
 */
export function randomAttempt(collections: readonly Collection[]): Arbitrary<Attempt> {
  const [first, ...others] = collections.map(piecesOf)
  return integer({ min: 0, max: 2 ** 31 - 1 }).map(seed => {
    const oneOf = chooser(seed)
    return attemptOn(oneOf(first!, ...others), oneOf)
  })
}

/** The parts of attempts on one collection; made once. */
interface Pieces {
  readonly collection: Collection
  readonly bare: Fields
  readonly whole: Fields
  readonly edges: Readonly<Record<string, readonly Value[]>>
}

const piecesOf = (collection: Collection): Pieces => ({
  collection,
  bare: bareDocument(collection),
  whole: wholeDocument(collection),
  edges: Object.fromEntries(Object.entries(dataRulesOf(collection.fields)).map(([name, { rule }]) => [name, edges(rule)])),
})

type OneOf = <T>(first: T, ...others: readonly T[]) => T

/** Random choices (mulberry32) from one number, which determines a whole attempt. */
function chooser(seed: number): OneOf {
  let state = seed
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return (first, ...others) => [first, ...others][Math.floor(random() * (others.length + 1))]!
}

function attemptOn(pieces: Pieces, oneOf: OneOf): Attempt {
  const { collection, bare, whole } = pieces
  const act = oneOf(...acts)
  const actor = persons[oneOf('visitor', ...Object.keys(persons))]
  const author = authorOf(actor)
  const [firstBranch, ...branches] = branchesOf(collection.access[act])
  const branch = oneOf(firstBranch!, ...branches)
  const path = pathFor(collection, oneOf('ana', 'bo', 'call-a'))
  if (act === 'list') return { act, actor, query: queryOn(pieces, path, branch, author, oneOf) }

  const document = (): Fields => {
    const holder = oneOf('ana', 'ana', 'bo', author)
    return { ...oneOf(bare, whole), ...asked(branch), ...belonging(collection, holder) }
  }
  const flaws = Array.from({ length: oneOf(0, 0, 0, 1, 1, 2, 4) }, () => flaw(pieces, oneOf))
  const flawed = (fields: Fields): Fields => flaws.reduce((wrong, change) => change(wrong), fields)
  if (act === 'create') return { act, actor, path, after: flawed({ ...begun(collection), ...document(), ...newStamps(author) }) }
  const before = { ...document(), ...oldStamps }
  return act === 'update' ? { act, actor, path, before, after: flawed({ ...before, ...nextStamps(author) }) } : { act, actor, path, before }
}

const authorOf = (actor: Actor | undefined) => actor?.claims.pid ?? actor?.uid ?? 'nobody'

const begun = ({ states }: Collection): Fields => (states ? { status: Object.keys(states)[0]! } : {})

/** A change that may make a document invalid. */
function flaw({ edges: values }: Pieces, oneOf: OneOf): (fields: Fields) => Fields {
  const name = oneOf('rev', 'createdAt', 'updatedBy', ...Object.keys(values), ...Object.keys(values))
  const value = oneOf<Value>(now, ...(values[name] ?? ['ana', 1, 2, 3, 4, null]))
  return oneOf<(fields: Fields) => Fields>(
    fields => ({ ...fields, [name]: value }),
    fields => ({ ...fields, [name]: value }),
    fields => ({ ...fields, [oneOf('strange', 'Title', 'constructor', '')]: value }),
    ({ [name]: _left, ...others }) => others,
  )
}

function queryOn({ collection }: Pieces, path: string, branch: readonly Rule[], author: string, oneOf: OneOf) {
  const place = path.split('/').slice(0, -1)
  const where = oneOf(true, false) ? rightFilters(branch, author) : Array.from({ length: oneOf(0, 1, 2) }, () => filter(collection, author, oneOf, 2))
  return oneOf(true, true, false) ? { collection: place.join('/'), where } : { collection: place.at(-1)!, group: true as const, where }
}

const rightFilters = (branch: readonly Rule[], author: string): readonly Filter[] =>
  branch.flatMap((leaf): readonly Filter[] => {
    if (leaf.is === 'where') return [[leaf.field, '==', leaf.equals]]
    if (leaf.is === 'owner') return [[leaf.field, '==', author]]
    if (leaf.is === 'contains') return [[leaf.field, 'array-contains', author]]
    return leaf.is === 'judges' ? [[leaf.field, '==', 'call-a']] : []
  })

function filter(collection: Collection, author: string, oneOf: OneOf, depth: number): Filter {
  if (depth > 0 && oneOf(true, false, false)) {
    const parts = Array.from({ length: oneOf(1, 2) }, () => filter(collection, author, oneOf, depth - 1))
    return oneOf(true, false) ? { any: parts } : { all: parts }
  }
  const field = oneOf('id', ...Object.keys(collection.fields))
  const value: Value = oneOf<Value>(author, 'ana', true, 'call-a', ...(collection.fields[field]?.choices ?? ['draft']))
  const op = oneOf('==', '==', '==', 'array-contains', 'in', '>=', '!=')
  return [field, op, op === 'in' ? [value] : value]
}
