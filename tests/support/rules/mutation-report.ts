import { firestoreRules } from '../../../scripts/rules/firestore-rules'
import { collections } from '../../../src/domain/collections'
import type { Collection } from '../../../src/domain/shared/records/collection'
import { type Attempt, askedOf } from './attempt'
import { type Asked, judged } from './judge'
import { blockMutants, mutantsOf } from './mutants'
import { parseRules } from './parser'
import { readingCases } from './reading-cases'
import type { Block, Match, RulesFile } from './syntax'
import { writingCases } from './writing-cases'

/** One attempt, and what the rules say of it. */
interface Question {
  readonly act: Attempt['act']
  readonly asked: Asked
  readonly isAllowed: boolean
}

const file = parseRules(firestoreRules(collections))
const documents = file.root.matches[0]!

/** Tries changes of the rules, each n-th of all that it is offered, and keeps those that no case noticed. */
export class MutantTrial {
  private seen = 0
  tried = 0
  readonly survivors: string[] = []

  constructor(private readonly everyNth = 1) {}

  /** Changes the rules of one collection at one place at a time. `questions` is called only if one of them is tried. */
  ofCollection(collection: Collection, questions: () => readonly Question[]): void {
    let isNoticed: ReturnType<typeof noticing> | undefined
    for (const mutant of mutantsOf(matchFor(collection)))
      this.offer(`${collection.path}: ${mutant.what}`, () => {
        isNoticed ??= noticing(questions())
        return isNoticed(fileWith({ ...documents, matches: [mutant.match] }), mutant.acts)
      })
  }

  /** Changes the functions that all collections share. */
  ofSharedFunctions(): void {
    const common = [
      ...collections.filter(({ actable }) => actable),
      ...collections.filter(({ access, actable }) => !actable && access.create.is !== 'nobody').slice(0, 20),
    ]
    const isNoticed = noticing(common.flatMap(collection => questionsOn(casesOf(collection), file)))
    for (const { what, block, acts } of blockMutants({ ...documents, allows: [], matches: [] }))
      this.offer(what, () => isNoticed(fileWith({ ...documents, functions: block.functions }), acts))
  }

  private offer(what: string, notices: () => boolean): void {
    if (this.seen++ % this.everyNth !== 0) return
    this.tried++
    if (!notices()) this.survivors.push(what)
  }
}

const fileWith = (match: Block): RulesFile => ({ ...file, root: { ...file.root, matches: [{ ...documents, ...match }] } })

function matchFor({ path }: Collection): Match {
  const segments = `${path}/{id}`.split('/')
  return documents.matches.find(({ path: parts }) => parts.length === segments.length && parts.every((part, i) => textOf(part) === segments[i]))!
}

const textOf = (part: Match['path'][number]) => (part.kind === 'literal' ? part.text : part.kind === 'one' ? `{${part.name}}` : '**')

const casesOf = (collection: Collection): readonly Attempt[] => [...writingCases(collection), ...readingCases(collection)]

const questionsOn = (attempts: readonly Attempt[], rules: RulesFile): readonly Question[] =>
  attempts.filter(isOfOwnMatch).map(attempt => {
    const asked = askedOf(attempt)
    return { act: attempt.act, asked, isAllowed: judged(rules, asked).isAllowed }
  })

/** Collection groups have a match of their own. */
export const isOfOwnMatch = (attempt: Attempt): boolean => attempt.act !== 'list' || !attempt.query.group

/** Runs the cases until one notices the change. */
function noticing(questions: readonly Question[]) {
  let last = 0
  return (broken: RulesFile, acts: readonly string[]): boolean => {
    for (const at of likelyFirst(last, questions.length))
      if (isOtherwise(broken, acts, questions[at]!)) {
        last = at
        return true
      }
    return false
  }
}

/**
 * Every index of a list: first those near the case that noticed the last change, because it usually notices the next one too, then all in wide
 * steps, because the cases that notice a change, such as wrong values of one field, stand side by side.
 */
function* likelyFirst(from: number, length: number): Generator<number> {
  for (let at = Math.max(0, from - 10); at < Math.min(length, from + 10); at++) yield at
  let step = Math.max(1, Math.round(length * 0.618))
  while (greatestDivisor(step, length) > 1) step++
  for (let i = 0; i < length; i++) yield (from + i * step) % length
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b))

function isOtherwise(broken: RulesFile, acts: readonly string[], { act, asked, isAllowed }: Question): boolean {
  if (!acts.includes(act)) return false
  try {
    return judged(broken, asked).isAllowed !== isAllowed
  } catch {
    // A change that makes the rules invalid would be refused at deployment.
    return true
  }
}

/** Changes without an effect on verdicts, each with the reason. */
const harmless: readonly (readonly [RegExp, string])[] = [
  [/^(isSuperadmin|isAdmin|scoped|mayAct): 0 → -1$/, 'a claim that is missing counts as any number but 1'],
  [/^isOver: 0 → -?1$/, 'a visit without an end was over in 1970, a second sooner or later'],
  [/^scoped: '' → 'x'$/, 'no scope has the letter x'],
]

export function mutationReport(): { readonly report: string; readonly isClean: boolean } {
  const trial = new MutantTrial()
  for (const collection of collections)
    trial.ofCollection(collection, () => questionsOn(casesOf(collection), fileWith({ ...documents, matches: [matchFor(collection)] })))
  trial.ofSharedFunctions()
  const { tried: mutants, survivors } = trial
  const unexplained = survivors.filter(what => !harmless.some(([pattern]) => pattern.test(what)))
  const lines = survivors.map(what => ['', what, harmless.find(([pattern]) => pattern.test(what))?.[1] ?? 'NOT NOTICED'].join('  '))
  const noticed = mutants - survivors.length
  const score = `${noticed} of ${mutants} breaks are noticed (${((100 * noticed) / mutants).toFixed(2)} %), ${unexplained.length} without a reason`
  return { report: [...lines, score].join('\n'), isClean: unexplained.length === 0 }
}
