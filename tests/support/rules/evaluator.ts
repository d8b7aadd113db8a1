import { conversions, namespaces } from './builtins'
import { callMethod, isMethod } from './methods'
import type { Block, Expression, RulesFunction } from './syntax'
import { compared, Duration, Instant, isAmong, isEqual, isOfType, Path, Proven, RulesError, type RulesValue } from './values'

/** Finds a document's data by its path, for `get`, `exists`, `getAfter` and `existsAfter`. */
export interface World {
  readonly data: (path: string, after: boolean) => ReadonlyMap<string, RulesValue> | undefined
}

/** Names and functions in scope, innermost first. `undefined` is a value that a query does not determine. */
export interface Scope {
  readonly names: ReadonlyMap<string, RulesValue | undefined>
  readonly functions: Block['functions']
  readonly outer?: Scope
}

/** The rules use a feature that this evaluator (or Firebase) does not have. Never counted as a refusal. */
export class UnknownInRules extends Error {}

const deepestCall = 20
const maxReads = 10
const maxReadsOfFiles = 2

/** Evaluates the conditions of one request and counts what Firebase limits: expressions, depth of calls, and document reads. */
export class Evaluation {
  expressions = 0
  private depth = 0
  /** Paths of the documents that were read; the same one again costs nothing. */
  readonly read = new Set<string>()

  constructor(private readonly world: World) {}

  /** Whether a condition holds; an error refuses. */
  holds(condition: Expression, scope: Scope): boolean {
    try {
      return this.value(condition, scope) === true
    } catch (error) {
      if (error instanceof RulesError) return false
      throw error
    }
  }

  value(expression: Expression, scope: Scope): RulesValue {
    this.expressions++
    switch (expression.kind) {
      case 'literal':
        return expression.value
      case 'name':
        return named(expression.name, scope)
      case 'list':
        return expression.items.map(item => this.value(item, scope))
      case 'map':
        return new Map(expression.entries.map(([key, value]) => [asText(this.value(key, scope)), this.value(value, scope)]))
      case 'path':
        return new Path(expression.parts.map(part => (typeof part === 'string' ? part : asText(this.value(part, scope)))))
      case 'member':
        return member(this.value(expression.of, scope), expression.name)
      case 'index':
        return indexed(this.value(expression.of, scope), this.value(expression.at, scope))
      case 'slice':
        return sliced(this.value(expression.of, scope), this.value(expression.from, scope), this.value(expression.to, scope))
      case 'call':
        return this.called(expression.name, expression.args, scope)
      case 'method':
        return this.method(expression, scope)
      case 'unary':
        return negated(expression.op, this.value(expression.of, scope))
      case 'binary':
        if (expression.op === '||') return this.either(expression.left, expression.right, true, scope)
        if (expression.op === '&&') return this.either(expression.left, expression.right, false, scope)
        return operated(expression.op, this.value(expression.left, scope), this.value(expression.right, scope))
      case 'is': {
        const value = this.value(expression.of, scope)
        if (value instanceof Proven) throw new RulesError('the query does not prove this')
        return isOfType(value, expression.type)
      }
      case 'choose':
        return asBoolean(this.value(expression.test, scope)) ? this.value(expression.yes, scope) : this.value(expression.no, scope)
    }
  }

  /** One operand that decides is enough, even if the other is an error. */
  private either(left: Expression, right: Expression, deciding: boolean, scope: Scope): boolean {
    let error: RulesError | undefined
    try {
      if (asBoolean(this.value(left, scope)) === deciding) return deciding
    } catch (thrown) {
      if (!(thrown instanceof RulesError)) throw thrown
      error = thrown
    }
    const second = asBoolean(this.value(right, scope))
    if (error && second !== deciding) throw error
    return second
  }

  private method({ of, name, args }: Extract<Expression, { kind: 'method' }>, scope: Scope): RulesValue {
    const namespace = of.kind === 'name' && !isNamed(of.name, scope) && Object.hasOwn(namespaces, of.name) ? namespaces[of.name] : undefined
    if (namespace) {
      const found = Object.hasOwn(namespace, name) ? namespace[name] : undefined
      if (!found) throw new UnknownInRules(`${of.kind === 'name' ? of.name : ''}.${name} is not known`)
      return found(...(args.map(arg => this.value(arg, scope)) as never[]))
    }
    // Rules of files read documents in this namespace, two at most in a request.
    if (of.kind === 'name' && of.name === 'firestore' && !isNamed(of.name, scope) && (name === 'get' || name === 'exists'))
      return this.document(
        name,
        args.map(arg => this.value(arg, scope)),
        maxReadsOfFiles,
      )
    if (!isMethod(name)) throw new UnknownInRules(`the method ${name} is not known`)
    const value = this.value(of, scope)
    if (value instanceof Proven) throw new RulesError('the query does not prove this')
    return callMethod(
      value,
      name,
      args.map(arg => this.value(arg, scope)),
    )
  }

  private called(name: string, args: readonly Expression[], scope: Scope): RulesValue {
    const values = args.map(arg => this.value(arg, scope))
    for (let at: Scope | undefined = scope; at; at = at.outer) {
      const found = at.functions.find(one => one.name === name)
      if (found) return this.run(found, values, at)
    }
    if (Object.hasOwn(conversions, name)) return conversions[name]!(values[0]!)
    if (['get', 'exists', 'getAfter', 'existsAfter'].includes(name)) return this.document(name, values, maxReads)
    throw new UnknownInRules(`the function ${name} is not known`)
  }

  /** A function sees its parameters and the scope of its declaration, not its caller's. */
  private run({ name, parameters, lets, result }: RulesFunction, args: readonly RulesValue[], place: Scope): RulesValue {
    if (args.length !== parameters.length) throw new UnknownInRules(`${name} takes ${parameters.length}, is given ${args.length}`)
    if (this.depth === deepestCall) throw new UnknownInRules(`calls within calls go deeper than ${deepestCall}`)
    const names = new Map<string, RulesValue>(parameters.map((parameter, i) => [parameter, args[i]!]))
    const inside: Scope = { names, functions: [], outer: place }
    this.depth++
    try {
      for (const bound of lets) names.set(bound.name, this.value(bound.value, inside))
      return this.value(result, inside)
    } finally {
      this.depth--
    }
  }

  private document(name: string, [path]: readonly RulesValue[], most: number): RulesValue {
    if (!(path instanceof Path)) throw new RulesError('no path')
    const [, , , ...segments] = path.segments
    const place = segments.join('/')
    this.read.add(place)
    if (this.read.size > most) throw new UnknownInRules(`one request reads more than ${most} documents`)
    const data = this.world.data(place, name.endsWith('After'))
    if (name.startsWith('exists')) return data !== undefined
    if (!data) throw new RulesError(`${place} does not exist`)
    return new Map<string, RulesValue>([
      ['data', data],
      ['id', segments.at(-1) ?? ''],
      ['__name__', path],
    ])
  }
}

const isNamed = (name: string, scope: Scope): boolean => scope.names.has(name) || (scope.outer !== undefined && isNamed(name, scope.outer))

function named(name: string, scope: Scope): RulesValue {
  for (let at: Scope | undefined = scope; at; at = at.outer) {
    if (!at.names.has(name)) continue
    const value = at.names.get(name)
    if (value === undefined) throw new RulesError(`the query leaves ${name} open`)
    return value
  }
  throw new UnknownInRules(`the name ${name} is not known`)
}

function member(of: RulesValue, name: string): RulesValue {
  if (of instanceof Proven) {
    const known = of.fields.get(name)
    if (known !== undefined) return known
    const held = of.holding.get(name)
    // Only one entry of this list is known.
    if (held !== undefined) return new Proven(new Map(), new Map([['', held]]))
    throw new RulesError(`the query does not prove ${name}`)
  }
  const found = of instanceof Map ? (of as ReadonlyMap<string, RulesValue>).get(name) : undefined
  if (found === undefined) throw new RulesError(`no ${name}`)
  return found
}

function indexed(of: RulesValue, at: RulesValue): RulesValue {
  if (typeof at === 'string') return member(of, at)
  const found = Array.isArray(of) && typeof at === 'bigint' ? (of[Number(at)] as RulesValue | undefined) : undefined
  if (found === undefined) throw new RulesError('no such entry')
  return found
}

function sliced(of: RulesValue, from: RulesValue, to: RulesValue): RulesValue {
  const isRange = typeof from === 'bigint' && typeof to === 'bigint' && from >= 0n && to >= from
  if (!isRange || (!Array.isArray(of) && typeof of !== 'string') || Number(to) > of.length) throw new RulesError('no such part')
  return of.slice(Number(from), Number(to)) as RulesValue
}

function negated(op: '!' | '-', value: RulesValue): RulesValue {
  if (op === '!') return !asBoolean(value)
  if (typeof value === 'bigint' || typeof value === 'number') return -value
  throw new RulesError('no number')
}

function operated(op: string, a: RulesValue, b: RulesValue): RulesValue {
  switch (op) {
    case '==':
      return isEqual(a, b)
    case '!=':
      return !isEqual(a, b)
    case '<':
      return compared(a, b) < 0
    case '<=':
      return compared(a, b) <= 0
    case '>':
      return compared(a, b) > 0
    case '>=':
      return compared(a, b) >= 0
    case 'in':
      return isIn(a, b)
    default:
      return calculated(op, a, b)
  }
}

function isIn(value: RulesValue, place: RulesValue): boolean {
  if (place instanceof Proven) {
    const held = place.holding.get('')
    if (held !== undefined && isEqual(value, held)) return true
    throw new RulesError('the query does not prove this')
  }
  if (Array.isArray(place)) return isAmong(value, place)
  if (place instanceof Set) return isAmong(value, [...place])
  if (place instanceof Map) return place.has(asText(value))
  throw new RulesError('nothing is in this')
}

function calculated(op: string, a: RulesValue, b: RulesValue): RulesValue {
  if (op === '+' && typeof a === 'string' && typeof b === 'string') return a + b
  if (a instanceof Instant && b instanceof Duration && (op === '+' || op === '-')) return new Instant(a.millis + (op === '+' ? b.millis : -b.millis))
  if (a instanceof Instant && b instanceof Instant && op === '-') return new Duration(a.millis - b.millis)
  if (a instanceof Duration && b instanceof Duration && (op === '+' || op === '-'))
    return new Duration(a.millis + (op === '+' ? b.millis : -b.millis))
  if (typeof a === 'bigint' && typeof b === 'bigint') {
    if (b === 0n && (op === '/' || op === '%')) throw new RulesError('divided by zero')
    return { '+': () => a + b, '-': () => a - b, '*': () => a * b, '/': () => a / b, '%': () => a % b }[op as '+']()
  }
  if ((typeof a === 'bigint' || typeof a === 'number') && (typeof b === 'bigint' || typeof b === 'number')) {
    const [x, y] = [Number(a), Number(b)]
    return { '+': x + y, '-': x - y, '*': x * y, '/': x / y, '%': x % y }[op as '+']
  }
  throw new RulesError(`no ${op} for these`)
}

function asBoolean(value: RulesValue): boolean {
  if (typeof value !== 'boolean') throw new RulesError('neither true nor false')
  return value
}

function asText(value: RulesValue): string {
  if (typeof value !== 'string') throw new RulesError('no text')
  return value
}
