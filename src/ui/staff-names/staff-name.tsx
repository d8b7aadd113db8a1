import { type ReactNode, Suspense } from 'react'
import { roleGrants } from '../../domain/accounts/roles/role-grants.collection'
import { staffNames } from '../../domain/records/staff-names'
import { useApp, useLiveQuery } from '../app-services/app-context'
import { recordsQuery } from '../queries/record.queries'

interface StaffNameProps {
  readonly id: string
  /** Shown for somebody who never was staff; by default the id. */
  readonly otherwise?: ReactNode
}

/** Who did something in the office, by name: of staff, former ones too, everybody in the office may know it. Nothing around it waits for the name. */
export default function StaffName(props: StaffNameProps) {
  return (
    <Suspense fallback="">
      <Name {...props} />
    </Suspense>
  )
}

function Name({ id, otherwise = id }: StaffNameProps) {
  const grants = useLiveQuery(recordsQuery(useApp(), roleGrants))
  return staffNames(grants).get(id) ?? otherwise
}
