import type { NumbersOfEdition } from '../../../../domain/guide/numbering/numbered-listings'
import { customPanel } from '../../engine/custom-panel'
import type { ReportSpec } from '../../engine/panel-spec'
import { ReportBoard } from '../../engine/report-panel'
import { useEdition } from '../use-edition'
import { numbersQuery } from './numbers.queries'

/** A tab that shows such a part as a table. */
export const numbersReportTab = <R extends { readonly id: string }>(
  name: string,
  rowsOf: (numbers: NumbersOfEdition) => readonly R[],
  spec: ReportSpec<R>,
) =>
  customPanel(() => {
    const { id = 'none' } = useEdition() ?? {}
    return <ReportBoard key={id} query={app => numbersQuery(app, id, name, rowsOf)} spec={spec} />
  })
