import { acts } from '../../../src/domain/shared/records/policy'
import type { Allow, Block, Expression, Match, RulesFunction } from './syntax'

/** A match with one change, and the description of the change. */
export interface Mutant {
  readonly what: string
  readonly match: Match
  /** The acts whose verdict can change. */
  readonly acts: readonly string[]
}

/** Every single change of a match: each `allow` opened or closed, each condition of allows and functions changed at each place. */
export function* mutantsOf(match: Match): Generator<Mutant> {
  for (const mutated of blockMutants(match)) yield { what: mutated.what, match: { ...match, ...mutated.block }, acts: mutated.acts }
}

/** The same for functions that several matches use. */
export function* blockMutants(block: Block): Generator<Omit<Mutant, 'match'> & { readonly block: Block }> {
  for (const [at, allow] of block.allows.entries())
    for (const { what, changed } of allowMutants(allow))
      yield { what, acts: allow.methods, block: { ...block, allows: block.allows.with(at, changed) } }
  for (const [at, one] of block.functions.entries())
    for (const { what, changed } of functionMutants(one)) yield { what, acts, block: { ...block, functions: block.functions.with(at, changed) } }
}

interface Change<T> {
  readonly what: string
  readonly changed: T
}

function* allowMutants(allow: Allow): Generator<Change<Allow>> {
  const named = `allow ${allow.methods.join(', ')}`
  if (printed(allow.condition) !== 'true') yield { what: `${named}: open`, changed: { ...allow, condition: { kind: 'literal', value: true } } }
  for (const [at, method] of allow.methods.entries())
    yield { what: `${named}: no ${method}`, changed: { ...allow, methods: allow.methods.toSpliced(at, 1) } }
  for (const { what, changed } of bent(allow.condition)) yield { what: `${named}: ${what}`, changed: { ...allow, condition: changed } }
}

function* functionMutants(one: RulesFunction): Generator<Change<RulesFunction>> {
  for (const { what, changed } of bent(one.result)) yield { what: `${one.name}: ${what}`, changed: { ...one, result: changed } }
}

/** Every change of one expression at one place. */
function* bent(expression: Expression): Generator<Change<Expression>> {
  for (const changed of flipped(expression)) yield { what: `${printed(expression)} → ${printed(changed)}`, changed }
  for (const [part, rebuilt] of partsOf(expression)) for (const { what, changed } of bent(part)) yield { what, changed: rebuilt(changed) }
}

const opposites: Readonly<Record<string, string>> = { '==': '!=', '<=': '<', '>=': '>' }
const otherMethods: Readonly<Record<string, string>> = { hasOnly: 'hasAny', hasAny: 'hasAll', affectedKeys: 'changedKeys' }

function flipped(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'binary': {
      if (expression.op === '&&' || expression.op === '||') return [expression.left, expression.right]
      const op = opposites[expression.op]
      return op ? [{ ...expression, op: op as '==' }] : expression.op === 'in' ? [{ kind: 'unary', op: '!', of: expression }] : []
    }
    case 'unary':
      return expression.op === '!' ? [expression.of] : []
    case 'literal':
      return bentLiteral(expression.value).map(value => ({ kind: 'literal', value }))
    case 'list':
      return expression.items.map((_, at) => ({ ...expression, items: expression.items.toSpliced(at, 1) }))
    case 'method': {
      const name = otherMethods[expression.name]
      return name && !(name === 'hasAll' && isSingle(expression.args)) ? [{ ...expression, name }] : []
    }
    default:
      return []
  }
}

/** With one entry, `all` and `any` are the same. */
const isSingle = ([list]: readonly Expression[]) => list?.kind === 'list' && list.items.length === 1

const letters = 'cgpmes'

function bentLiteral(value: null | boolean | bigint | number | string): readonly (bigint | string)[] {
  if (typeof value === 'bigint') return [value + 1n, value - 1n]
  if (typeof value !== 'string') return []
  return value.length === 1 && letters.includes(value) ? [letters[(letters.indexOf(value) + 1) % letters.length]!] : [`${value}x`]
}

type Part = readonly [Expression, (changed: Expression) => Expression]

/** The parts of an expression, each with a function that rebuilds the whole. */
function partsOf(expression: Expression): readonly Part[] {
  switch (expression.kind) {
    case 'binary':
      return [
        [expression.left, left => ({ ...expression, left })],
        [expression.right, right => ({ ...expression, right })],
      ]
    case 'unary':
    case 'is':
    case 'member':
      return [[expression.of, of => ({ ...expression, of })]]
    case 'index':
      return [
        [expression.of, of => ({ ...expression, of })],
        [expression.at, at => ({ ...expression, at })],
      ]
    case 'call':
      return expression.args.map((arg, i) => [arg, changed => ({ ...expression, args: expression.args.with(i, changed) })])
    case 'method':
      return [
        [expression.of, of => ({ ...expression, of })],
        ...expression.args.map((arg, i): Part => [arg, changed => ({ ...expression, args: expression.args.with(i, changed) })]),
      ]
    // A list is changed by leaving one entry out.
    default:
      return []
  }
}

/** An expression as text, shortened where it is long. */
export function printed(expression: Expression): string {
  const text = written(expression)
  return text.length > 90 ? `${text.slice(0, 87)}…` : text
}

function written(expression: Expression): string {
  switch (expression.kind) {
    case 'literal':
      return typeof expression.value === 'string' ? `'${expression.value}'` : String(expression.value)
    case 'name':
      return expression.name
    case 'list':
      return `[${expression.items.map(written).join(', ')}]`
    case 'member':
      return `${written(expression.of)}.${expression.name}`
    case 'index':
      return `${written(expression.of)}[${written(expression.at)}]`
    case 'call':
      return `${expression.name}(${expression.args.map(written).join(', ')})`
    case 'method':
      return `${written(expression.of)}.${expression.name}(${expression.args.map(written).join(', ')})`
    case 'unary':
      return `${expression.op}(${written(expression.of)})`
    case 'binary':
      return `${written(expression.left)} ${expression.op} ${written(expression.right)}`
    case 'is':
      return `${written(expression.of)} is ${expression.type}`
    default:
      return expression.kind
  }
}
