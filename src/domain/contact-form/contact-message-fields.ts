import { contactTopics } from '../content/contact-topics'
import { choice, email, longText, text } from '../shared/records/fields'

/** What a visitor enters to write to the organization. */
export const contactMessageFields = {
  name: text('Name', 80),
  email: email('Email'),
  topic: choice('About', contactTopics),
  text: longText('Message', 4000),
}

/** The path of the page whose form was filled in. */
export const contactPage = text('Page', 200)
