import { type Act, type Rule, scopeLetter, stampNames } from '../../src/domain/shared/records/policy'

/** The stored document. The caller's functions are defined in the same file, and `id` is the wildcard of the match. */
const stored = 'resource.data'
const written = 'request.resource.data'

/** The documents that a rule must hold for, by act: an update must be allowed before and after. */
const subjects: Record<Act, readonly string[]> = {
  get: [stored],
  list: [stored],
  create: [written],
  update: [stored, written],
  delete: [stored],
}

/** Whether another condition of the same update makes sure that a field stays unchanged. */
export type Stays = (field: string) => boolean

/** A rule as a condition in the language of the security rules; `'true'` for everybody and `'false'` for nobody. */
export function conditionOf(rule: Rule, act: Act, stays: Stays = () => false): string {
  const each = (field: string, test: (value: string) => string) => named(field, act, stays, test)
  switch (rule.is) {
    case 'anyone':
      return 'true'
    case 'nobody':
      return 'false'
    case 'signedIn':
      return 'signedIn()'
    case 'role':
      return { admin: 'isAdmin()', superadmin: 'isSuperadmin()', juror: 'isJuror()', volunteer: 'isVolunteer()' }[rule.role]
    case 'scope':
      return `hasScope(${text(scopeLetter[rule.scope])})`
    case 'owner':
      return each(rule.field, value => `${value} == pid()`)
    case 'contains':
      return each(rule.field, value => `pid() in ${value}`)
    case 'judges':
      return each(rule.field, value => `${value} in judged()`)
    case 'where':
      return each(rule.field, value => `${value} == ${literal(rule.equals)}`)
    case 'lacks':
      return act === 'update' ? (stays(rule.field) ? [stored] : subjects[act]).map(data => `!(${text(rule.field)} in ${data})`).join(' && ') : 'false'
    case 'changesOnly':
      return onlyChanges(rule.fields, act, stays)
    case 'any':
      return anyOf(withOneScope(rule.rules).map(one => (typeof one === 'string' ? one : conditionOf(one, act, stays))))
    case 'all':
      return allOf(rule.rules.map(one => conditionOf(one, act, field => stays(field) || isKept(rule.rules, field))))
  }
}

/** Several scopes as one condition: each call of the function would cost its expressions again. */
function withOneScope(rules: readonly Rule[]): readonly (Rule | string)[] {
  const letters = rules.flatMap(one => (one.is === 'scope' ? [scopeLetter[one.scope]] : []))
  if (letters.length < 2) return rules
  return [`hasScope(${text(`[${letters.join('')}]`)})`, ...rules.filter(one => one.is !== 'scope')]
}

/** Whether one of these rules limits the change to other fields. */
const isKept = (rules: readonly Rule[], field: string) => rules.some(one => one.is === 'changesOnly' && !one.fields.includes(field))

/** `id` is the document's own id. A list does not know it: a query can prove only fields. */
function named(field: string, act: Act, stays: Stays, test: (value: string) => string): string {
  const asked = act === 'update' && stays(field) ? [stored] : subjects[act]
  if (field !== 'id') return asked.map(data => test(`${data}.${field}`)).join(' && ')
  return act === 'list' ? 'false' : test('id')
}

/** A rule may name a field that only callables change, because callables use the same rule; an update by a client may not change it. */
function onlyChanges(fields: readonly string[], act: Act, stays: Stays): string {
  if (act === 'update') {
    const open = fields.filter(field => !stays(field))
    return `${written}.diff(${stored}).affectedKeys().hasOnly(${texts([...open, 'updatedAt', 'updatedBy', 'rev', 'schema'])})`
  }
  if (act === 'create') return `${written}.keys().hasOnly(${texts([...fields, ...stampNames])})`
  throw new Error(`changesOnly is not for ${act}`)
}

/** The alternatives of `any`; in parentheses if other conditions follow. */
export function anyOf(arms: readonly string[]): string {
  if (arms.includes('true')) return 'true'
  const open = [...new Set(arms)].filter(arm => arm !== 'false')
  if (open.length < 2) return open[0] ?? 'false'
  return open.map(arm => (arm.includes(' && ') ? `(${arm})` : arm)).join(' || ')
}

export function allOf(parts: readonly string[]): string {
  if (parts.includes('false')) return 'false'
  const asked = [...new Set(parts)].filter(part => part !== 'true')
  if (asked.length < 2) return asked[0] ?? 'true'
  return asked.map(part => (isAlternative(part) ? `(${part})` : part)).join(' && ')
}

/** Whether there is an `||` outside all parentheses. */
function isAlternative(condition: string): boolean {
  let depth = 0
  for (let i = 0; i < condition.length; i++) {
    if (condition[i] === '(') depth++
    else if (condition[i] === ')') depth--
    else if (depth === 0 && condition.startsWith(' || ', i)) return true
  }
  return false
}

export const text = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
export const texts = (values: readonly string[]) => `[${values.map(text).join(', ')}]`
const literal = (value: string | number | boolean) => (typeof value === 'string' ? text(value) : String(value))
