import type { NewContact } from '../../../../domain/contacts/contact-log-service'

/** Labels of the ways of contact. */
export const channelLabels: Readonly<Record<NewContact['channel'], string>> = { call: 'Call', mail: 'Mail', visit: 'Visit', event: 'At an event' }
