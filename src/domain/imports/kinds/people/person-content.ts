import { people } from '../../../people/people'
import type { personNotes } from '../../../people/person-notes'
import type { DataOf } from '../../../shared/records/collection'
import { contentHash } from '../../cells/content-hash'

/** Names what somebody would have to edit to make a person another than the import left. */
export const personContent = (person: Partial<DataOf<typeof people>>, { note, extra }: Partial<DataOf<typeof personNotes>> = {}) =>
  contentHash({ person: Object.fromEntries(Object.entries(person).filter(([name]) => Object.hasOwn(people.fields, name))), note: note ?? '', extra })
