import { Anchor } from '../../kit/anchor'
import { type CalendarAddress, type CalendarView, writeCalendarAddress } from './calendar-address'
import css from './view-switch.module.css'

const views: readonly { readonly view: CalendarView; readonly label: string }[] = [
  { view: 'agenda', label: 'Agenda' },
  { view: 'week', label: 'Week' },
  { view: 'month', label: 'Month' },
  { view: 'map', label: 'Map' },
  { view: 'past', label: 'Past' },
]

/** The views of the calendar; each has its own address. */
export const ViewSwitch = ({ address }: { readonly address: CalendarAddress }) => (
  <nav className={css.switch} aria-label="Calendar views">
    {views.map(({ view, label }) => (
      <Anchor key={view} to={`/calendar${writeCalendarAddress({ ...address, view })}`} aria-current={view === address.view ? 'page' : undefined}>
        {label}
      </Anchor>
    ))}
  </nav>
)
