import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listDonors } from '../../../../domain/shop/gifts/list-donors.contract'
import { useApp } from '../../../app-services/app-context'
import { usePanelContext } from '../../engine/use-panel-context'
import { donorQueries } from '../../money/donors/donor.queries'
import type { MemberRow } from './member-row'

/** The gifts of members by person id, for staff who may read sums of gifts. The table does not wait for them. */
export function useGiftSums(): ReadonlyMap<string, MemberRow['gifts']> {
  const app = useApp()
  const { may } = usePanelContext()
  const { data: donors } = useQuery({ ...donorQueries(app).donors(), enabled: may(listDonors.access) })
  return useMemo(() => new Map((donors ?? []).map(donor => [donor.id, donor])), [donors])
}
