import { Ids } from '../../ports/ids'
import { Callables } from '../shared/functions/callables'
import { type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { type Checklist, checklists } from './checklists.collection'
import { type HandbookArticle, handbook } from './handbook.collection'
import { keepChecklist } from './keep-checklist.contract'

/** The handbook's articles, and the checklists of the seasons. */
export class HandbookService {
  static readonly inject = [Records, Callables, Ids] as const

  constructor(
    private readonly records: Records,
    private readonly callables: Callables,
    private readonly ids: Ids,
  ) {}

  articles(): Reading<readonly HandbookArticle[]> {
    return new RecordSets(this.records, [recordSet(handbook)], async ([found]) => [...found].sort((a, b) => a.title.localeCompare(b.title)))
  }

  checklists(): Reading<readonly Checklist[]> {
    return new RecordSets(this.records, [recordSet(checklists)], async ([found]) => [...found].sort((a, b) => a.title.localeCompare(b.title)))
  }

  async newChecklist(title: string, editionId: string | undefined): Promise<void> {
    const input = { id: this.ids.next(), rev: 0, title, items: [], ...(editionId !== undefined && { editionId }) }
    await this.callables.call(keepChecklist, input)
  }
}
