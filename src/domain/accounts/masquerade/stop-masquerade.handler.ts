import { auditAction } from '../../audit/audit-action'
import { callerOf, callingPerson, defineHandler } from '../../shared/functions/handler'
import { masqueradeUid } from './masquerade-account'
import { stopMasquerade } from './stop-masquerade.contract'

export const stopMasqueradeHandler = defineHandler(stopMasquerade, async context => {
  const { imp } = callerOf(context).claims
  if (imp === undefined) return {}
  const personId = callingPerson(context)
  await context.records.transact(async within =>
    auditAction(within, context, { scope: 'people', action: 'masquerade.end', entity: 'people', entityId: personId }),
  )
  await context.accounts.delete(masqueradeUid(imp))
  return {}
})
