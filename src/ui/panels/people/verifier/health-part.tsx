import { Link } from 'react-router-dom'
import { HealthDesk } from '../../../../domain/operations/health-desk'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Time } from '../../../kit/time'
import { Button } from '../../../office/controls/button'
import { verifierQueries } from '../../../queries/verifier.queries'
import { OutcomeLine } from '../../engine/outcome-line'
import { useOutcome } from '../../engine/use-outcome'
import { usePanelPlace } from '../../engine/use-panel-place'
import css from '../access/access.module.css'

const checkNames: { readonly [check: string]: string | undefined } = {
  unpinned: 'Studios without a place on the map',
  missingAlt: 'Pictures without words',
  deadLinks: 'Links that lead to nothing',
  orphanFiles: 'Files without a record, records without a file',
  withoutEmail: 'People without an e-mail address',
  brokenInvariants: 'What should never be',
}

/** What the last look through the data found, each with the way to put it right. */
export function HealthPart() {
  const desk = useService(HealthDesk)
  const checks = useLiveQuery(verifierQueries(useApp()).health())
  const { tz } = usePanelPlace()
  const outcome = useOutcome()
  const look = () =>
    void outcome.run('Looking through the data…', async () => {
      const found = await desk.look()
      return { said: found === 0 ? 'Nothing is wrong.' : `${found} found.` }
    })
  return (
    <section className={css.part} aria-labelledby="health">
      <h2 id="health">Health of the data</h2>
      <div className={css.acts}>
        <Button onClick={look}>Look now</Button>
        <span className={css.quiet}>It is looked through every night as well.</span>
      </div>
      <OutcomeLine outcome={outcome} />
      {checks.length === 0 && <p>Nobody has looked yet.</p>}
      <ul className={css.cards}>
        {[...checks]
          .sort((a, b) => b.found - a.found)
          .map(({ id, check, found, at, examples }) => (
            <li key={id} className={css.card}>
              <h3>
                {checkNames[check] ?? check} <span className={css.mark}>{found === 0 ? 'all well' : found}</span>
              </h3>
              <p className={css.quiet}>
                Looked <Time at={at} tz={tz} />
              </p>
              {examples.length > 0 && (
                <ul>
                  {examples.map(({ record, note, to }) => (
                    <li key={`${record} ${note}`}>
                      {note} – <Link to={to}>put it right</Link>
                    </li>
                  ))}
                </ul>
              )}
              {found > examples.length && <p className={css.quiet}>and {found - examples.length} more</p>}
            </li>
          ))}
      </ul>
    </section>
  )
}
