import { useMemo } from 'react'
import { campaigns } from '../../../../domain/giving/campaigns.collection'
import { donations } from '../../../../domain/giving/donations.collection'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { recordsQuery } from '../../../queries/record.queries'
import type { MadeColumn } from '../../engine/panel-spec'
import { useDonorNames } from './donor-input'

type Gift = StoredOf<typeof donations>

/** A gift with the names of who gave it and of what it is for. */
export interface GiftRow extends Gift {
  readonly donor?: string
  readonly cause?: string
}

type Shown = Partial<GiftRow> & { readonly id: string }

/** The names that a table joins to the records. */
export const donorColumn: MadeColumn<Shown> = { name: 'donor', label: 'Donor', value: ({ donor }) => donor }
export const causeColumn: MadeColumn<Shown> = { name: 'cause', label: 'For', value: ({ cause }) => cause }
/** Money, or what was given instead. */
export const goodsColumn: MadeColumn<Shown> = { name: 'goods', label: 'Goods', value: ({ inKind }) => inKind?.description }

/** Titles of campaigns and funds by their ids. */
export function useCauseTitles(): (id: string | undefined) => string | undefined {
  const all = useLiveQuery(recordsQuery(useApp(), campaigns))
  const titles = new Map(all.map(({ id, title }) => [id, title]))
  return id => (id === undefined ? undefined : (titles.get(id) ?? 'Deleted campaign'))
}

/** All gifts that `isShown`, by name. */
export function useGifts(isShown: (gift: Gift) => boolean): readonly GiftRow[] {
  const gifts = useLiveQuery(recordsQuery(useApp(), donations))
  const [nameOf, titleOf] = [useDonorNames(), useCauseTitles()]
  const rows = gifts.filter(isShown).map((gift): GiftRow => {
    const cause = titleOf(gift.campaignId ?? gift.fundId)
    return { ...gift, donor: nameOf(gift.personId), ...(cause !== undefined && { cause }) }
  })
  // The rows of a query are new when one of them is.
  const key = JSON.stringify(rows.map(({ id, rev, donor, cause }) => [id, rev, donor, cause]))
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the key names the rows wholly
  return useMemo(() => rows, [key])
}
