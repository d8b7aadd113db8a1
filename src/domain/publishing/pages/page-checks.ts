import type { CheckedContent, PageFinding } from '../../content/page-findings'
import { Records } from '../../shared/records/records'
import { ReservedPaths } from '../../shared/reserved-paths'
import { checkedPage } from './checked-page'

/** What staff should mend on a page before they publish it. The same checks run again when they do. */
export class PageChecks {
  static readonly inject = [Records, ReservedPaths] as const

  constructor(
    private readonly records: Records,
    private readonly routes: ReservedPaths,
  ) {}

  of(page: CheckedContent): Promise<readonly PageFinding[]> {
    return checkedPage(this.records, this.routes, page)
  }
}
