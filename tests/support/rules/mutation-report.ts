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

export interface MutationScore {
  readonly mutants: number
  /** The changes that no case noticed. */
  readonly survivors: readonly string[]
}

interface Question {
  readonly act: Attempt['act']
  readonly asked: Asked
  readonly isAllowed: boolean
}

const file = parseRules(firestoreRules(collections))
const documents = file.root.matches[0]!

/** Changes the rules at one place at a time and runs the cases again. `everyNth` tries only each n-th change; `isShared` includes shared functions. */
export function mutationScore({ everyNth = 1, among = collections, isShared = true } = {}): MutationScore {
  const survivors: string[] = []
  let [seen, tried] = [0, 0]
  const tryOne = (what: string, notices: () => boolean) => {
    if (seen++ % everyNth !== 0) return
    tried++
    if (!notices()) survivors.push(what)
  }
  for (const collection of among) {
    const match = matchFor(collection)
    let isNoticed: ReturnType<typeof noticing> | undefined
    const notices = () => (isNoticed ??= noticing(questionsOn(collection, fileWith({ ...documents, matches: [match] }))))
    for (const mutant of mutantsOf(match)) {
      const broken = () => fileWith({ ...documents, matches: [mutant.match] })
      tryOne(`${collection.path}: ${mutant.what}`, () => notices()(broken(), mutant.acts))
    }
  }
  if (!isShared) return { mutants: tried, survivors }
  const common = [
    ...collections.filter(({ actable }) => actable),
    ...collections.filter(({ access, actable }) => !actable && access.create.is !== 'nobody').slice(0, 20),
  ]
  const isNoticed = noticing(common.flatMap(collection => questionsOn(collection, file)))
  for (const { what, block, acts } of blockMutants({ ...documents, allows: [], matches: [] }))
    tryOne(what, () => isNoticed(fileWith({ ...documents, functions: block.functions }), acts))
  return { mutants: tried, survivors }
}

const fileWith = (match: Block): RulesFile => ({ ...file, root: { ...file.root, matches: [{ ...documents, ...match }] } })

function matchFor({ path }: Collection): Match {
  const segments = `${path}/{id}`.split('/')
  return documents.matches.find(({ path: parts }) => parts.length === segments.length && parts.every((part, i) => textOf(part) === segments[i]))!
}

const textOf = (part: Match['path'][number]) => (part.kind === 'literal' ? part.text : part.kind === 'one' ? `{${part.name}}` : '**')

/** Collection groups have a match of their own. */
function questionsOn(collection: Collection, rules: RulesFile): readonly Question[] {
  const attempts = [...writingCases(collection), ...readingCases(collection)].filter(attempt => attempt.act !== 'list' || !attempt.query.group)
  return attempts.map(attempt => {
    const asked = askedOf(attempt)
    return { act: attempt.act, asked, isAllowed: judged(rules, asked).isAllowed }
  })
}

/** Runs the cases, starting near the case that noticed the last change, because it usually notices the next one too. */
function noticing(questions: readonly Question[]) {
  let last = 0
  return (broken: RulesFile, acts: readonly string[]): boolean => {
    for (const at of outwards(last, questions.length))
      if (isOtherwise(broken, acts, questions[at]!)) {
        last = at
        return true
      }
    return false
  }
}

/** Every index of a list, the nearest to `from` first. */
function* outwards(from: number, length: number): Generator<number> {
  for (let step = 0; step < length; step++) {
    if (from + step < length) yield from + step
    if (step > 0 && from - step >= 0) yield from - step
  }
}

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
  const { mutants, survivors } = mutationScore()
  const unexplained = survivors.filter(what => !harmless.some(([pattern]) => pattern.test(what)))
  const lines = survivors.map(what => ['', what, harmless.find(([pattern]) => pattern.test(what))?.[1] ?? 'NOT NOTICED'].join('  '))
  const noticed = mutants - survivors.length
  const score = `${noticed} of ${mutants} breaks are noticed (${((100 * noticed) / mutants).toFixed(2)} %), ${unexplained.length} without a reason`
  return { report: [...lines, score].join('\n'), isClean: unexplained.length === 0 }
}
