import { Evaluation, type Scope, type World } from './evaluator'
import type { Allow, Block, Match, PathPart, RulesFile } from './syntax'
import type { RulesValue } from './values'
import { withoutStacks } from './without-stacks'

/** A segment of the requested path: a text, `open` for the id in a query, `any` for the path above a collection group. */
export type Segment = string | typeof open | typeof anywhere
export const open: unique symbol = Symbol('open')
export const anywhere: unique symbol = Symbol('anywhere')

export type Method = 'get' | 'list' | 'create' | 'update' | 'delete'

export interface Asked {
  readonly method: Method
  /** From the root of the service: `databases/(default)/documents/…` or `b/bucket/o/…`. */
  readonly path: readonly Segment[]
  /** `request` and `resource`. A query may have several: every one must be allowed. */
  readonly names: readonly ReadonlyMap<string, RulesValue>[]
  readonly world?: World
}

export interface Verdict {
  readonly isAllowed: boolean
  /** Expressions evaluated for the verdict. */
  readonly expressions: number
  /** Paths of the documents that were read for it. */
  readonly reads: readonly string[]
}

const emptyWorld: World = { data: () => undefined }

/** Firebase's verdict by this rules file. One `allow` that holds is enough. */
export function judged(file: RulesFile, { method, path, names, world = emptyWorld }: Asked): Verdict {
  const found = allowsOf(file, path, method)
  let [isAllowed, expressions] = [names.length > 0, 0]
  const reads = new Set<string>()
  for (const given of names) {
    const evaluation = new Evaluation(world)
    isAllowed &&= withoutStacks(() => found.some(({ allow, scope }) => evaluation.holds(allow.condition, within(scope, given))))
    expressions = Math.max(expressions, evaluation.expressions)
    for (const one of evaluation.read) reads.add(one)
  }
  return { isAllowed, expressions, reads: [...reads] }
}

/** Adds `request` and `resource` to the outermost scope. */
const within = (scope: Scope, given: Scope['names']): Scope => ({
  ...scope,
  outer: scope.outer ? within(scope.outer, given) : { names: given, functions: [] },
})

interface Found {
  readonly allow: Allow
  readonly scope: Scope
}

const foundBefore = new WeakMap<RulesFile, Map<string, readonly Found[]>>()

/** The conditions of a method on a path. Thousands of attempts are made on few paths, and finding these took a fifth of the time of judging. */
function allowsOf(file: RulesFile, path: readonly Segment[], method: Method): readonly Found[] {
  const known = foundBefore.get(file) ?? new Map<string, readonly Found[]>()
  foundBefore.set(file, known)
  const key = [method, ...path.map(String)].join('/')
  const found = known.get(key) ?? allowsFor(file.root, path, method, { names: new Map(), functions: file.root.functions })
  known.set(key, found)
  return found
}

function allowsFor(block: Block, path: readonly Segment[], method: Method, scope: Scope): readonly Found[] {
  return beginningWith(block, path[0]).flatMap(match =>
    bindings(match.path, path).flatMap(({ names, rest }) => {
      const inside: Scope = { names, functions: match.functions, outer: scope }
      const own = rest.length === 0 ? match.allows.filter(({ methods }) => covers(methods, method)).map(allow => ({ allow, scope: inside })) : []
      return [...own, ...allowsFor(match, rest, method, inside)]
    }),
  )
}

const beginnings = new WeakMap<Block, Map<Segment | undefined, readonly Match[]>>()

/** The matches that a path with this first segment may fit. A file has hundreds, and most begin with another literal. */
function beginningWith(block: Block, first: Segment | undefined): readonly Match[] {
  const known = beginnings.get(block) ?? new Map<Segment | undefined, readonly Match[]>()
  beginnings.set(block, known)
  const found = known.get(first) ?? block.matches.filter(({ path: [part] }) => part?.kind !== 'literal' || part.text === first)
  known.set(first, found)
  return found
}

const covers = (methods: readonly string[], method: Method) =>
  methods.includes(method) || methods.includes(method === 'get' || method === 'list' ? 'read' : 'write')

interface Binding {
  readonly names: ReadonlyMap<string, RulesValue | undefined>
  readonly rest: readonly Segment[]
}

/** Every way in which the pattern of a match fits the beginning of a path. */
function bindings([part, ...parts]: readonly PathPart[], path: readonly Segment[]): readonly Binding[] {
  if (!part) return [{ names: new Map(), rest: path }]
  if (part.kind === 'rest') {
    const [next] = parts
    const ends = [...path.keys(), path.length].filter(end => next?.kind !== 'literal' || path[end] === next.text)
    return ends.flatMap(end => withName(part.name, path.slice(0, end), bindings(parts, path.slice(end))))
  }
  const [first, ...rest] = path
  if (first === undefined || first === anywhere) return []
  if (part.kind === 'literal') return first === part.text ? bindings(parts, rest) : []
  return withName(part.name, [first], bindings(parts, rest))
}

const withName = (name: string, taken: readonly Segment[], found: readonly Binding[]): readonly Binding[] =>
  found.map(({ names, rest }) => ({ names: new Map([...names, [name, taken.every(isText) ? taken.join('/') : undefined]]), rest }))

const isText = (segment: Segment): segment is string => typeof segment === 'string'
