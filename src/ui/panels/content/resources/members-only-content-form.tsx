import { Suspense, useState } from 'react'
import { resourceFolders } from '../../../../domain/resources/resource-folders'
import { membersPartId, resourceMembersParts } from '../../../../domain/resources/resources.collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { DocumentFileInput } from '../../../document-upload/document-file-input'
import type { FieldInputProps } from '../../../forms/field-input-props'
import { Button } from '../../../kit/button'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { recordQuery } from '../../../queries/record.queries'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'
import { RecordForm } from '../../engine/record/record-form'
import css from './resources.module.css'

/** A separate form: the fields above are public, these are for members only. */
export function MembersOnlyContentForm({ id }: { readonly id: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby="members-part" className={css.members}>
      <h3 id="members-part">For members only</h3>
      <p className={css.quiet}>Everybody can read the fields above. Only members can read these.</p>
      <Suspense fallback={<Skeleton lines={3} height="34px" />}>
        {isOpen ? <Form id={id} onClose={() => setOpen(false)} /> : <Closed id={id} onOpen={() => setOpen(true)} />}
      </Suspense>
    </section>
  )
}

const partQuery = (app: ReturnType<typeof useApp>, id: string) => recordQuery(app, resourceMembersParts, membersPartId, { entry: id })

function Closed({ id, onOpen }: { readonly id: string; readonly onOpen: () => void }) {
  const part = useLiveQuery(partQuery(useApp(), id))
  const isEmpty = !part?.body && !part?.link && !part?.file
  return (
    <div className={css.row}>
      {isEmpty && <p>Nothing here yet. Members see an empty part.</p>}
      <Button onClick={onOpen}>{isEmpty ? 'Add content' : 'Edit content'}</Button>
    </div>
  )
}

function Form({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const part = useLiveQuery(partQuery(useApp(), id))
  const outcome = useOutcome()
  return (
    <>
      <OutcomeLine outcome={outcome} />
      <RecordForm
        key={part ? 'known' : 'new'}
        of={resourceMembersParts}
        spec={{ columns: [], find: { params: { entry: id } }, form: ['body', 'file', 'link'], inputs: { file: MembersFileInput } }}
        id={membersPartId}
        record={part ?? undefined}
        begin={{}}
        outcome={outcome}
        onShow={shown => shown === undefined && onClose()}
      />
    </>
  )
}

const MembersFileInput = (props: FieldInputProps) => <DocumentFileInput {...props} folder={resourceFolders.members} />
