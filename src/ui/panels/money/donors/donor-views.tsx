import { useSearchParams } from 'react-router-dom'
import type { Donor } from '../../../../domain/shop/gifts/list-donors.contract'
import { counted } from '../../../kit/counted'
import { moneyOf } from '../../../kit/format-money'
import { ViewLinks } from '../../engine/views/view-links'

const texts: Readonly<Record<Donor['state'], string>> = {
  thisYear: 'This fiscal year',
  lybunt: 'Last year, not this year',
  sybunt: 'An earlier year, not since',
  credited: 'Nothing themselves',
}

/** When the donor last gave. */
export const stateText = ({ state }: Donor): string => texts[state]

const views = [
  ['', 'Everybody'],
  [texts.lybunt, 'Gave last year, not this year'],
  [texts.sybunt, 'Gave earlier, not since'],
] as const

/** This fiscal year's income, and whom to ask again. */
export function DonorViews({ rows }: { readonly rows: readonly Donor[] }) {
  const shown = useSearchParams()[0].get('f.state') ?? ''
  const given = rows.filter(({ state }) => state === 'thisYear')
  const cents = given.reduce((sum, { thisYearCents }) => sum + thisYearCents, 0)
  return (
    <>
      <p>
        {counted(given.length, 'donor')} gave {moneyOf({ cents })} this fiscal year.
      </p>
      <ViewLinks
        label="Who gave when"
        links={views.map(([filter, label]) => ({
          to: filter === '' ? '?' : `?${new URLSearchParams({ 'f.state': filter })}`,
          label,
          isHere: filter === shown,
        }))}
      />
    </>
  )
}
