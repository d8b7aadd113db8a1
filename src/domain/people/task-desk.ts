import { maxWrites } from '../../ports/documents'
import { Ids } from '../../ports/ids'
import { people } from '../accounts/people'
import { roleGrants } from '../accounts/role-grants'
import { type Task, taskStates, tasks } from '../operations/tasks'
import { type Reading, RecordSets, recordSet } from '../shared/record-sets'
import { Records } from '../shared/records'
import { transition } from '../shared/state-machine'

export interface Colleague {
  readonly personId: string
  readonly name: string
}

/** Who of the staff is to do what about whom. */
export class TaskDesk {
  static readonly inject = [Records, Ids] as const

  constructor(
    private readonly records: Records,
    private readonly ids: Ids,
  ) {}

  /** Everybody with a staff role, by name. */
  async colleagues(): Promise<readonly Colleague[]> {
    const active = await this.records.find(roleGrants, { where: [['status', '==', 'active']] })
    const staff = active.filter(({ role }) => role === 'admin' || role === 'superadmin')
    return [...new Map(staff.map(({ personId, personName }) => [personId, { personId, name: personName }])).values()].sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )
  }

  /** Whatever anybody is to do and has not done. */
  open(): Reading<readonly Task[]> {
    return new RecordSets(this.records, [recordSet(tasks, { where: [['status', '==', 'open']] })], async ([found]) => found)
  }

  /** It is done; or, taken back, is to be done again. */
  async finish(id: string, isDone: boolean): Promise<void> {
    await this.records.transact(async within => {
      const task = await within.get(tasks, id)
      if (task) within.change(tasks, task, { status: transition(taskStates, task.status, isDone ? 'finish' : 'reopen') })
    })
  }

  /** One task for each of these people, on the colleague's desk. */
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
