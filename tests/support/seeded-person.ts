import { terms } from '../../src/domain/memberships/memberships.collection'
import { personReferences } from '../../src/domain/merging/person-references'
import { type Collection, pathOf } from '../../src/domain/shared/records/collection'
import type { Field, FieldMap } from '../../src/domain/shared/records/fields'
import { privacyOf } from '../../src/domain/shared/records/privacy-of-field'
import { payments } from '../../src/domain/shop/payments.collection'

/** Words that only the seeded person's values contain. Random ids cannot contain them, because ids have no hyphens. */
export const words = { name: 'Zyx-ana Zyx-ruiz', email: 'zyx-ana@forget.example', file: 'zyx-ana' } as const
export const mention = /zyx-/i

/** Ids of seeded records without an owner, so that every reference leads to an existing record. */
const id = 'seed'

export interface Seed {
  readonly path: string
  readonly id: string
  readonly params: Readonly<Record<string, string>>
  readonly data: Readonly<Record<string, unknown>>
  /** Paths of files that the record names. */
  readonly files: readonly string[]
}

/**
 * A record that belongs to this person by everything that the collection declares, with the person's words in every field that is not
 * impersonal or declares what it becomes when its person is forgotten.
 */
export function seedOf(of: Collection, personId: string, now: Date): Seed {
  const params = Object.fromEntries([...of.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, id]))
  const files: string[] = []
  const isNamed = (name: string) =>
    of.whenForgotten === 'delete' || privacyOf(of, name) !== 'impersonal' || of.fields[name]?.whenForgotten !== undefined
  const data = Object.fromEntries(
    Object.entries(of.fields).map(([name, field]) => {
      if (field.filesIn === undefined) return [name, valueOf(field, { personId, now, isNamed: isNamed(name) })]
      const file = `${field.filesIn}/${words.file}-${of.path.replaceAll('/', '-')}.pdf`
      files.push(file)
      return [name, field.kind === 'list' ? [file] : file]
    }),
  )
  if ('deletedAt' in of.fields) delete data['deletedAt']
  // A job would try to make a pending refund, which the simulated provider does not know.
  if (of === payments) data['status'] = 'succeeded'
  // A job gives a membership the level that its term names as `{membership}/{level}`.
  if (of === terms) data['level'] = `${id}/plain`
  return { path: pathOf(of, params), id: of.idOf === 'people' ? personId : id, params, data, files }
}

/** Whether a collection's records can be somebody's own. */
export const hasOwner = (of: Collection) =>
  of.idOf !== undefined ||
  personReferences(of).length > 0 ||
  Object.values(of.fields).some(({ tellsWhose, belongsWith }) => tellsWhose || belongsWith)

interface Filling {
  readonly personId: string
  readonly now: Date
  readonly isNamed: boolean
}

function valueOf(field: Field, filling: Filling): unknown {
  const { kind, min = 0, max = 100, choices, of, fields } = field
  const word = filling.isNamed ? words.name : 'plain'
  if (field.to !== undefined) return referenceTo(field, field.to, filling)
  switch (kind) {
    case 'text':
    case 'longText':
      return word.slice(0, max)
    case 'email':
      return words.email
    case 'url':
      return `https://${word.split(' ')[0]!.toLowerCase()}.example/`
    case 'number':
      return Math.max(min, 1)
    case 'boolean':
      return true
    case 'choice':
      return choices![0]
    case 'instant':
      return filling.now
    case 'localDate':
      return '2027-01-02'
    case 'localTime':
      return '10:00'
    case 'localDateTime':
      return '2027-01-02T10:00'
    case 'zone':
      return 'America/Los_Angeles'
    case 'money':
      return { cents: 100, cur: 'usd' }
    case 'richText':
      return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: word }] }] }
    case 'json':
      return { said: word }
    case 'list':
      return [valueOf({ ...of!, ...(field.isActor && { isActor: true }) }, filling)]
    case 'map':
      return mapOf(fields!, filling)
    case 'reference':
      return id
  }
}

const mapOf = (fields: FieldMap, filling: Filling) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field, filling)]))

function referenceTo({ kind, isActor }: Field, to: string, { personId }: Filling): unknown {
  const one = to !== 'people' && to !== 'artists' ? id : isActor ? 'p-staff' : personId
  return kind === 'list' ? [one] : one
}
