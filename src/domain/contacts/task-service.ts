import { maxWrites } from '../../ports/documents'
import { Ids } from '../../ports/ids'
import { roleGrants } from '../accounts/roles/role-grants.collection'
import { people } from '../people/people.collection'
import { ascending } from '../shared/ascending'
import { type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { type Task, tasks } from '../tasks/tasks.collection'

export interface Colleague {
  readonly personId: string
  readonly name: string
}

/** Tasks of the staff. */
export class TaskService {
  static readonly inject = [Records, Ids] as const

  constructor(
    private readonly records: Records,
    private readonly ids: Ids,
  ) {}

  /** All people with a staff role, by name. */
  async colleagues(): Promise<readonly Colleague[]> {
    const active = await this.records.find(roleGrants, { where: [['status', '==', 'active']] })
    const staff = active.filter(({ role }) => role === 'admin' || role === 'superadmin')
    return [...new Map(staff.map(({ personId, personName }) => [personId, { personId, name: personName }])).values()].sort(ascending('name'))
  }

  /** All open tasks. */
  open(): Reading<readonly Task[]> {
    return new RecordSets(this.records, [recordSet(tasks, { where: [['status', '==', 'open']] })], async ([found]) => found)
  }

  /** Marks a task as done, or as open again. */
  async finish(id: string, isDone: boolean): Promise<void> {
    await this.records.transact(async within => {
      const task = await within.get(tasks, id)
      if (task) within.move(tasks, task, isDone ? 'finish' : 'reopen')
    })
  }

  /** Creates one task per person for a colleague. */
  async assign(personIds: readonly string[], ownerId: string, title: string, onProgress?: (done: number) => void): Promise<void> {
    for (let at = 0; at < personIds.length; at += maxWrites) {
      const some = personIds.slice(at, at + maxWrites)
      await this.records.commit(
        ...some.map(id => this.records.creating(tasks, this.ids.next(), { title, ownerId, entity: `${people.path}/${id}`, status: 'open' })),
      )
      onProgress?.(at + some.length)
    }
  }
}
