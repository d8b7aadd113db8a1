import { Ids } from '../../ports/ids'
import { roleGrants } from '../accounts/roles/role-grants'
import { Callables } from '../shared/functions/callables'
import { type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { type Checklist, checklists } from './checklists'
import { type HandbookArticle, handbook } from './handbook'
import { type ChecklistInput, cloneChecklists, keepChecklist } from './keep-checklist.function'
import { type HandbookInput, writeHandbook } from './write-handbook.function'

/** A person who can own a checklist item. */
export interface StaffMember {
  readonly personId: string
  readonly name: string
}

/** `overtaken`: somebody else saved first, and nothing was written. */
export type Kept = 'saved' | 'overtaken'

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

  async write(input: HandbookInput): Promise<Kept> {
    return (await this.callables.call(writeHandbook, input)).outcome
  }

  checklists(): Reading<readonly Checklist[]> {
    return new RecordSets(this.records, [recordSet(checklists)], async ([found]) => [...found].sort((a, b) => a.title.localeCompare(b.title)))
  }

  async keep(input: ChecklistInput): Promise<Kept> {
    return (await this.callables.call(keepChecklist, input)).outcome
  }

  newChecklist(title: string, editionId: string | undefined): Promise<Kept> {
    return this.keep({ id: this.ids.next(), rev: 0, title, items: [], ...(editionId !== undefined && { editionId }) })
  }

  /** Returns the number of checklists that were copied. */
  async clone(from: string, to: string): Promise<number> {
    return (await this.callables.call(cloneChecklists, { from, to })).copied
  }

  async staff(): Promise<readonly StaffMember[]> {
    const held = await this.records.find(roleGrants, { where: [['status', '==', 'active']] })
    const staff = held.filter(({ role }) => role === 'admin' || role === 'superadmin')
    const members = new Map(staff.map(({ personId, personName }) => [personId, { personId, name: personName }]))
    return [...members.values()].sort((a, b) => a.name.localeCompare(b.name))
  }
}
