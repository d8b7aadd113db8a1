import { people } from '../../../people/people.collection'
import type { personNotes } from '../../../people/person-notes.collection'
import type { DataOf } from '../../../shared/records/collection'
import { contentHash } from '../../cells/content-hash'

/** A hash of the content whose change shows that somebody edited the person after the import. */
export const personContentHash = (person: Partial<DataOf<typeof people>>, { note, extra }: Partial<DataOf<typeof personNotes>> = {}) =>
  contentHash({ person: Object.fromEntries(Object.entries(person).filter(([name]) => Object.hasOwn(people.fields, name))), note: note ?? '', extra })
