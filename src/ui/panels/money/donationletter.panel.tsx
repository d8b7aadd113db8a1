import { letters } from '../../../domain/giving/letters.collection'
import { wallTimeAt } from '../../../domain/shared/time/wall-time'
import { useApp } from '../../app-services/app'
import { useLiveQuery } from '../../app-services/live-query'
import { clockQueries } from '../../queries/clock.queries'
import { collectionPanel } from '../engine/collection-panel'
import { runPanel } from '../engine/run/run-panel'
import { tabsPanel } from '../engine/tabs-panel'
import { usePanelContext } from '../engine/use-panel-context'
import { issueRun } from './letters/issue-run'
import { letterActions } from './letters/letter-actions'
import { kindNames } from './letters/letter-words'

/** The year that letters are written for today; statements are of the year before until spring. */
function useYears(): { readonly letters: number; readonly statements: number } {
  const { tz } = usePanelContext()
  const [year = 0, month = 1] = wallTimeAt(useLiveQuery(clockQueries(useApp()).now()), tz)
    .local.split('-')
    .map(Number)
  return { letters: year, statements: month <= 4 ? year - 1 : year }
}

/** Letters to donors: what is due, with the kind that the rules choose or why there is none; statements of a year; and every letter there ever was. */
export default tabsPanel({
  label: 'Donation letters',
  tabs: {
    issue: {
      label: 'Issue',
      panel: runPanel(() => {
        const years = useYears()
        return {
          runs: {
            letters: issueRun('gifts', { taxYear: years.letters, mail: true }),
            statements: issueRun('statements', { taxYear: years.statements, mail: true }),
          },
        }
      }),
    },
    log: {
      label: 'Letters',
      panel: collectionPanel(letters, {
        columns: ['number', 'kind', 'personId', 'paid', 'fmv', 'deductible', 'taxYear', 'status', 'createdAt'],
        sort: '-createdAt',
        filters: ['status', 'kind', 'taxYear', 'createdAt'],
        form: ['number', 'kind', 'personId', 'paid', 'fmv', 'deductible', 'taxYear', 'replaces', 'voidReason', 'status'],
        cells: { kind: ({ kind }) => kind && kindNames[kind] },
        actions: letterActions,
      }),
    },
  },
})
