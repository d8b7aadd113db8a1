import { callingPerson, defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { answerInvitation } from './answer-invitation.contract'
import { listingInvitations } from './listing-invitations.collection'

export const answerInvitationHandler = defineHandler(answerInvitation, async (context, { id, answer }) => {
  const by = callingPerson(context)
  return context.records.transact(async within => {
    const invitation = await within.get(listingInvitations, id)
    // Others must not learn that the invitation exists.
    if (invitation?.personId !== by) throw new Refused('not-found', id)
    if (invitation.status === (answer === 'accept' ? 'accepted' : 'declined')) return { status: invitation.status }
    const status = within.move(listingInvitations, invitation, answer)
    return { status }
  })
})
