import { PortError } from '../../ports/errors'
import { Ids } from '../../ports/ids'
import { Callables } from '../shared/functions/callables'
import { type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { type Checklist, checklists } from './checklists.collection'
import { type HandbookArticle, handbook } from './handbook.collection'
import { saveChecklist } from './save-checklist.contract'
import { type ArticleInput, writeHandbook } from './write-handbook.contract'

type ChecklistItem = Checklist['items'][number]

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
    await this.callables.call(saveChecklist, input)
  }

  /** Saves the items of a checklist as it was read; fails if somebody else saved it first. */
  async saveItems({ id, rev, title }: Checklist, items: readonly ChecklistItem[]): Promise<void> {
    const sent = items.map(({ text, done, ownerId, due }) => ({ text, done, ...(ownerId && { ownerId }), ...(due && { due: due.toISOString() }) }))
    const { outcome } = await this.callables.call(saveChecklist, { id, rev, title, items: sent })
    if (outcome === 'overtaken') throw new PortError('documents', 'aborted', id)
  }

  /** Saves an article as it was read, or a new one; fails if somebody else saved it first. With `verify` it is confirmed as correct. */
  async saveArticle(input: ArticleInput): Promise<void> {
    const { outcome } = await this.callables.call(writeHandbook, input)
    if (outcome === 'overtaken') throw new PortError('documents', 'aborted', input.id)
  }
}
