import { wallTimeAt } from '../../../../domain/shared/time/wall-time'
import { useNow } from '../../../queries/clock.queries'
import { runPanel } from '../../engine/run/run-panel'
import { usePanelContext } from '../../engine/use-panel-context'
import { issueRun } from './issue-run'

/** The due letters, and the year for statements: until spring, the previous one. */
export default runPanel(() => {
  const { tz } = usePanelContext()
  const [year = 0, month = 1] = wallTimeAt(useNow(), tz).local.split('-').map(Number)
  return {
    runs: {
      letters: issueRun('gifts', { taxYear: year, mail: true }),
      monthly: issueRun('monthly', { taxYear: year - 1, mail: true }),
      statements: issueRun('statements', { taxYear: month <= 4 ? year - 1 : year, mail: true }),
    },
  }
})
