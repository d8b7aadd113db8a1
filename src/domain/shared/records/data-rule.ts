import type { Field, FieldMap } from './fields'

/**
 * What security rules can check of a value that a client writes, derived from its field: types, limits and shapes. The local backend's gate
 * and the generated rules share this table. Forms check more: whether a calendar day or a time zone exists is checked by the schema alone.
 * Patterns match the whole text and mean the same in RE2 and JavaScript.
 */
export type DataRule =
  | { readonly is: 'text'; readonly min: number; readonly max: number }
  /** `max` is set if the pattern does not bound the length. */
  | { readonly is: 'pattern'; readonly pattern: string; readonly max?: number }
  | { readonly is: 'number'; readonly min: number; readonly max: number; readonly whole: boolean }
  | { readonly is: 'boolean' | 'instant' }
  | { readonly is: 'choice'; readonly choices: readonly string[] }
  | { readonly is: 'list'; readonly of: DataRule; readonly max: number }
  | { readonly is: 'map'; readonly entries: DataRules }
  /** Written by callables only, so rules cannot check it: a client leaves it unchanged, and creates it absent or as an empty list. */
  | { readonly is: 'closed'; readonly list: boolean }

export type DataRules = Readonly<Record<string, { readonly rule: DataRule; readonly optional: boolean }>>

/** Rules have no loops, so each list entry needs its own check, and a request may evaluate at most 1,000 expressions. */
const longestList = 10

const pattern = (written: string): DataRule => ({ is: 'pattern', pattern: written })

export function dataRuleOf(field: Field): DataRule {
  switch (field.kind) {
    case 'text':
    case 'longText':
      return { is: 'text', min: field.min ?? 0, max: field.max ?? 0 }
    // A document id. One pattern costs a request fewer expressions than checking type and size separately.
    case 'reference':
      return pattern(`[^/]{${field.min},${field.max}}`)
    case 'email':
      return { is: 'pattern', pattern: '[^@ ]+@[^@ ]+[.][^@ ]+', max: field.max ?? 0 }
    case 'url':
      return { is: 'pattern', pattern: '[hH][tT][tT][pP][sS]?://[^ ]+', max: field.max ?? 0 }
    case 'localDate':
      return pattern('[0-9]{4}-[0-9]{2}-[0-9]{2}')
    case 'localTime':
      return pattern('[0-9]{2}:[0-9]{2}')
    case 'localDateTime':
      return pattern('[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}')
    case 'zone':
      return pattern('[A-Za-z0-9_+/-]{1,64}')
    case 'number':
      // Every number has a range, which excludes NaN and the infinities.
      return {
        is: 'number',
        min: field.min ?? Number.MIN_SAFE_INTEGER,
        max: field.max ?? Number.MAX_SAFE_INTEGER,
        whole: field.integer === true,
      }
    case 'money':
      return {
        is: 'map',
        entries: {
          cents: { rule: { is: 'number', min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER, whole: true }, optional: false },
          cur: { rule: { is: 'choice', choices: ['usd'] }, optional: false },
        },
      }
    case 'boolean':
    case 'instant':
      return { is: field.kind }
    case 'choice':
      return { is: 'choice', choices: field.choices ?? [] }
    case 'map': {
      const entries = dataRulesOf(field.fields ?? {})
      return Object.values(entries).some(({ rule }) => rule.is === 'closed') ? { is: 'closed', list: false } : { is: 'map', entries }
    }
    case 'list': {
      const of = dataRuleOf(field.of!)
      const isShort = (field.max ?? 0) <= longestList
      const isFlat = of.is !== 'closed' && of.is !== 'list' && of.is !== 'map'
      return of.is === 'choice' || (isFlat && isShort) ? { is: 'list', of, max: field.max ?? 0 } : { is: 'closed', list: true }
    }
    case 'richText':
    case 'json':
      return { is: 'closed', list: false }
  }
}

export const dataRulesOf = (fields: FieldMap): DataRules =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { rule: dataRuleOf(field), optional: field.optional === true }]))
