import { bodyOf, linesOf, type SiteTemplate, type TemplateFacts } from './template-facts'

/** The policies that have their own page. */
export const policyKeys = ['privacy', 'copyright'] as const
export type PolicyKey = (typeof policyKeys)[number]

export const policyAddress: Readonly<Record<PolicyKey, string>> = { privacy: '/privacypolicy', copyright: '/copyrightnotice' }

/**
 * The policies of a new site. They describe what this program stores and does, and must be updated with it; the organization adds what only
 * it knows, such as other recipients of data.
 */
export const policyTemplate = (kind: PolicyKey, facts: TemplateFacts): SiteTemplate => (kind === 'privacy' ? privacy(facts) : copyright(facts))

const privacy = ({ legalName, address, email }: TemplateFacts): SiteTemplate => ({
  title: 'Privacy policy',
  body: bodyOf(
    `${legalName} (${address.replaceAll('\n', ', ')}) is responsible for what this site stores about you. Write to [${email}](mailto:${email}) about it.`,
    '## What we store',
    linesOf(
      'Your account: email, name, year of birth, and a password that we cannot read.',
      'What you add yourself: your phone number, address, profile, works, pictures, saved works and searches.',
      'What you take part in: registrations, memberships, events and gifts.',
      'What you write to us with a form.',
      'What you agreed to, with the date and the words you agreed to.',
    ),
    'We remove from pictures where and when they were taken before they are stored.',
    '## What it is for',
    'We use it to run the open studios, to answer you, to keep the accounts that the law asks for, and to write to you about what you agreed to. You can change what you agreed to in your dashboard at any time.',
    '## Who sees it',
    'Your public profile and your published works are public. Everything else is seen by our staff, each for their own work, and is stored by the companies that run our servers and send our email. We do not sell data.',
    '## Visits',
    'We count which pages are opened, not who opens them. You can turn that off below. What you save in the guide without an account stays on your device.',
    '## How long',
    'We store your data as long as you have an account. You can delete it in your dashboard. Seven days later your data is deleted, except for what the law requires us to keep: records of payments and gifts for seven years, and the wording you agreed to for five years. They no longer carry your name. Backups forget you within 30 days.',
    '## Your rights',
    `You can download your data and correct it in your dashboard. For anything else, write to [${email}](mailto:${email}).`,
    '## Children',
    'An account needs an age of 13. Under 18, a parent or guardian must agree, and there is no public profile.',
  ),
})

const copyright = ({ name, email }: TemplateFacts): SiteTemplate => ({
  title: 'Copyright notice',
  body: bodyOf(
    `The works shown here belong to the artists who made them. The texts and the guide belong to ${name}, unless another name stands beside them.`,
    'Ask the artist before you use a picture of a work. You may link to any page.',
    '## If your work is shown without your permission',
    `Write to [${email}](mailto:${email}) with the address of the page, a description of the work, and how we reach you. Say that you own the rights or act for the owner. We answer, and take the work down while we check.`,
  ),
})
