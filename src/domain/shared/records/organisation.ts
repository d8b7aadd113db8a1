import { collection } from './collection'
import { email, list, longText, map, optional, reference, text, url, zone } from './fields'
import { access, anyone, nobody, role } from './policy'

/** What the public may know of the organisation; one document, `settings/organisation`. The rest stands in `officeSettings`. */
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
    email: email('E-mail'),
    /** Where its site is: what leaves the site, as mail and calendar files do, leads back there. */
    website: optional(url('Website')),
    /** The season's one accent: a CSS colour. */
    accent: text('Accent', 60),
    links: list('Links', map('Link', { label: text('Label', 40), to: url('Address') }), 8),
    sponsors: list('Sponsors', map('Sponsor', { name: text('Name', 80), to: optional(url('Address')) }), 40),
    announcement: optional(text('Announcement', 120)),
    story: optional(longText('About', 1200)),
    /** The edition visitors see first. */
    currentEdition: optional(reference('Current edition', 'editions')),
  },
  access: access(anyone, role('superadmin'), nobody),
})
/** Id of the one settings document. */
export const organisationId = 'organisation'
