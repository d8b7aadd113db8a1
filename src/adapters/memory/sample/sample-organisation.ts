import { officeSettings } from '../../../domain/content/office-settings.collection'
import { organisation, organisationId } from '../../../domain/shared/records/organisation.collection'
import { domainName } from './people/sample-cast'
import { instantAt, tz } from './sample-city-time'
import { type SampleDocument, sampleDocument } from './sample-document'

export const city = 'San Feliz'
/** The full name of the event. The short name is the one that people use. */
export const season = `${city} Open Studios`

export const sampleOrganisation = (): SampleDocument =>
  sampleDocument(
    organisation,
    organisationId,
    {
      name: 'Saltlight Arts',
      shortName: 'Saltlight',
      season: 'SFOS',
      tagline: 'The door is open. Come in and see what is being made.',
      tz,
      city,
      address: `Saltlight Arts, 18 Net Loft Lane, ${city}, CA 90999`,
      website: `https://${domainName}`,
      email: `hello@${domainName}`,
      phone: '+1 (202) 555-0188',
      currency: 'usd',
      accent: 'oklch(62% 0.2 35)',
      links: [
        { label: 'Pictures', to: 'https://pictures.example/saltlight' },
        { label: 'Films', to: 'https://films.example/saltlight' },
        { label: 'Letters', to: 'https://letters.example/saltlight' },
      ],
      sponsors: [
        { name: 'Harbor Credit Union', to: 'https://harborcu.example' },
        { name: 'Almagro Paper & Pigment', to: 'https://almagro.example' },
        { name: 'Cannery Bakery', to: 'https://cannerybakery.example' },
        { name: 'Port of San Feliz' },
        { name: 'The Ostrander Fund', to: 'https://ostranderfund.example' },
        { name: 'Bay Ferry Cooperative', to: 'https://bayferry.example' },
        { name: 'Lindqvist Framing' },
      ],
      announcement: 'This weekend: Drydock, Cannery Flats, Foundry Row and Cormorant Island, 11 to 6.',
      announcementFrom: '2027-10-11',
      announcementUntil: '2027-10-17',
      story:
        'Saltlight began with thirty-one studios, a typed list and a coffee can for coins. Today we look after the open studios of the whole city, a materials fund, classes for schools, and a very long table in an old net loft where artists, neighbors and visitors meet. What artists sell in their studios stays with them, all of it.',
      currentEdition: '2027',
    },
    { by: 'p-superadmin', at: instantAt('2026-01-05T10:00'), changed: { by: 'p-superadmin', at: instantAt('2027-10-11T09:00'), rev: 9 } },
  )

/** Legal name and tax number, and that the set-up is over. */
export const sampleOfficeSettings = (): SampleDocument =>
  sampleDocument(
    officeSettings,
    organisationId,
    {
      legalName: 'Saltlight Arts, Inc.',
      ein: '00-1234567',
      taxYears: [2026, 2027].map(taxYear),
      features: [],
      reservedSlugs: [],
      isSetUp: true,
    },
    { by: 'p-superadmin', at: instantAt('2026-01-05T10:00') },
  )

const usd = (dollars: number) => ({ cents: Math.round(dollars * 100), cur: 'usd' as const })

/** The first two are in the law. The others are examples: the tax office publishes them for each year. */
const taxYear = (year: number) => ({
  year,
  acknowledge: usd(250),
  quidProQuo: usd(75),
  benefitsUpTo: usd(140),
  tokensFrom: usd(70),
  tokensCost: usd(14),
  privilegesUpTo: usd(75),
})
