import { useMemo } from 'react'
import { campaigns } from '../../../../domain/giving/campaigns.collection'
import { donations } from '../../../../domain/giving/donations.collection'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { recordsQuery } from '../../../queries/record.queries'
import type { MadeColumn } from '../../engine/panel-spec'
import { useDonorNames } from './donor-input'

type Gift = StoredOf<typeof donations>

/** A gift with the names of its donor and its campaign or fund. */
export interface GiftRow extends Gift {
  readonly donor?: string
  readonly cause?: string | undefined
}

type Shown = Partial<GiftRow> & { readonly id: string }

/** Columns with joined names. */
export const donorColumn: MadeColumn<Shown> = { name: 'donor', label: 'Donor', value: ({ donor }) => donor }
export const causeColumn: MadeColumn<Shown> = { name: 'cause', label: 'For', value: ({ cause }) => cause }
/** The donated goods, if it is not money. */
export const goodsColumn: MadeColumn<Shown> = { name: 'goods', label: 'Goods', value: ({ inKind }) => inKind?.description }

/** Titles of campaigns and funds by their ids. */
export function useCauseTitles(): ReadonlyMap<string, string> {
  const all = useLiveQuery(recordsQuery(useApp(), campaigns))
  return useMemo(() => new Map(all.map(({ id, title }) => [id, title])), [all])
}

/** All gifts that `isShown` accepts, with names. */
export function useGifts(isShown: (gift: Gift) => boolean): readonly GiftRow[] {
  const gifts = useLiveQuery(recordsQuery(useApp(), donations))
  const [names, titles] = [useDonorNames(), useCauseTitles()]
  return useMemo(() => {
    const titleOf = ({ campaignId, fundId = '' }: Gift) => titles.get(campaignId ?? fundId)
    return gifts.filter(isShown).map((gift): GiftRow => ({ ...gift, donor: names.get(gift.personId) ?? '…', cause: titleOf(gift) }))
  }, [gifts, names, titles, isShown])
}
