import type { SetUpStep } from '../../../../domain/content/office-settings.collection'

interface StepText {
  readonly title: string
  readonly lead: string
  /** Label of the button that skips the step. Absent if the step is required. */
  readonly skip?: string
}

export const stepText: Readonly<Record<SetUpStep, StepText>> = {
  name: { title: 'Name and contact', lead: 'Every page of your site shows the name at the top, and how to reach you at the bottom.' },
  legal: { title: 'Legal name', lead: 'Policies and receipts use your legal name.' },
  front: { title: 'Welcome text', lead: 'The home page starts with this text until a guide is published.', skip: 'Write this later' },
  look: {
    title: 'Color and logo',
    lead: 'The site uses one color. Choose one on which text is easy to read.',
    skip: 'Choose this later',
  },
  edition: { title: 'First edition', lead: 'One year’s open studios, with the weekends when artists open.', skip: 'Add an edition later' },
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
  people: { title: 'Colleagues', lead: 'Who else works in this office.', skip: 'Invite colleagues later' },
}
