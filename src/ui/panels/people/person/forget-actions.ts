import type { PersonView } from '../../../../domain/contacts/person-view-service'
import { coolingDays, waysOfAsking } from '../../../../domain/people/deletions.collection'
import { anonymisePerson } from '../../../../domain/privacy/request-person-deletion.contract'
import { reasonField } from '../../../../domain/shared/functions/reason'
import { choice, email, optional, withHelp } from '../../../../domain/shared/records/fields'
import { callAction } from '../../engine/actions/call-action'
import type { PanelAction } from '../../engine/panel-spec'

const isCooling = ({ deletion }: PersonView) => deletion?.status === 'cooling'

/** Staff record or cancel a person's request to be forgotten. */
export const forgetActions: readonly PanelAction<PersonView>[] = [
  callAction(anonymisePerson)({
    label: 'Forget this person',
    on: 'one',
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
    input: ({ person }, { address, ...asked }) => ({ act: 'ask', personId: person.id, ...asked, ...(address && { address }) }),
    done: ({ mailed }) =>
      `They will be forgotten in ${coolingDays} days. ${mailed ? 'We emailed them about it.' : 'We have no address to email them.'}`,
  }),
  callAction(anonymisePerson)({
    label: 'Cancel forgetting',
    on: 'one',
    fits: view => isCooling(view) && view.deletion?.askedBy !== undefined,
    ask: { what: 'Nothing of theirs is deleted. We email them about it.', fields: { reason: reasonField('Why') } },
    input: ({ person }, { reason }) => ({ act: 'keep', personId: person.id, reason }),
    done: 'They will not be forgotten.',
  }),
]
