import { Functions } from '../../ports/functions'
import { Ids } from '../../ports/ids'
import { roleGrants } from '../accounts/role-grants'
import { type Checklist, checklists } from '../operations/checklists'
import { type ChecklistInput, cloneChecklists, keepChecklist } from '../operations/keep-checklist.function'
import { call } from '../shared/cloud-function'
import { type Reading, RecordSets, recordSet } from '../shared/record-sets'
import { Records } from '../shared/records'
import { type HandbookArticle, handbook } from './handbook'
import { type HandbookInput, writeHandbook } from './write-handbook.function'

/** Whoever may own an item of a checklist. */
export interface StaffMember {
  readonly personId: string
  readonly name: string
}

/** `overtaken`: somebody else saved first, and nothing was written. */
export type Kept = 'saved' | 'overtaken'

/** How each thing is done here, and what a season asks for. */
export class HandbookDesk {
  static readonly inject = [Records, Functions, Ids] as const

  constructor(
    private readonly records: Records,
    private readonly functions: Functions,
    private readonly ids: Ids,
  ) {}

  articles(): Reading<readonly HandbookArticle[]> {
    return new RecordSets(this.records, [recordSet(handbook)], async ([found]) => [...found].sort((a, b) => a.title.localeCompare(b.title)))
  }

  async write(input: HandbookInput): Promise<Kept> {
    return (await call(this.functions, writeHandbook, input)).outcome
  }

  checklists(): Reading<readonly Checklist[]> {
    return new RecordSets(this.records, [recordSet(checklists)], async ([found]) => [...found].sort((a, b) => a.title.localeCompare(b.title)))
  }

  async keep(input: ChecklistInput): Promise<Kept> {
    return (await call(this.functions, keepChecklist, input)).outcome
  }

  newChecklist(title: string, editionId: string | undefined): Promise<Kept> {
    return this.keep({ id: this.ids.next(), rev: 0, title, items: [], ...(editionId !== undefined && { editionId }) })
  }

  /** Returns how many lists were copied. */
  async clone(from: string, to: string): Promise<number> {
    return (await call(this.functions, cloneChecklists, { from, to })).copied
  }

  async staff(): Promise<readonly StaffMember[]> {
    const held = await this.records.find(roleGrants, { where: [['status', '==', 'active']] })
    const staff = held.filter(({ role }) => role === 'admin' || role === 'superadmin')
    const members = new Map(staff.map(({ personId, personName }) => [personId, { personId, name: personName }]))
    return [...members.values()].sort((a, b) => a.name.localeCompare(b.name))
  }
}
