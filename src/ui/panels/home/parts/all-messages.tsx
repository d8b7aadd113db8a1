import { contactMessages } from '../../../../domain/contact-form/contact-messages.collection'
import { collectionPanel } from '../../engine/collection-panel'

/** What visitors entered in the forms of all pages. Filtered by its page, it is the answers of one form, also as a CSV. */
export default collectionPanel(contactMessages, {
  columns: ['name', 'email', 'topic', 'text', 'page', 'sentAt', 'status'],
  sort: '-sentAt',
  filters: ['page', 'topic', 'status', 'sentAt'],
})
