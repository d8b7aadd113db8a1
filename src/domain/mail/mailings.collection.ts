import { collection, machine, statesOf } from '../shared/records/collection'
import { actor, byCallable, choice, impersonal, instant, integer, list, map, optional, reference, text } from '../shared/records/fields'
import { readOnly, scope } from '../shared/records/policy'

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

/**
 * One mail to many people. More than 500 recipients need a second approver. Suppression and consent are checked again when each mail is
 * sent.
 */
export const mailings = collection({
  path: 'mailings',
  title: 'Mailings',
  privacy: 'impersonal',
  fields: {
    templateId: reference('Template', 'templates'),
    templateVersion: integer('Version', 10_000, 1),
    subject: text('Subject', 120),
    segmentIds: byCallable(list('To', reference('Segment', 'segments'), 20)),
    excludedIds: byCallable(list('Not to', reference('Segment', 'segments'), 20)),
    sendAt: optional(instant('Send')),
    counts: map('Counts', {
      recipients: integer('Recipients'),
      delivered: integer('Delivered'),
      bounced: integer('Bounced'),
      complained: integer('Complaints'),
      clicked: integer('Clicks'),
    }),
    approvals: list('Approved by', actor('Person'), 5),
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

/** One recipient of a mailing; the id is the address's hash, so that nobody gets it twice. */
export const recipients = collection({
  path: 'mailings/{mailing}/recipients',
  title: 'Recipients',
  privacy: 'personal',
  notAudited: 'each record documents what was sent',
  fields: {
    personId: optional(reference('Person', 'people')),
    sentAt: optional(instant('Sent')),
    reason: impersonal(optional(text('Reason', 200))),
    status: choice('State', statesOf(recipientStates)),
  },
  states: recipientStates,
  access: readOnly(scope('mail')),
})
