import type { FindingKind } from '../../../../domain/health/finding'
import { lookAtHealth } from '../../../../domain/health/look-at-health.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { workAddress } from '../../../office/panel-address'
import { useOfficePanels } from '../../../office/use-office-panels'
import { useStaff } from '../../../office/use-staff'
import { Link } from '../../../routing/link'
import { listOf } from '../../engine/run/list-spec'
import { runPanel } from '../../engine/run/run-panel'
import { runOf } from '../../engine/run/run-spec'
import { scopeLabels } from '../../home/scope-labels'
import { type PanelDefinition, scopesOf } from '../../panel-definition'
import { type HealthCheck, verifierQueries } from './verifier.queries'

const checkNames: { readonly [check: string]: string | undefined } = {
  unpinned: 'Studios without a place on the map',
  missingAlt: 'Pictures without a description',
  deadLinks: 'Broken links',
  orphanFiles: 'Files without a record, and records without a file',
  withoutEmail: 'People without an email address',
  brokenInvariants: 'Data that contradicts itself',
  danglingReferences: 'Records that name something that does not exist',
  unsentMail: 'Mail that was not sent',
  rehearsalDue: 'Yearly rehearsal of a backup',
}

/** The first findings of a check, each with a link to where it can be corrected, or with whose work that is. */
function Findings({ check: { found, examples } }: { readonly check: HealthCheck }) {
  const { all } = useOfficePanels()
  const { mayOpen } = useStaff()
  if (found === 0) return 'Nothing'
  return (
    <ul>
      {examples.map(({ record, note, kind }) => {
        const panel = all.find(({ work }) => work?.[kind as FindingKind] !== undefined)
        const to = workAddress(all, kind as FindingKind, record)
        return (
          <li key={`${record} ${note}`}>
            {note} {panel && to && (mayOpen(panel) ? <Link to={to}>Correct it</Link> : `(${staffOf(panel)} can correct it)`)}
          </li>
        )
      })}
      {found > examples.length && <li>and {found - examples.length} more</li>}
    </ul>
  )
}

/** Whose panel it is: `Guide staff`. */
const staffOf = (panel: PanelDefinition) =>
  `${scopesOf(panel)
    .map(name => scopeLabels[name])
    .join(' or ')} staff`

/** The findings of the latest data check, which runs every night and on request. */
export default runPanel({
  runs: {
    look: runOf({
      title: 'Check the data',
      purpose: 'The data is also checked every night.',
      choose: { fields: {} },
      label: 'Check now',
      run: async (_, services) => {
        const { found } = await services.get(Callables).call(lookAtHealth, {})
        return { message: found === 0 ? 'No problems found.' : `${found} ${found === 1 ? 'problem' : 'problems'} found.` }
      },
    }),
  },
  lists: [
    listOf<HealthCheck>({
      title: 'What was found',
      useRows: () => useLiveQuery(verifierQueries(useApp()).health()).toSorted((a, b) => b.found - a.found),
      columns: [
        { name: 'check', label: 'Check', value: ({ check }) => checkNames[check] ?? check },
        { name: 'found', label: 'Found', kind: 'number', value: ({ found }) => found },
        { name: 'examples', label: 'Which', value: ({ examples }) => examples.map(({ note }) => note), draw: check => <Findings check={check} /> },
        { name: 'at', label: 'Checked', kind: 'instant', value: ({ at }) => at },
      ],
      empty: 'The data has not been checked yet.',
    }),
  ],
})
