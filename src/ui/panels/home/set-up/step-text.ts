import type { SetUpStep } from '../../../../domain/content/office-settings.collection'

interface StepText {
  readonly title: string
  readonly lead: string
  /** Label of the button that skips the step. Absent if the step is required. */
  readonly skip?: string
}

export const stepText: Readonly<Record<SetUpStep, StepText>> = {
  name: { title: 'Name and contact', lead: 'Every page of your site shows the name at the top, and how to reach you at the bottom.' },
  legal: { title: 'Legal name', lead: 'Policies and receipts name your organization as the law knows it.' },
  front: { title: 'First words', lead: 'The front page opens with these words while no guide is published.', skip: 'Write this later' },
  look: {
    title: 'Color and logo',
    lead: 'One color runs through the whole site. Text in it and on it has to be readable.',
    skip: 'Choose this later',
  },
  edition: { title: 'First edition', lead: 'One year’s open studios, with the weekends when artists open.', skip: 'No edition yet' },
  pages: {
    title: 'Pages',
    lead: 'The first pages of your site, filled with what you entered. Read them and change what is not right.',
    skip: 'Publish pages later',
  },
  menu: {
    title: 'Menu and footer',
    lead: 'The links at the top of every page. The footer lists every page that is published.',
    skip: 'Arrange this later',
  },
  policies: { title: 'Policies', lead: 'What people agree to when they create an account.', skip: 'Publish policies later' },
  people: { title: 'Colleagues', lead: 'Who else works in this office.', skip: 'Nobody else yet' },
}
