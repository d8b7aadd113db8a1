import type { NewContact } from '../../../../domain/contacts/contact-log-service'

/** How somebody was talked to, as forms and lists name it. */
export const channelLabels: Readonly<Record<NewContact['channel'], string>> = { call: 'Call', mail: 'Mail', visit: 'Visit', event: 'At an event' }
