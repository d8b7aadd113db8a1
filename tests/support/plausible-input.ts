import * as v from 'valibot'

interface Schema extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Schema>>
  readonly options?: readonly unknown[]
  readonly wrapped?: Schema
  readonly item?: Schema
  readonly items?: readonly Schema[]
  readonly literal?: unknown
}

/** Every text pattern of the inputs matches one of these. None is the id of a stored record. */
const guesses = [
  'nobody',
  'nobody@post.example',
  '2027',
  '2027-10-16',
  '2027-10-16T11:00',
  '2027-10-16T11:00:00.000Z',
  '11:00',
  '00000000-0000-4000-8000-000000000000',
  'https://nobody.example',
  '/nobody',
  'nobody-nobody-nobody-nobody-nobody-nobody',
  'a'.repeat(64),
  1,
  2027,
  0,
  '',
]
const skipped = ['optional', 'exact_optional', 'nullish', 'undefinedable']

/**
 * The shortest input that a schema accepts: from `known` by field name, otherwise ids that do not exist. `undefined` if the schema asks for
 * more.
 */
export function plausibleInput(schema: v.GenericSchema, known: Readonly<Record<string, unknown>> = {}): unknown {
  const value = draft(schema as Schema, known)
  return v.safeParse(schema, value).success ? value : undefined
}

function draft(schema: Schema, known: Readonly<Record<string, unknown>>, name = ''): unknown {
  const { type, entries, options, wrapped, item, items, literal } = schema
  if (type === 'boolean') return false
  if (type === 'literal') return literal
  if (type === 'picklist' || type === 'enum') return options?.[0]
  if (type === 'union' || type === 'variant')
    return (options as readonly Schema[])
      .map(one => draft(one, known, name))
      .find((one, i) => v.safeParse((options as readonly Schema[])[i]!, one).success)
  if (type === 'nullable' || skipped.includes(type)) return wrapped && draft(wrapped, known, name)
  if (type === 'tuple' || type === 'strict_tuple') return items?.map(one => draft(one, known, name))
  if (type === 'record') return {}
  // A lazy item, such as a block of rich text, may contain itself.
  if (type === 'array') return v.safeParse(schema, []).success && (item === undefined || item.type === 'lazy') ? [] : [draft(item!, known, name)]
  if (entries)
    return Object.fromEntries(
      Object.entries(entries).flatMap(([field, one]) => (skipped.includes(one.type) ? [] : [[field, draft(one, known, field)]])),
    )
  return [known[name], ...guesses].find(guess => v.safeParse(schema, guess).success)
}
