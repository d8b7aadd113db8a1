import { mailRegistration } from '../../guide/registering/mail-registration'
import { registrations } from '../../guide/registrations.collection'
import { defineJob } from '../../shared/functions/job'

/** Sends mails that an interruption left out, and mails about steps caused by others, such as an offer of a place that became free. */
export const mailRegistrations = defineJob({
  name: 'mailRegistrations',
  every: 'five-minutes',
  of: registrations,
  limit: 200,
  due: () => ({ where: [['mailDue', '==', true]] }),
  each: (context, { id }) => mailRegistration(context, id),
})
