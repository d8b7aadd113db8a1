import type { HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import type { Collection, StoredOf } from '../../shared/records/collection'
import { RuleBroken, recordOvertaken } from '../../shared/records/rule-broken'
import { editionAt } from '../edition-at'
import { editions } from '../editions.collection'
import type { prices } from '../price-tables.collection'
import type { Activation } from './price-version-inputs'

/** The records of such a collection are the versions of an edition's prices: at most one is a draft, one is active, and a used one never changes. */
type Versions = Collection<Pick<(typeof prices)['fields'], 'version' | 'status'>>
/** For the rest of its fields the caller's types vouch; they are checked against the collection's own schema when they are written. */
const versionsOf = (of: Collection) => of as unknown as Versions

type Edition = StoredOf<typeof editions>

interface Draft {
  readonly editionId: string
  /** `rev` of the draft that is changed; absent if there was no draft. */
  readonly seen: number | undefined
  readonly table: object
  /** Throws where the table cannot be used in the edition. */
  readonly check: (edition: Edition) => void
}

/**
 * Changes the current draft, or creates one as the next version. Throws `edition-missing`, and `record-overtaken` if `seen` is not the draft’s `rev`
 * or a newer version exists.
 */
export async function saveDraft(context: HandlerContext, of: Collection, { editionId, seen, table, check }: Draft) {
  const collection = versionsOf(of)
  const params = { edition: editionId }
  return context.once(
    async (within, versions) => {
      const edition = await editionAt(within, editionId)
      check(edition)
      const last = Math.max(0, ...versions.map(({ version }) => version))
      const [stored, next] = await Promise.all([
        last > 0 ? within.get(collection, String(last), params) : undefined,
        // Read in the transaction, so that two who save at once do not make two versions.
        within.get(collection, String(last + 1), params),
      ])
      const draft = stored?.status === 'draft' ? stored : undefined
      if (next || draft?.rev !== seen) throw recordOvertaken(next ?? draft)
      if (draft) {
        within.change(collection, draft, table, params)
        return { version: draft.version }
      }
      within.create(collection, String(last + 1), { ...table, version: last + 1, status: 'draft' }, params)
      return { version: last + 1 }
    },
    () => context.records.find(collection, { params }),
  )
}

/**
 * Makes the draft the version in effect and supersedes the one before. `check` is given the draft anew, because the edition may have changed
 * since it was saved.
 */
export async function activateDraft<C extends Collection>(
  context: HandlerContext,
  of: C,
  { editionId, version, rev }: Activation,
  check: (edition: Edition, draft: StoredOf<C>) => void,
) {
  const collection = versionsOf(of)
  const params = { edition: editionId }
  return context.once(
    async (within, versions) => {
      const [edition, draft, ...others] = await Promise.all([
        within.get(editions, editionId),
        within.get(collection, String(version), params),
        ...versions.filter(one => one.version !== version).map(({ id }) => within.get(collection, id, params)),
      ])
      if (!edition) throw new RuleBroken('edition-missing', { editionId })
      if (!draft) throw new Refused('not-found', String(version))
      if (draft.rev !== rev) throw recordOvertaken(draft)
      check(edition, draft as unknown as StoredOf<C>)
      within.move(collection, draft, 'activate', {}, params)
      for (const other of others) if (other?.status === 'active') within.move(collection, other, 'supersede', {}, params)
      return {}
    },
    () => context.records.find(collection, { params }),
  )
}
