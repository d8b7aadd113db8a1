/** The tree of a rules file, version 2. */
export interface RulesFile {
  readonly service: string
  readonly root: Block
}

export interface Block {
  readonly matches: readonly Match[]
  readonly allows: readonly Allow[]
  readonly functions: readonly RulesFunction[]
}

export interface Match extends Block {
  readonly path: readonly PathPart[]
}

/** A literal segment, `{name}` for one segment, `{name=**}` for any number. */
export type PathPart = { readonly kind: 'literal'; readonly text: string } | { readonly kind: 'one' | 'rest'; readonly name: string }

export interface Allow {
  readonly methods: readonly string[]
  readonly condition: Expression
}

export interface RulesFunction {
  readonly name: string
  readonly parameters: readonly string[]
  readonly lets: readonly { readonly name: string; readonly value: Expression }[]
  readonly result: Expression
}

export type BinaryOperator = '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%'

export type Expression =
  | { readonly kind: 'literal'; readonly value: null | boolean | bigint | number | string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'map'; readonly entries: readonly (readonly [Expression, Expression])[] }
  | { readonly kind: 'path'; readonly parts: readonly (string | Expression)[] }
  | { readonly kind: 'member'; readonly of: Expression; readonly name: string }
  | { readonly kind: 'index'; readonly of: Expression; readonly at: Expression }
  | { readonly kind: 'slice'; readonly of: Expression; readonly from: Expression; readonly to: Expression }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | { readonly kind: 'method'; readonly of: Expression; readonly name: string; readonly args: readonly Expression[] }
  | { readonly kind: 'unary'; readonly op: '!' | '-'; readonly of: Expression }
  | { readonly kind: 'binary'; readonly op: BinaryOperator; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'is'; readonly of: Expression; readonly type: string }
  | { readonly kind: 'choose'; readonly test: Expression; readonly yes: Expression; readonly no: Expression }

/** The text is not a rules file that this parser knows. */
export class RulesSyntaxError extends Error {}
