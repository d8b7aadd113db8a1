import { RecordService } from '../../../../domain/records/record-service'
import { isOfficeField } from '../../../../domain/records/staff-editable-fields'
import type { Services } from '../../../../domain/shared/functions/service'
import { type Collection, transition } from '../../../../domain/shared/records/collection'
import { type Params, Records } from '../../../../domain/shared/records/records'
import { recordOvertaken } from '../../../../domain/shared/records/rule-broken'
import { choiceText } from '../../../forms/choice-text'
import type { PanelAction, RowOf } from '../panel-spec'

type Actions<C extends Collection> = readonly PanelAction<RowOf<C>>[]

/** One action for each event of a collection's states: the panel's own or, if staff may write the state, one that sets it. */
export function stateActions<C extends Collection>(of: C, own: Actions<C> = [], params?: Params): Actions<C> {
  const events = [...new Set(Object.values(of.states ?? {}).flatMap(Object.keys))]
  const isWritable = isOfficeField(of, 'status')
  return events.flatMap(event => {
    const declared = own.filter(action => action.event === event && action.on !== 'many')
    return declared.length > 0 || !isWritable ? declared : [moveAction(of, event, params)]
  })
}

function moveAction<C extends Collection>(of: C, event: string, params: Params | undefined): PanelAction<RowOf<C>> {
  return {
    label: choiceText(event),
    on: 'one',
    event,
    rule: of.access.update,
    run: async ([row], services) => {
      const from = statusOf(row)
      const to = transition(of.states!, from, event)
      await setStatus(of, row!.id, from, to, params, services)
      const back = Object.entries(of.states![to] ?? {}).some(([, state]) => state === from)
      return {
        message: `The state is “${choiceText(to)}” now.`,
        ...(back && { undo: () => setStatus(of, row!.id, to, from, params, services) }),
      }
    },
  }
}

/** Fails with `record-overtaken` if somebody changed the record meanwhile. */
async function setStatus(of: Collection, id: string, from: string, to: string, params: Params | undefined, services: Services): Promise<void> {
  const record = await services.get(Records).get(of, id, params)
  if (!record || statusOf(record) !== from) throw recordOvertaken(record)
  const saved = await services.get(RecordService).change(of, record, { status: to }, params)
  if (saved.outcome === 'overtaken') throw recordOvertaken(saved.theirs)
}

export const statusOf = (row: unknown): string => String((row as { readonly status?: unknown } | undefined)?.status)
