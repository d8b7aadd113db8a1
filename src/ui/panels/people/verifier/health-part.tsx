import { Link } from 'react-router-dom'
import type { FindingKind } from '../../../../domain/health/finding'
import { lookAtHealth } from '../../../../domain/health/look-at-health.function'
import { Callables } from '../../../../domain/shared/functions/callables'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Button } from '../../../kit/button'
import { Time } from '../../../kit/time/time'
import { workAddress } from '../../../office/panel-address'
import { useOfficePanels } from '../../../office/use-office-panels'
import { verifierQueries } from '../../../queries/verifier.queries'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'
import { usePanelContext } from '../../engine/use-panel-context'
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
  const callables = useService(Callables)
  const checks = useLiveQuery(verifierQueries(useApp()).health())
  const { tz } = usePanelContext()
  const { all } = useOfficePanels()
  const outcome = useOutcome()
  const look = () =>
    void outcome.run('Looking through the data…', async () => {
      const { found } = await callables.call(lookAtHealth, {})
      return { message: found === 0 ? 'Nothing is wrong.' : `${found} found.` }
    })
  return (
    <section className={css.part} aria-labelledby="health">
      <h2 id="health">Health of the data</h2>
      <div className={css.acts}>
        <Button look="main" onClick={look}>
          Look now
        </Button>
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
                  {examples.map(({ record, note, kind }) => {
                    const to = workAddress(all, kind as FindingKind, record)
                    return (
                      <li key={`${record} ${note}`}>
                        {note}
                        {to && (
                          <>
                            {' – '}
                            <Link to={to}>put it right</Link>
                          </>
                        )}
                      </li>
                    )
                  })}
                </ul>
              )}
              {found > examples.length && <p className={css.quiet}>and {found - examples.length} more</p>}
            </li>
          ))}
      </ul>
    </section>
  )
}
