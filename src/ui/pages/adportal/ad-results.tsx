import { adQueries } from '../../ads/ad.queries'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { counted } from '../../kit/counted'
import { numberText } from '../../kit/number-text'
import { Table } from '../../kit/table'
import { calendarDay, dayOf } from '../../kit/time/format-time'
import css from './ad-portal.module.css'

/** How often visitors saw a published advertisement in the flipbook, and opened its address from there. */
export default function AdResults({ adId }: { readonly adId: string }) {
  const { shows, clicks, days } = useLiveQuery(adQueries(useApp()).results(adId))
  return (
    <section className={css.part} aria-labelledby="results">
      <h2 id="results">Results</h2>
      <p>
        {counted(shows, 'visit')} turned to its page in the flipbook. Your address was opened {counted(clicks, 'time')} from there.
      </p>
      {days.length > 0 && (
        <Table aria-label="Results by day">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Visits to its page</th>
              <th scope="col">Address opened</th>
            </tr>
          </thead>
          <tbody>
            {days.map(day => (
              <tr key={day.day}>
                <th scope="row">{dayOf(calendarDay(day.day), 'UTC', { short: true, year: true })}</th>
                <td>{numberText(day.shows)}</td>
                <td>{numberText(day.clicks)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <p>
        We count by the hour, without visitors who ask for privacy. Readers of the printed guide are not counted; your own statistics show who came by
        your link.
      </p>
    </section>
  )
}
