import { monthsOfGiving, recurringCents } from '../../../../domain/giving/monthly/monthly-giving-figures'
import { moneyOf } from '../../../kit/format-money'
import { monthText } from '../../../kit/time/format-time'
import { customPanel } from '../../engine/custom-panel'
import { Figure } from '../../engine/figures/figure'
import { useOfficeToday } from '../../engine/use-office-today'
import { useMonthlyGifts } from './monthly-table-options'

/** How many monthly gifts started and ended in the last year. */
export default customPanel(MonthlyMonths)

function MonthlyMonths() {
  const gifts = useMonthlyGifts()
  const months = monthsOfGiving(gifts, useOfficeToday())
  return (
    <Figure
      title="Monthly gifts, month by month"
      lead={`Monthly gifts bring in ${moneyOf({ cents: recurringCents(gifts) })} a month now. “Lost” is the share of givers at the start of a month who stopped during it.`}
      fileName="monthly-gifts"
      table={{
        columns: [{ label: 'Month', isText: true }, { label: 'Began' }, { label: 'Ended' }, { label: 'Continuing' }, { label: 'Lost' }],
        rows: months.map(({ month, started, ended, going, lost }) => [
          monthText(month),
          started,
          ended,
          going,
          lost === undefined ? '' : `${Math.round(lost * 100)}%`,
        ]),
      }}
    />
  )
}
