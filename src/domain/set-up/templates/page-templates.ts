import { bodyOf, linesOf, type SiteTemplate, seasonOf, type TemplateFacts } from './template-facts'

interface PageTemplate {
  /** Slug of the section; absent for the section's own page. */
  readonly parent?: string
  readonly hasContactForm?: true
  readonly text: (facts: TemplateFacts) => SiteTemplate
}

const about = (facts: TemplateFacts): SiteTemplate => ({
  title: `About ${facts.name}`,
  ...(facts.tagline !== undefined && { description: facts.tagline }),
  body: bodyOf(
    facts.story ?? `${facts.name} works with artists in ${facts.city}.`,
    `## ${facts.season ?? 'Open studios'}`,
    'Artists open the places where they work, and everybody may come in. The guide says who is open, where and when.',
    `Read [how artists take part](/artists), or look at [the guide](/sfosguide).`,
  ),
})

const contact = ({ name, address, email, phone }: TemplateFacts): SiteTemplate => ({
  title: 'Contact',
  description: `How to reach ${name}.`,
  body: bodyOf(
    'Write to us with the form below, or directly:',
    linesOf(`Email: [${email}](mailto:${email})`, phone && `Phone: ${phone}`, `Mail: ${address.replaceAll('\n', ', ')}`),
  ),
})

const accessibility = ({ email }: TemplateFacts): SiteTemplate => ({
  title: 'Accessibility',
  description: 'What we do so that everybody can use this site and visit studios.',
  body: bodyOf(
    '## This site',
    'It can be used with a keyboard and with a screen reader, in light and in dark colors. The map has a list of the same studios beside it.',
    '## The studios',
    'Artists say in the guide whether their studio has steps. Many studios are in old buildings: ask the artist, or us, before you come.',
    '## Tell us',
    `If something keeps you out, write to [${email}](mailto:${email}). Say which page or studio it is, and what happened.`,
  ),
})

const terms = ({ legalName, name, email }: TemplateFacts): SiteTemplate => ({
  title: 'Terms of use',
  description: `The rules of this site, which ${name} runs.`,
  body: bodyOf(
    `${legalName} runs this site. Whoever uses it agrees to these terms.`,
    '## Your account',
    'You must be 13 or older. Under 18, a parent or guardian must agree. Keep your password to yourself, and tell us if somebody else used your account.',
    '## What you publish',
    'What you publish stays yours. You allow us to show it on this site and in the guide, and to announce the open studios with it. Publish only what is yours, or what you may publish. We may take down what breaks the law or these terms.',
    '## Studios and sales',
    'Artists are responsible for their studios and for what they sell. A purchase is a contract between you and the artist.',
    '## Mistakes',
    'We check what we publish, but dates, places and prices can change. Ask the artist before a long trip.',
    '## Changes',
    `We say here when we change these terms. Questions: [${email}](mailto:${email}).`,
  ),
})

const artists = (facts: TemplateFacts): SiteTemplate => ({
  title: 'For artists',
  description: `How to take part in ${seasonOf(facts)}.`,
  body: bodyOf(
    '## How it works',
    '1. [Create an account](/newmember) and say that you are an artist.\n2. Add your works and your profile in your dashboard.\n3. Our staff read your profile before visitors see it.',
    '## The open studios',
    `The dates of ${seasonOf(facts)} are on this page from the day on which we announce it. Questions: [${facts.email}](mailto:${facts.email}).`,
  ),
})

const artlover = (facts: TemplateFacts): SiteTemplate => ({
  title: 'For art lovers',
  description: `How to visit, and how to stay in touch with ${facts.name}.`,
  body: bodyOf(
    'You need no account to visit. Look at [the art](/art/artists), open [the guide](/sfosguide), and come in.',
    'With [an account](/newmember) you can save works and searches, and find them again on another device.',
  ),
})

const donors = ({ name, legalName, ein, address, email }: TemplateFacts): SiteTemplate => ({
  title: 'Give',
  description: `How to support ${name}.`,
  body: bodyOf(
    'You can send a check:',
    linesOf(`Payable to: ${legalName}`, `Mail to: ${address.replaceAll('\n', ', ')}`, ein !== undefined && `Our tax number (EIN): ${ein}`),
    `Questions, or a gift of another kind: [${email}](mailto:${email}).`,
  ),
})

/** Pages of a new site, in the order of their links; the key is the slug. A section's own page comes before its subpages. */
export const pageTemplates = {
  about: { text: about },
  contact: { parent: 'about', hasContactForm: true, text: contact },
  accessibility: { parent: 'about', text: accessibility },
  terms: { parent: 'about', text: terms },
  artists: { text: artists },
  artlover: { text: artlover },
  donors: { text: donors },
} as const satisfies Readonly<Record<string, PageTemplate>>

export type PageKey = keyof typeof pageTemplates
export const pageKeys = Object.keys(pageTemplates) as PageKey[]
export const pageTemplate = (key: PageKey): PageTemplate => pageTemplates[key]

/** The address of a template's page. */
export const pageAddress = (key: PageKey): string => {
  const { parent } = pageTemplate(key)
  return parent === undefined ? `/${key}` : `/${parent}/${key}`
}
