import {
  type Allow,
  type BinaryOperator,
  type Block,
  type Expression,
  type Match,
  type PathPart,
  type RulesFile,
  type RulesFunction,
  RulesSyntaxError,
} from './syntax'
import { type Token, tokensOf } from './tokens'

/** Parses a rules file, version 2. Throws `RulesSyntaxError` at anything unknown. */
export const parseRules = (text: string): RulesFile => new Parser(tokensOf(text)).file()

/** Parses one condition, for fixtures. */
export const parseCondition = (text: string): Expression => new Parser(tokensOf(text)).wholeExpression()

const methods = ['read', 'get', 'list', 'write', 'create', 'update', 'delete']
const types = [
  'bool',
  'bytes',
  'float',
  'int',
  'list',
  'latlng',
  'number',
  'path',
  'map',
  'string',
  'timestamp',
  'duration',
  'set',
  'map_diff',
  'constraint',
]
/** Operators from the lowest precedence; `is` and `in` have that of the comparisons. */
const levels: readonly (readonly string[])[] = [['||'], ['&&'], ['==', '!='], ['<', '<=', '>', '>=', 'in', 'is'], ['+', '-'], ['*', '/', '%']]

class Parser {
  private at = 0

  constructor(private readonly tokens: readonly Token[]) {}

  file(): RulesFile {
    this.expect('rules_version')
    this.expect('=')
    const version = this.take('string')
    if (version !== '2') throw this.unknown(`rules version ${version}`)
    this.accept(';')
    this.expect('service')
    let service = this.take('name')
    while (this.accept('.')) service += `.${this.take('name')}`
    const root = this.block()
    this.end()
    return { service, root }
  }

  wholeExpression(): Expression {
    const expression = this.expression()
    this.end()
    return expression
  }

  private block(): Block {
    const matches: Match[] = []
    const allows: Allow[] = []
    const functions: RulesFunction[] = []
    this.expect('{')
    while (!this.accept('}')) {
      if (this.accept('match')) matches.push({ path: this.matchPath(), ...this.block() })
      else if (this.accept('allow')) allows.push(this.allow())
      else if (this.accept('function')) functions.push(this.function())
      else throw this.unknown()
    }
    return { matches, allows, functions }
  }

  private matchPath(): readonly PathPart[] {
    const parts: PathPart[] = []
    while (this.accept('/')) {
      if (this.accept('{')) {
        const name = this.take('name')
        const isRest = this.accept('=')
        if (isRest) this.expect('**')
        this.expect('}')
        parts.push({ kind: isRest ? 'rest' : 'one', name })
      } else parts.push({ kind: 'literal', text: this.segment() })
    }
    if (parts.length === 0) throw this.unknown()
    return parts
  }

  /** A literal segment of a path: letters, digits, `_`, `-` and `.`. */
  private segment(): string {
    let text = ''
    while (text === '' || this.now.isJoined) {
      if (this.now.kind !== 'name' && this.now.kind !== 'int' && !['-', '.'].includes(this.now.text)) break
      text += this.next().text
    }
    if (text === '') throw this.unknown()
    return text
  }

  private allow(): Allow {
    const named = [this.take('name')]
    while (this.accept(',')) named.push(this.take('name'))
    const strange = named.find(method => !methods.includes(method))
    if (strange) throw this.unknown(`the method ${strange}`)
    if (this.accept(';')) return { methods: named, condition: { kind: 'literal', value: true } }
    this.expect(':')
    this.expect('if')
    const condition = this.expression()
    this.expect(';')
    return { methods: named, condition }
  }

  private function(): RulesFunction {
    const name = this.take('name')
    const parameters: string[] = []
    this.expect('(')
    while (!this.accept(')')) {
      parameters.push(this.take('name'))
      if (this.now.text !== ')') this.expect(',')
    }
    this.expect('{')
    const lets: { name: string; value: Expression }[] = []
    while (this.accept('let')) {
      const bound = this.take('name')
      this.expect('=')
      lets.push({ name: bound, value: this.expression() })
      this.expect(';')
    }
    if (lets.length > 10) throw this.unknown('more than ten lets')
    this.expect('return')
    const result = this.expression()
    this.expect(';')
    this.expect('}')
    return { name, parameters, lets, result }
  }

  private expression(): Expression {
    const test = this.binary(0)
    if (!this.accept('?')) return test
    const yes = this.expression()
    this.expect(':')
    return { kind: 'choose', test, yes, no: this.expression() }
  }

  private binary(level: number): Expression {
    const operators = levels[level]
    if (!operators) return this.unary()
    let left = this.binary(level + 1)
    while (this.now.kind !== 'string' && operators.includes(this.now.text)) {
      const op = this.next().text
      if (op === 'is') {
        const type = this.take('name')
        if (!types.includes(type)) throw this.unknown(`the type ${type}`)
        left = { kind: 'is', of: left, type }
      } else left = { kind: 'binary', op: op as BinaryOperator, left, right: this.binary(level + 1) }
    }
    return left
  }

  private unary(): Expression {
    if (this.accept('!')) return { kind: 'unary', op: '!', of: this.unary() }
    if (this.accept('-')) return { kind: 'unary', op: '-', of: this.unary() }
    let of = this.primary()
    for (;;) {
      if (this.accept('.')) {
        const name = this.take('name')
        of = this.accept('(') ? { kind: 'method', of, name, args: this.list(')') } : { kind: 'member', of, name }
      } else if (this.accept('[')) {
        const at = this.expression()
        of = this.accept(':') ? { kind: 'slice', of, from: at, to: this.expression() } : { kind: 'index', of, at }
        this.expect(']')
      } else return of
    }
  }

  private primary(): Expression {
    const token = this.next()
    switch (token.kind) {
      case 'int':
        return { kind: 'literal', value: BigInt(token.text) }
      case 'float':
        return { kind: 'literal', value: Number(token.text) }
      case 'string':
        return { kind: 'literal', value: token.text }
      case 'name':
        if (token.text === 'null') return { kind: 'literal', value: null }
        if (token.text === 'true' || token.text === 'false') return { kind: 'literal', value: token.text === 'true' }
        return this.accept('(') ? { kind: 'call', name: token.text, args: this.list(')') } : { kind: 'name', name: token.text }
      case 'mark':
        if (token.text === '(') {
          const inner = this.expression()
          this.expect(')')
          return inner
        }
        if (token.text === '[') return { kind: 'list', items: this.list(']') }
        if (token.text === '{') return this.map()
        if (token.text === '/') return this.path()
        break
      case 'end':
    }
    throw this.unknown(`'${token.text}'`)
  }

  private list(close: string): readonly Expression[] {
    const items: Expression[] = []
    while (!this.accept(close)) {
      items.push(this.expression())
      if (this.now.text !== close) this.expect(',')
    }
    return items
  }

  private map(): Expression {
    const entries: (readonly [Expression, Expression])[] = []
    while (!this.accept('}')) {
      const key = this.expression()
      this.expect(':')
      entries.push([key, this.expression()])
      if (this.now.text !== '}') this.expect(',')
    }
    return { kind: 'map', entries }
  }

  /** `/databases/$(database)/documents/users/$(request.auth.uid)`; `(default)` is the name of a database. */
  private path(): Expression {
    const parts: (string | Expression)[] = []
    do {
      if (this.accept('$')) {
        this.expect('(')
        parts.push(this.expression())
        this.expect(')')
      } else if (this.accept('(')) {
        parts.push(`(${this.take('name')})`)
        this.expect(')')
      } else parts.push(this.segment())
    } while (this.accept('/'))
    return { kind: 'path', parts }
  }

  private get now(): Token {
    return this.tokens[Math.min(this.at, this.tokens.length - 1)]!
  }
  private next(): Token {
    const token = this.now
    this.at++
    return token
  }
  private accept(text: string): boolean {
    if (this.now.text !== text || this.now.kind === 'string') return false
    this.at++
    return true
  }
  private expect(text: string): void {
    if (!this.accept(text)) throw this.unknown(`'${this.now.text}' in place of '${text}'`)
  }
  private take(kind: Token['kind']): string {
    if (this.now.kind !== kind) throw this.unknown(`'${this.now.text}' in place of a ${kind}`)
    return this.next().text
  }
  private end(): void {
    if (this.now.kind !== 'end') throw this.unknown()
  }
  private unknown(what = `'${this.now.text}'`): RulesSyntaxError {
    return new RulesSyntaxError(`line ${this.now.line}: ${what} is not known`)
  }
}
