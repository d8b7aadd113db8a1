import type { Donor } from '../../../../domain/shop/gifts/list-donors.contract'
import { moneyOf } from '../../../kit/format-money'
import { Link } from '../../../routing/link'
import type { MadeColumn } from '../../engine/panel-spec'
import { reportPanel } from '../../engine/report-panel'
import { donorQueries } from './donor.queries'
import { DonorViews, stateText } from './donor-views'

const money = (name: string, label: string, cents: (donor: Donor) => number, width = 160): MadeColumn<Donor> => ({
  name,
  label,
  kind: 'number',
  value: donor => cents(donor) / 100,
  draw: donor => (cents(donor) === 0 ? '' : moneyOf({ cents: cents(donor) })),
  width,
})

/** Everybody who gave or pledged, with levels; views show who gave in earlier years but not since. */
export default reportPanel(app => donorQueries(app).donors(), {
  columns: [
    { name: 'name', label: 'Donor', value: ({ name }) => name },
    money('thisYear', 'This fiscal year', ({ thisYearCents }) => thisYearCents),
    money('lastYear', 'Last fiscal year', ({ lastYearCents }) => lastYearCents),
    money('ever', 'Ever', ({ everCents }) => everCents),
    { name: 'lastOn', label: 'Last gift', value: ({ lastOn }) => lastOn, width: 124 },
    { name: 'level', label: 'Level', value: ({ level }) => level, width: 112 },
    { name: 'state', label: 'Gave', value: stateText, width: 240 },
    money('soft', 'Others gave this fiscal year', ({ softThisYearCents }) => softThisYearCents, 236),
    money('softEver', 'Others gave ever', ({ softEverCents }) => softEverCents, 160),
    money('promised', 'Still promised', ({ promisedCents }) => promisedCents),
    { name: 'gifts', label: 'Gifts', kind: 'number', value: ({ gifts }) => gifts, width: 80 },
    { name: 'email', label: 'Email', value: ({ email }) => email, width: 220 },
  ],
  sort: '-thisYear',
  filters: ['level', 'state', 'thisYear', 'lastYear', 'ever'],
  facts: ['email', 'thisYear', 'lastYear', 'ever', 'lastOn', 'level', 'state', 'soft', 'softEver', 'promised', 'gifts'],
  actions: [{ label: 'Show their gifts', on: 'one', to: ({ name }) => `?view=gifts&q=${encodeURIComponent(name)}` }],
  above: DonorViews,
  empty: 'No donors yet',
  start: <Link to="/cpanel/donorbackend?view=entry">Enter the first gifts</Link>,
})
