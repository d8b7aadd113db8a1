import type { ConsentTopic } from '../../../../domain/people/consents'

/** What each topic brings, as it is shown and as it is kept as evidence. */
export const consentText: { readonly [T in ConsentTopic]: { readonly label: string; readonly about: string } } = {
  news: { label: 'News', about: 'A letter a month: what the organization does and decides.' },
  guide: { label: 'The guide', about: 'When the guide is out, and what changes before the doors open.' },
  events: { label: 'Events', about: 'Openings, talks and workshops, at most one mail a week.' },
  artists: { label: 'From artists', about: 'When artists you saved show something new.' },
  appeals: { label: 'Appeals', about: 'When we ask for gifts, a few times a year.' },
  sms: { label: 'Text messages', about: 'Only on the days of the season, to the phone you gave us.' },
}

/** The words beside a topic, as they are recorded with the answer. */
export const evidenceOf = (topic: ConsentTopic) => `${consentText[topic].label}: ${consentText[topic].about}`
