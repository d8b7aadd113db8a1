import { noteAct } from '../operations/note-act'
import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { callerOf, callingPerson } from './caller'
import { stopMasquerade } from './stop-masquerade.function'

export const stopMasqueradeHandler = handle(stopMasquerade, async world => {
  if (callerOf(world).claims.imp === undefined) return {}
  const personId = callingPerson(world)
  await new Records(world.documents, { current: world.actor }).transact(async within =>
    noteAct(within, world, { scope: 'people', action: 'masquerade.end', entity: 'people', entityId: personId }),
  )
  return {}
})
