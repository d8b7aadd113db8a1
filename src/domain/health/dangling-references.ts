import { documentId } from '../../ports/documents'
import { auditValues } from '../audit/audit.collection'
import { collectionNamed, collections } from '../collections'
import { chunked } from '../shared/chunked'
import { recordPages } from '../shared/records/all-records'
import type { Collection } from '../shared/records/collection'
import { isDocumentId } from '../shared/records/document-id'
import type { Records } from '../shared/records/records'
import { idsOf, type Reference, referencesOf } from '../shared/records/references'
import type { Check, Finding } from './finding'

/** Values that one query may contain. */
const idsPerQuery = 30

/** Records with a reference to a record that does not exist, by the references that the collections declare. */
export const danglingReferences: Check = async ({ records }) => {
  const existing = new ExistingIds(records)
  const findings: Finding[] = []
  // The audit's values are skipped: what they refer to may have been deleted since.
  for (const of of collections.filter(one => one !== auditValues)) {
    const references = referencesOf(of)
    if (references.length === 0) continue
    for await (const page of pagesOf(records, of))
      for (const reference of references) findings.push(...(await danglingIn(page, of, reference, existing)))
  }
  return findings
}

interface Stored {
  readonly id: string
  readonly editionId?: string
}

async function* pagesOf(records: Records, of: Collection): AsyncGenerator<readonly Stored[]> {
  if (of.path.includes('{')) yield await records.findEverywhere(of)
  else yield* recordPages(records, of)
}

async function danglingIn(page: readonly Stored[], of: Collection, reference: Reference, existing: ExistingIds): Promise<readonly Finding[]> {
  const to = collectionNamed(reference.to)!
  const named = page.flatMap(record => idsOf(record, reference).map(id => ({ record, id, edition: record.editionId ?? '-' })))
  const findings: Finding[] = []
  // A record under an edition belongs to the edition of the referring record.
  for (const edition of to.path.includes('{edition}') ? new Set(named.map(one => one.edition)) : [undefined]) {
    const some = edition === undefined ? named : named.filter(one => one.edition === edition)
    const there = await existing.among(
      to,
      edition ?? '-',
      some.map(({ id }) => id),
    )
    for (const { record, id } of some)
      if (!there.has(id))
        findings.push({
          record: `${of.path}/${record.id}`,
          note: `${of.title}: “${reference.label}” is ${id}, which is not in ${to.title}`,
          kind: 'danglingReference',
        })
  }
  return findings
}

/** Which records exist. Each is looked for once. */
class ExistingIds {
  private readonly known = new Map<string, { readonly asked: Set<string>; readonly there: Set<string> }>()

  constructor(private readonly records: Records) {}

  /** At least those of the given ids that exist. */
  async among(of: Collection, edition: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const place = `${of.path} ${edition}`
    const { asked, there } = this.known.get(place) ?? { asked: new Set<string>(), there: new Set<string>() }
    this.known.set(place, { asked, there })
    const fresh = [...new Set(ids)].filter(id => !asked.has(id) && isDocumentId(id))
    for (const some of chunked(fresh, idsPerQuery)) {
      for (const { id } of await this.records.find(of, { params: { edition }, where: [[documentId, 'in', some]] })) there.add(id)
      for (const id of some) asked.add(id)
    }
    return there
  }
}
