import { pending } from '../../routing/route-definition'
import type { GroupPanelDefinition } from '../panel-definition'

export const mailPanels: readonly GroupPanelDefinition[] = [
  {
    slug: 'mcenter',
    title: 'Message center',
    scope: 'mail',
    purpose: 'The shared inbox.',
    work: { messages: '' },
    page: pending('the shared inbox with queues, notes and canned replies'),
  },
  {
    slug: 'groupmailer',
    title: 'Group mail',
    scope: 'mail',
    purpose: 'Write to many.',
    work: { bounces: '' },
    page: pending('mailings to segments with checks, tests and reports'),
  },
  {
    slug: 'emailtemplates',
    title: 'Email templates',
    scope: 'mail',
    purpose: 'Every mail the product sends.',
    page: pending('the templates of every mail, with a live sample and lint'),
  },
  {
    slug: 'emailtemp_welcome',
    title: 'Welcome mails',
    scope: 'mail',
    purpose: 'The mails a new member gets.',
    page: pending('the welcome sequence of each product'),
  },
  {
    slug: 'emailtemp_expirations',
    title: 'Renewal mails',
    scope: 'mail',
    purpose: 'The mails before and after a term ends.',
    page: pending('the renewal ladder and who would get what on which day'),
  },
  {
    slug: 'shorturl',
    title: 'Short links',
    scope: 'mail',
    purpose: 'Short addresses for print and speech.',
    page: pending('short links with clicks, QR codes and dates'),
  },
]
