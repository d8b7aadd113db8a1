import type { Collection } from './collection'
import type { Field, Privacy } from './fields'

/**
 * The privacy of a field: its own declaration, else its record's if it can hold text or numbers. References, choices, flags, dates and money
 * are impersonal by default; an email address never is. An undeclared field is secret.
 */
export function privacyOf({ fields, privacy }: Pick<Collection, 'fields' | 'privacy'>, name: string): Privacy {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!field) return 'secret'
  if (field.privacy) return field.privacy
  if (privacy === 'impersonal') return holds(field, ['email']) ? 'personal' : 'impersonal'
  return holds(field, ['text', 'longText', 'email', 'url', 'number', 'richText', 'json']) ? privacy : 'impersonal'
}

/**
 * The privacy of a former value, which outlives its record: as `privacyOf`, but every value that erasure removes is personal, even if it was
 * public.
 */
export function formerPrivacyOf(of: Pick<Collection, 'fields' | 'privacy' | 'whenForgotten'>, name: string): Privacy {
  const privacy = privacyOf(of, name)
  const field = of.fields[name]
  if (privacy !== 'impersonal' || !field) return privacy
  const goes = field.whenForgotten !== undefined || (of.whenForgotten === 'delete' && holds(field, ['text', 'longText', 'url', 'richText', 'json']))
  return goes ? 'personal' : 'impersonal'
}

/** Stamps of a record that say nothing about people. */
const plainStamps: readonly string[] = ['createdAt', 'updatedAt', 'rev', 'schema']

/**
 * Whether a file with these columns identifies people. Ids count, because they lead to a person, and so do columns that are computed for the
 * records of people, such as the name of a member: nobody has declared what they hold.
 */
export function isPersonal(of: Pick<Collection, 'fields' | 'privacy'>, columns: readonly string[]): boolean {
  const concernsPeople = of.privacy !== 'impersonal' || Object.values(of.fields).some(({ to }) => to === 'people')
  return columns.some(column => {
    const [name = ''] = column.split('.')
    if (!Object.hasOwn(of.fields, name)) return concernsPeople && !plainStamps.includes(name)
    return privacyOf(of, name) !== 'impersonal' || of.fields[name]?.to === 'people'
  })
}

/** Whether the field, or a field inside it, is of one of these kinds. */
const holds = (field: Field, kinds: readonly Field['kind'][]): boolean =>
  kinds.includes(field.kind) || (field.of !== undefined && holds(field.of, kinds)) || Object.values(field.fields ?? {}).some(one => holds(one, kinds))
