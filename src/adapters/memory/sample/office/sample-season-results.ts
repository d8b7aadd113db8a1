import { registrations } from '../../../../domain/guide/registrations.collection'
import { mailings } from '../../../../domain/mail/mailings.collection'
import { templates } from '../../../../domain/mail/templates.collection'
import { memberships, terms } from '../../../../domain/memberships/memberships.collection'
import { passport } from '../../../../domain/people/passport.collection'
import { dateOfDay, dayNumber } from '../../../../domain/shared/time/local-day'
import { type SampleYear, seasonDays, weekendOf } from '../guide/sample-editions'
import { inGuide, listingIdOf } from '../guide/sample-listings'
import { sampleLocations } from '../guide/sample-studio-locations'
import { generatedArtists } from '../people/generate-artists'
import { Random } from '../random'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'

const years = ['2026', '2027'] as const
const hour = 3_600_000
const today = '2027-10-16'
const system = (local: string) => ({ by: 'system', at: instantAt(local) })

/** The results of two seasons: who registered, who joined and renewed, what was mailed, and which studios were visited. */
export const sampleSeasonResults = (): SampleDocument[] => [
  ...years.flatMap(registered),
  ofTheArtist(),
  ...members(),
  letter(),
  ...mail(),
  ...years.flatMap(stamps),
]

/** A registration for every third studio of the guide, and some that were not completed. */
function registered(year: SampleYear): SampleDocument[] {
  const random = new Random(`registered ${year}`)
  const lost = ['draft', 'draft', 'draft', 'expired', 'withdrawn', 'cancelled'] as const
  const guests = inGuide(year).filter((_, i) => i % (year === '2026' ? 2 : 3) === 1)
  return guests.map((artist, i) => {
    const status = i % 7 === 3 ? random.pick(lost) : 'confirmed'
    const month = random.whole(3, 6)
    return sampleDocument(
      registrations,
      `reg-${year}-${artist.id}`,
      {
        personId: artist.id,
        editionId: year,
        n: 1,
        weekendId: String(weekendOf(year, sampleLocations().homes.get(artist.id)!.quarter)),
        tier: i % 3 === 0 ? 'Premier' : 'Participating',
        phaseAtSubmit: status === 'draft' ? undefined : month < 5 ? 'early' : 'regular',
        insuranceOk: status !== 'draft',
        ...(status !== 'draft' && { priceVersion: 1 }),
        volunteerHours: random.pick([0, 0, 4, 8]),
        status,
      },
      { by: artist.id, at: new Date(`${year}-0${month}-${String(random.whole(10, 28))}T19:00:00Z`) },
    )
  })
}

/** The registration of last year of the artist with an account. */
function ofTheArtist(): SampleDocument {
  const artist = generatedArtists()[0]!
  const { quarter } = sampleLocations().homes.get(artist.id)!
  const at = instantAt('2026-03-21T19:10')
  return sampleDocument(
    registrations,
    `reg-2026-${artist.id}`,
    {
      personId: artist.id,
      editionId: '2026',
      n: 1,
      weekendId: String(weekendOf('2026', quarter)),
      neighbourhoodId: quarter,
      tier: 'Participating',
      submittedAt: at,
      phaseAtSubmit: 'early',
      priceVersion: 1,
      listingId: listingIdOf(artist, '2026'),
      insuranceOk: true,
      volunteerHours: 4,
      status: 'confirmed',
    },
    { by: artist.id, at },
  )
}

/** Artists who became members in the last four years; three in four renew each year. */
function members(): SampleDocument[] {
  const random = new Random('members')
  return generatedArtists()
    .slice(60, 200)
    .flatMap(({ id }, i) => {
      const joined = `${2023 + (i % 5)}-0${random.whole(1, 8)}-${String(random.whole(10, 28))}`
      const begins = [joined]
      while (begins.at(-1)! < '2026-10' && random.is(0.74)) begins.push(`${Number(begins.at(-1)!.slice(0, 4)) + 1}${joined.slice(4)}`)
      const stamp = { by: 'system', at: new Date(`${joined}T17:00:00Z`) }
      const membership = `m-${id}`
      return [
        sampleDocument(
          memberships,
          membership,
          {
            personId: id,
            productId: 'artist',
            level: 'single',
            audience: 'artist',
            since: joined,
            autoRenew: random.is(0.4),
            suspensions: [],
          },
          stamp,
        ),
        ...begins.map((start, year) =>
          sampleDocument(
            terms,
            `${membership}-${year + 1}`,
            { personId: id, start, end: lastDay(start), kind: year === 0 ? ('new' as const) : ('renew' as const) },
            { by: 'system', at: new Date(`${start}T17:00:00Z`) },
            { membership },
          ),
        ),
      ]
    })
}

/** The last day of a year that begins on `start`. */
const lastDay = (start: string) => dateOfDay(dayNumber(`${Number(start.slice(0, 4)) + 1}${start.slice(4)}`) - 1)

const letter = (): SampleDocument =>
  sampleDocument(
    templates,
    'season-letter',
    {
      key: 'season-letter',
      kind: 'marketing',
      subject: 'The season',
      blocks: [],
      text: 'What opens this week, and how to get there.',
      fields: [],
      version: 1,
      status: 'active',
    },
    { by: 'system', at: new Date('2026-02-02T17:00:00Z') },
  )

const letters = [
  ['The call is open', '02-10T09:00', 410],
  ['The guide is out', '09-14T10:00', 2140],
  ['The first doors open on Saturday', '09-17T08:00', 2260],
  ['Where to go this weekend', '10-08T08:00', 2310],
] as const

function mail(): SampleDocument[] {
  const random = new Random('mail')
  return years.flatMap(year =>
    letters.map(([subject, at, to], i) => {
      const recipients = Math.round(to * (year === '2027' ? 1.16 : 1))
      const bounced = Math.round(recipients * random.between(0.008, 0.02))
      return sampleDocument(
        mailings,
        `mail-${year}-${i + 1}`,
        {
          templateId: 'season-letter',
          templateVersion: 1,
          subject,
          segmentIds: ['patrons-with-news'],
          excludedIds: [],
          sendAt: instantAt(`${year}-${at}`),
          counts: {
            recipients,
            delivered: recipients - bounced,
            bounced,
            complained: random.whole(0, 2),
            clicked: Math.round(recipients * random.between(0.16, 0.34)),
          },
          approvals: ['p-superadmin'],
          status: 'sent',
        },
        system(`${year}-${at}`),
      )
    }),
  )
}

/**
 * Visitors without an account, each with their own device, at a few studios on each open day. On the day of the default instant there are
 * none before 11 AM.
 */
function stamps(year: SampleYear): SampleDocument[] {
  const random = new Random(`stamps ${year}`)
  const studios = inGuide(year)
  const byWeekend = seasonDays[year].map((_, n) => studios.filter(({ id }) => weekendOf(year, sampleLocations().homes.get(id)!.quarter) === n + 1))
  return seasonDays[year].flatMap((days, n) =>
    days
      .filter(({ date, open }) => date < today && open === '11:00')
      .flatMap(({ date }) => {
        const noon = instantAt(`${date}T12:00`)
        return Array.from({ length: year === '2027' ? 7 : 5 }, (_, visitor) =>
          random.some(byWeekend[n]!.slice(0, 9), random.whole(2, 3)).map((studio, door) =>
            sampleDocument(
              passport,
              `stamp-${date}-${visitor}-${door}`,
              {
                deviceId: `device-${date}-${visitor}`,
                listingId: listingIdOf(studio, year),
                editionId: year,
                at: new Date(noon.getTime() + door * hour + random.whole(5, 55) * 60_000),
                method: 'qr' as const,
              },
              { by: 'system', at: noon },
            ),
          ),
        ).flat()
      }),
  )
}
