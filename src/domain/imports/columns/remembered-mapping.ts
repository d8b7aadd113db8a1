import { rowHash } from '../cells/row-hash'
import type { ImportKind } from '../import-kind'
import type { Answers } from '../plan/import-question'
import { type Formats, leaveOut, type Mapping } from './column-mapping'
import { normalizeHeader } from './normalize-header'

/** A mapping that staff confirmed for a file of this kind and header. */
export interface RememberedMapping {
  readonly kind: string
  readonly header: readonly string[]
  readonly mapping: Mapping
  readonly formats?: Formats | undefined
  /** Answers to the kind's questions. */
  readonly answers?: Answers | undefined
  /** The edition for which the answers were given. */
  readonly editionId?: string | undefined
}

/** The id of a remembered mapping: the same for the same columns in any order, case and accents. */
export const headerKey = (kind: string, header: readonly string[]) => `${kind}-${rowHash(header.map(normalizeHeader).sort())}`

/** The share of columns that two headers must have in common for one mapping to fit both. */
const likeness = 0.6

/** The remembered mapping whose columns are most similar: it also fits with an extra or a missing column. */
export function closestMapping(kind: string, header: readonly string[], remembered: readonly RememberedMapping[]): RememberedMapping | undefined {
  const here = new Set(header.map(normalizeHeader))
  const scored = remembered
    .filter(r => r.kind === kind)
    .map(r => {
      const there = new Set(r.header.map(normalizeHeader))
      const common = [...there].filter(word => here.has(word)).length
      return { r, share: common / new Set([...here, ...there]).size }
    })
    .filter(({ share }) => share >= likeness)
    .sort((a, b) => b.share - a.share)
  return scored[0]?.r
}

/** The answers that hold for another file with these columns, into this edition. */
export function rememberedAnswers(
  { questions = [] }: ImportKind,
  { answers = {}, editionId }: Pick<RememberedMapping, 'answers' | 'editionId'> = {},
  into: string | undefined,
): Answers {
  return Object.fromEntries(
    questions.flatMap(({ name, choices, holdsFor }) => {
      const answer = answers[name]
      const isChoice = answer === leaveOut || choices.some(({ value }) => value === answer)
      const holds = holdsFor === 'columns' || (holdsFor === 'edition' && editionId === into)
      return answer !== undefined && isChoice && holds ? [[name, answer]] : []
    }),
  )
}
