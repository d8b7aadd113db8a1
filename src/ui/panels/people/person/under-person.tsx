import type { people } from '../../../../domain/people/people.collection'
import { personNotes } from '../../../../domain/people/person-notes.collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { recordQuery } from '../../../queries/record.queries'
import type { UnderRecordProps } from '../../engine/panel-spec'
import ContactsForm from './contacts-form'
import { ImportedColumns } from './imported-columns'

/** Under the form of a person: how they are reached, and what imported files said besides. */
export default function UnderPerson(props: UnderRecordProps<typeof people>) {
  const notes = useLiveQuery(recordQuery(useApp(), personNotes, props.record.id))
  return (
    <>
      <ContactsForm {...props} />
      <ImportedColumns columns={notes?.extra ?? {}} />
    </>
  )
}
