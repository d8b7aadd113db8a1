import type { ConsentTopic } from '../../../../domain/people/consents.collection'

/** What each topic contains, as shown and as stored as evidence. */
export const consentText: { readonly [T in ConsentTopic]: { readonly label: string; readonly about: string } } = {
  news: { label: 'News', about: 'A letter a month: what the organization does and decides.' },
  guide: { label: 'The guide', about: 'When the guide is out, and what changes before the studios open.' },
  events: { label: 'Events', about: 'Openings, talks and workshops, at most one email a week.' },
  artists: { label: 'From artists', about: 'When artists you saved show something new.' },
  appeals: { label: 'Appeals', about: 'When we ask for gifts, a few times a year.' },
  sms: { label: 'Text messages', about: 'Only during the open studios, to the phone number you gave us.' },
}

/** The text beside a topic, as stored with the consent. */
export const evidenceOf = (topic: ConsentTopic) => `${consentText[topic].label}: ${consentText[topic].about}`
