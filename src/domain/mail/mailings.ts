import { collection } from '../shared/collection'
import { choice, instant, list, map, optional, reference, text } from '../shared/fields'
import { readOnly, scope } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'
import { whole } from '../shared/whole'

export const mailingStates = machine({
  draft: { check: 'checked' },
  checked: { approve: 'approved', change: 'draft' },
  approved: { schedule: 'scheduled', change: 'draft' },
  scheduled: { send: 'sending', cancel: 'cancelled' },
  sending: { pause: 'paused', finish: 'sent' },
  paused: { resume: 'sending', cancel: 'cancelled' },
  sent: {},
  cancelled: {},
})

/** One mail to many; to more than 500 a second person approves. Suppression and consent are asked again as each is sent. */
export const mailings = collection({
  path: 'mailings',
  title: 'Mailings',
  fields: {
    templateId: reference('Template', 'templates'),
    templateVersion: whole('Version', 10_000, 1),
    subject: text('Subject', 120),
    segmentIds: list('To', reference('Segment', 'segments'), 20),
    excludedIds: list('Not to', reference('Segment', 'segments'), 20),
    sendAt: optional(instant('Send')),
    counts: map('Counts', {
      recipients: whole('Recipients'),
      delivered: whole('Delivered'),
      bounced: whole('Bounced'),
      complained: whole('Complaints'),
      clicked: whole('Clicks'),
    }),
    approvals: list('Approved by', reference('Person', 'people'), 5),
    status: choice('State', statesOf(mailingStates)),
  },
  states: mailingStates,
  access: readOnly(scope('mail')),
})

export const recipientStates = machine({
  queued: { send: 'sent', skip: 'skipped' },
  sent: { deliver: 'delivered', bounce: 'bounced', complain: 'complained' },
  delivered: { complain: 'complained' },
  bounced: {},
  complained: {},
  skipped: {},
})

/** One address of a mailing; the id is the address's digest, so that nobody gets it twice. */
export const recipients = collection({
  path: 'mailings/{mailing}/recipients',
  title: 'Recipients',
  fields: {
    personId: optional(reference('Person', 'people')),
    sentAt: optional(instant('Sent')),
    reason: optional(text('Reason', 200)),
    status: choice('State', statesOf(recipientStates)),
  },
  states: recipientStates,
  access: readOnly(scope('mail')),
})
