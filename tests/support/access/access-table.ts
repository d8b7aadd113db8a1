import type { Act } from '../../../src/domain/shared/records/policy'
import type { Fields, Where } from '../../../src/ports/documents'
import { everyone, type PersonKey, staffKeys } from './access-persons'
import type { AccessRow, Who } from './access-row'
import { artAndMembershipAccess } from './art-and-membership'
import { eventsAndContentAccess } from './events-and-content'
import { guideAccess } from './guide'
import { juryAccess } from './jury'
import { mailAndOperationsAccess } from './mail-and-operations'
import { moneyAccess } from './money'
import { peopleAccess } from './people'

export { type PersonKey, persons } from './access-persons'

/** The column R/W of the product's specification, written by hand from the specification, independent of the code. */
export const accessRows: readonly AccessRow[] = [
  ...peopleAccess,
  ...artAndMembershipAccess,
  ...moneyAccess,
  ...guideAccess,
  ...juryAccess,
  ...eventsAndContentAccess,
  ...mailAndOperationsAccess,
]

/** One attempt and the right verdict. */
export interface AccessCase {
  readonly what: string
  readonly person: PersonKey
  readonly act: Act
  readonly collection: string
  readonly id: string
  /** The document before, without stamps; absent for a creation. */
  readonly before?: Fields
  /** The document after a creation or an update. */
  readonly after?: Fields
  /** The conditions of a list. */
  readonly where?: readonly Where[]
  readonly allowed: boolean
}

const named = (who: Who): ReadonlySet<string> =>
  new Set(who.split(' ').flatMap(name => (name === 'everyone' ? everyone : name === 'staff' ? staffKeys : name)))

type Question = Omit<AccessCase, 'person' | 'allowed' | 'collection' | 'id'>

function casesOf(row: AccessRow): AccessCase[] {
  const { collection, id, fields, list, update = [] } = row
  const state = fields['status'] === undefined ? '' : ` (${String(fields['status'])})`
  const each = (who: Who, question: Question): AccessCase[] => {
    const allowed = named(who)
    return everyone.map(person => ({ ...question, collection, id, person, allowed: allowed.has(person) }))
  }
  const what = `${collection}/${id}${state}`
  return [
    ...each(row.get, { what: `get ${what}`, act: 'get', before: fields }),
    ...list.flatMap(([where, who]) => each(who, { what: `list ${collection} where ${JSON.stringify(where)}`, act: 'list', where })),
    ...each(row.create ?? '', { what: `create ${what}`, act: 'create', after: fields }),
    ...update.flatMap(([change, who]) =>
      each(who, { what: `update ${what} ${JSON.stringify(change)}`, act: 'update', before: fields, after: { ...fields, ...change } }),
    ),
    ...each(row.delete ?? '', { what: `delete ${what}`, act: 'delete', before: fields }),
  ]
}

/** Every row × act × person. */
export const accessTable: readonly AccessCase[] = accessRows.flatMap(casesOf)
