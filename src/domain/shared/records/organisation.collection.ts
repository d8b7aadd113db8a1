import { collection } from './collection'
import { email, list, longText, map, optional, reference, text, url, zone } from './fields'
import { access, anyone, nobody, role } from './policy'

/** What the public may know of the organisation; one document, `settings/organisation`. The other settings are in `officeSettings`. */
export const organisation = collection({
  path: 'settings',
  title: 'Settings',
  privacy: 'impersonal',
  fields: {
    name: text('Name', 80),
    shortName: text('Short name', 30),
    /** What its open-studios season is called. */
    season: text('Season', 60),
    tagline: text('Tagline', 140),
    tz: zone('Time zone'),
    city: text('City', 80),
    address: text('Postal address', 300),
    email: email('Email'),
    /** The address of its website. Mail and calendar files link back to it. */
    website: optional(url('Website')),
    /** The season's one accent color, in CSS. */
    accent: text('Accent', 60),
    links: list('Links', map('Link', { label: text('Label', 40), to: url('Address') }), 8),
    sponsors: list('Sponsors', map('Sponsor', { name: text('Name', 80), to: optional(url('Address')) }), 40),
    announcement: optional(text('Announcement', 120)),
    story: optional(longText('About', 1200)),
    /** The edition that visitors see first. */
    currentEdition: optional(reference('Current edition', 'editions')),
  },
  access: access(anyone, role('superadmin'), nobody),
})
/** Id of the only settings document. */
export const organisationId = 'organisation'
