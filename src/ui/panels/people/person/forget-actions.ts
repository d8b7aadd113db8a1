import type { PersonView } from '../../../../domain/contacts/person-view-service'
import { coolingDays, waysOfAsking } from '../../../../domain/people/deletions.collection'
import { anonymisePerson } from '../../../../domain/privacy/request-person-deletion.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { reasonField } from '../../../../domain/shared/functions/reason'
import { choice, email, optional, withHelp } from '../../../../domain/shared/records/fields'
import type { PanelAction } from '../../engine/panel-spec'

type Way = (typeof waysOfAsking)[number]

const isCooling = ({ deletion }: PersonView) => deletion?.status === 'cooling'

/** Staff record or cancel a person's request to be forgotten. */
export const forgetActions: readonly PanelAction<PersonView>[] = [
  {
    label: 'Forget this person',
    on: 'one',
    rule: anonymisePerson.access,
    fits: view => view.person.status === 'active' && !isCooling(view),
    ask: {
      what: `In ${coolingDays} days we delete their name, addresses, account and everything that belongs to them. What the law requires us to keep stays without their name. You can cancel until then. We email them about it.`,
      fields: {
        askedBy: choice('How they asked', waysOfAsking),
        address: withHelp(optional(email('Address they wrote from')), 'Only if they wrote from it. Messages from this address are deleted too.'),
        reason: reasonField('Why'),
      },
      begin: () => ({ askedBy: waysOfAsking[0] }),
    },
    run: async ([view], services, { askedBy, address, reason = '' }) => {
      const { mailed } = await services.get(Callables).call(anonymisePerson, {
        act: 'ask',
        personId: view!.person.id,
        askedBy: askedBy as Way,
        ...(address && { address }),
        reason: reason.trim(),
      })
      return {
        message: `They will be forgotten in ${coolingDays} days. ${mailed ? 'We emailed them about it.' : 'We have no address to email them.'}`,
      }
    },
  },
  {
    label: 'Cancel forgetting',
    on: 'one',
    rule: anonymisePerson.access,
    fits: view => isCooling(view) && view.deletion?.askedBy !== undefined,
    ask: { what: 'Nothing of theirs is deleted. We email them about it.', fields: { reason: reasonField('Why') } },
    run: async ([view], services, { reason = '' }) => {
      await services.get(Callables).call(anonymisePerson, { act: 'keep', personId: view!.person.id, reason: reason.trim() })
      return { message: 'They will not be forgotten.' }
    },
  },
]
