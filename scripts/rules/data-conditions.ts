import type { DataRule, DataRules } from '../../src/domain/shared/records/data-rule'
import { text, texts } from './conditions'

/** A function may bind at most ten names. */
const maxBound = 10

/** Required lists that are checked place by place: with a name of their own, each mention of the list costs one expression less. */
export const listsToBind = (rules: DataRules): readonly string[] =>
  Object.entries(rules)
    .flatMap(([name, { rule, optional }]) => (rule.is === 'list' && rule.of.is !== 'choice' && !optional ? [name] : []))
    .slice(0, maxBound)

/** One condition for each declared field of a document, in the order of the declaration. `bound` are fields with a name of their own. */
export const dataConditions = (rules: DataRules, document: string, bound: readonly string[] = []): readonly string[] =>
  Object.entries(rules).flatMap(([name, { rule, optional }]) => {
    const condition = valueCondition(rule, bound.includes(name) ? name : `${document}.${name}`)
    if (condition === undefined) return []
    return [optional ? `(!(${text(name)} in ${document}) || (${condition}))` : condition]
  })

/** `undefined` if nothing can be checked. A missing field, or a type without the method, is an error and therefore refused. */
function valueCondition(rule: DataRule, value: string): string | undefined {
  switch (rule.is) {
    case 'text':
      return conjunction(`${value} is string`, ...(rule.min > 0 ? [`${value}.size() >= ${rule.min}`] : []), `${value}.size() <= ${rule.max}`)
    case 'pattern':
      // Only a text matches a pattern.
      return conjunction(...(rule.max === undefined ? [] : [`${value}.size() <= ${rule.max}`]), `${value}.matches(${text(rule.pattern)})`)
    case 'number':
      // Only a number is in a range; whether it is whole has to be checked separately.
      return conjunction(...(rule.whole ? [`${value} is int`] : []), ...rangeOf(rule, value))
    case 'boolean':
      return `${value} is bool`
    case 'instant':
      return `${value} is timestamp`
    case 'choice':
      return `${value} in ${texts(rule.choices)}`
    case 'list':
      if (rule.of.is === 'choice') return conjunction(`${value}.size() <= ${rule.max}`, `${value}.hasOnly(${texts(rule.of.choices)})`)
      return [conjunction(`${value} is list`, `${value}.size() <= ${rule.max}`), ...entryConditions(rule.of, value, rule.max)].join(
        '\n            && ',
      )
    case 'map':
      return conjunction(`${value}.keys().hasOnly(${texts(Object.keys(rule.entries))})`, ...dataConditions(rule.entries, value))
    case 'closed':
      return undefined
  }
}

/** An integer needs no outermost bounds. For other numbers they exclude NaN. */
function rangeOf({ min, max, whole }: Extract<DataRule, { is: 'number' }>, value: string): readonly string[] {
  const isOuter = (bound: number) => whole && !Number.isSafeInteger(bound + Math.sign(bound))
  return [...(isOuter(min) ? [] : [`${value} >= ${min}`]), ...(isOuter(max) ? [] : [`${value} <= ${max}`])]
}

/** The language has no loops: each index of a list is checked separately. */
const entryConditions = (of: DataRule, value: string, max: number): readonly string[] =>
  Array.from({ length: max }, (_, place) => `(${value}.size() <= ${place} || (${valueCondition(of, `${value}[${place}]`)}))`)

const conjunction = (...conditions: readonly string[]) => conditions.join(' && ')
