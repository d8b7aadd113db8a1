import { collection } from './collection'
import { byCallable, choice, email, internal, list, localDate, longText, map, number, optional, reference, text, url, zone } from './fields'
import { access, anyone, nobody, role } from './policy'

/** For whom an entry of the menus, or the announcement, is; without one it is for everybody. It hides nothing from others: pages have their own access. */
export const siteAudiences = ['signed_out', 'signed_in', 'staff'] as const
export type SiteAudience = (typeof siteAudiences)[number]

const pixels = (label: string) => number(label, { min: 1, integer: true })

/** Public settings of the organization; the only document is `settings/organisation`. Other settings are in `officeSettings`. */
export const organisation = collection({
  path: 'settings',
  title: 'Settings',
  privacy: 'impersonal',
  whenForgotten: { otherwise: 'the organization’s own address' },
  fields: {
    name: text('Name', 80),
    shortName: text('Short name', 30),
    /** The name of its open-studios season. */
    season: optional(text('Season', 60)),
    tagline: optional(text('Tagline', 140)),
    tz: zone('Time zone'),
    city: text('City', 80),
    address: text('Postal address', 300),
    email: email('Email'),
    phone: optional(text('Phone', 40)),
    /** Of all prices and gifts. */
    currency: optional(choice('Currency', ['usd'])),
    /** The organization's website. Mail and calendar files link to it. */
    website: optional(url('Website')),
    /** The season's one accent color, in CSS. */
    accent: optional(text('Accent color', 60)),
    /** Published by `setLogo`; without a logo the site shows a ring in the accent color. The keys are the attributes of an image. */
    logo: byCallable(optional(map('Logo', { src: text('Address', 2048), width: pixels('Width'), height: pixels('Height') }))),
    logoId: internal(byCallable(optional(reference('Picture of the logo', 'images')))),
    links: list('Links', map('Link', { label: text('Label', 40), to: url('Address') }), 8),
    sponsors: list('Sponsors', map('Sponsor', { name: text('Name', 80), to: optional(url('Address')) }), 40),
    announcement: optional(text('Announcement', 120)),
    /** The first and the last day on which it is shown, in the organization's zone. */
    announcementFrom: optional(localDate('Announced from')),
    announcementUntil: optional(localDate('Announced until')),
    announcementFor: optional(choice('Announced to', siteAudiences)),
    story: optional(longText('About', 1200)),
    /** The edition that visitors see first. */
    currentEdition: optional(reference('Current edition', 'editions')),
  },
  access: access(anyone, role('superadmin'), nobody),
})
/** Id of the only settings document. */
export const organisationId = 'organisation'
