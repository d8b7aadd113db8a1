import { artists } from '../../../artists/artists.collection'
import { deadlines } from '../../../guide/deadlines.collection'
import { editionAt } from '../../../guide/edition-at'
import { neighbourhoods, weekends } from '../../../guide/editions.collection'
import { listings, sites } from '../../../guide/listings.collection'
import { opensAt, placeRefusals, weekendOf } from '../../../guide/registering/place-refusals'
import { freePlaces, places } from '../../../guide/registering/places.collection'
import { registeredLocation } from '../../../guide/registering/registered-location'
import type { WantedPlace } from '../../../guide/registering/registration-input'
import { counts } from '../../../guide/registering/registration-states'
import type { StoredRegistration } from '../../../guide/registering/registrations-transaction'
import { registrations } from '../../../guide/registrations.collection'
import type { HandlerContext } from '../../../shared/functions/handler'
import { omitUndefined } from '../../../shared/omit-undefined'
import { comparable } from '../../../shared/text/comparable'
import { plainLine } from '../../cells/cell-values'
import { readLine } from '../../cells/read-cell'
import type { CellsOf } from '../../cells/row-cells'
import { mapWithoutBlocking, type PlanInput, type PlannedRow, plannedRow } from '../../plan/planned-row'
import { activePeople } from '../people/known-people'
import { withPersonText } from '../people/person-row-text'
import { personName, RowPeople } from '../people/row-people'
import type { ImportedRegistration } from './imported-registration'

export const registrationWords = withPersonText({
  reasons: {
    'import-first': ({ cell }) => `We do not know ${cell}. Import the people first.`,
    'not-an-artist': ({ cell }) => `${cell} has no artist page yet. An artist needs one before a registration.`,
    'unknown-building': ({ cell }) => `There is no building ${cell} in the city of this edition.`,
    'unknown-neighborhood': ({ cell }) => `There is no neighborhood ${cell}. Enter its name as it is in the guide.`,
    'unknown-weekend': ({ cell }) => `There is no weekend ${cell}. Enter its number.`,
    'unknown-tier': ({ cell }) => `This edition has no tier ${cell}.`,
    'wrong-weekend': ({ cell }) => `The neighborhood opens on another weekend than ${cell}.`,
    'building-full': ({ cell }) => `Every place in ${cell} is taken.`,
    'community-alone': () => 'A community space is for artists who have no other place.',
    'clash-number': () => 'This artist has two registrations already.',
    'clash-weekend': () => 'This artist has another registration on the same weekend.',
    'clash-neighborhood': () => 'This artist has another registration in the same neighborhood.',
    'clash-building': () => 'This artist has a registration in this building already.',
  },
  warnings: {},
})

type Cells = CellsOf<typeof registrationWords>

type ExistingRegistrations = Awaited<ReturnType<typeof existingRegistrations>>

export async function existingRegistrations(context: HandlerContext, { editionId = '' }: PlanInput) {
  const { systemRecords: records } = context
  const params = { edition: editionId }
  const edition = await editionAt(records, editionId)
  const [people, shown, registered, set, open, areas, buildings, taken] = await Promise.all([
    activePeople(context),
    records.find(artists),
    records.find(registrations, { where: [['editionId', '==', editionId]] }),
    records.find(deadlines, { params }),
    records.find(weekends, { params }),
    records.find(neighbourhoods, { where: [['status', '==', 'active']] }),
    records.find(sites),
    records.find(places, { params }),
  ])
  const inCity = buildings.filter(({ city, deletedAt }) => city === edition.city && !deletedAt)
  const line = new Map(taken.map(one => [one.id, one]))
  return {
    people,
    artists: new Map(shown.flatMap(one => (one.deletedAt || one.status === 'declined' ? [] : [[one.id, one] as const]))),
    registrations: registered,
    neighbourhoods: areas,
    facts: {
      edition,
      deadlines: set,
      weekends: open,
      sites: new Map(inCity.map(one => [one.id, one])),
      neighbourhoodIds: areas.map(({ id }) => id),
      communityIds: new Set(inCity.filter(({ kind }) => kind === 'community').map(({ id }) => id)),
    },
    room: new Map(inCity.map(({ id, capacity }) => [id, freePlaces(capacity, line.get(id)) ?? capacity])),
  }
}

type Registered = Pick<StoredRegistration, 'id' | 'status' | 'n' | 'siteId' | 'neighbourhoodId' | 'weekendId'>

/** Each row is one registration. A registration of the same artist and place that exists already is not created again. */
export async function planRegistrations(rows: readonly Cells[], existing: ExistingRegistrations, file: PlanInput): Promise<readonly PlannedRow[]> {
  const people = new RowPeople(existing.people, file.formats)
  const own = new Map<string, Registered[]>()
  for (const one of existing.registrations) if (counts(one.status)) own.set(one.personId, [...(own.get(one.personId) ?? []), one])
  const room = new Map(existing.room)
  return mapWithoutBlocking(rows, (cells): PlannedRow => {
    const who = people.find(cells)
    const name = personName(cells, who)
    if (who?.person) cells.fail('import-first', 'email', name)
    const artist = who && existing.artists.get(who.id)
    if (who && !who.person && !artist) cells.fail('not-an-artist', 'email', name)
    const wanted = who && readPlace(cells, existing)
    const names = [name, plainLine(cells.cell('building') || cells.cell('street'))]
    if (!who || !artist || !wanted || cells.reasons.length > 0) return plannedRow(cells, names, undefined)
    const theirs = own.get(who.id) ?? []
    const at = opensAt(wanted, existing.facts)
    const same = theirs.find(one => one.siteId === at.siteId && one.neighbourhoodId === at.neighbourhoodId && one.weekendId === at.weekendId)
    if (same) return plannedRow(cells, names, { recordId: who.id })
    refuse(cells, wanted, { existing, theirs, room })
    if (cells.reasons.length > 0) return plannedRow(cells, names, undefined)
    const n = theirs.some(one => one.n === 1) ? 2 : 1
    own.set(who.id, [...theirs, { id: wanted.id, status: 'paid', n, ...at }])
    if (at.siteId !== undefined) room.set(at.siteId, (room.get(at.siteId) ?? 1) - 1)
    const displayName = readLine(cells, 'listing', listings.fields.displayName) ?? artist.displayName
    const media = cells.cell('media') === '' ? artist.media : cells.cell('media').split(file.formats.list).map(plainLine)
    const data: ImportedRegistration = {
      personId: who.id,
      n,
      ...registeredLocation(wanted, existing.facts),
      displayName,
      media: [...media].slice(0, 4),
    }
    return plannedRow(cells, names, { recordId: who.id, data })
  })
}

function readPlace(cells: Cells, { facts, neighbourhoods: areas }: ExistingRegistrations): WantedPlace | undefined {
  const word = (name: string) => plainLine(cells.cell(name))
  const named = <T extends { readonly id: string; readonly name: string }>(all: Iterable<T>, text: string) =>
    [...all].find(({ id, name }) => [id, name].some(one => comparable(one) === comparable(text)))
  const [building, street, area, weekend, tier] = ['building', 'street', 'neighbourhood', 'weekend', 'tier'].map(word) as [
    string,
    string,
    string,
    string,
    string,
  ]
  const site = building === '' ? undefined : named(facts.sites.values(), building)
  if (building !== '' && !site) return cells.fail('unknown-building', 'building', building)
  if (!site && street === '') return cells.fail('missing', 'street')
  const neighbourhood = site ? undefined : named(areas, area)
  if (!site && !neighbourhood) return cells.fail('unknown-neighborhood', 'neighbourhood', area)
  const opens = weekendOf(site?.neighbourhoodId ?? neighbourhood?.id, facts.weekends)
  const found = weekend === '' ? opens : facts.weekends.find(one => String(one.n) === weekend || comparable(one.name) === comparable(weekend))?.id
  if (found === undefined) return cells.fail('unknown-weekend', 'weekend', weekend)
  const tiers = facts.edition.tiers ?? [tier]
  const known = tiers.find(one => comparable(one) === comparable(tier))
  if (known === undefined) return cells.fail('unknown-tier', 'tier', tier)
  return omitUndefined<WantedPlace>({
    id: `row-${cells.hash}`,
    siteId: site?.id,
    unit: word('unit') || undefined,
    street: site ? undefined : street,
    neighbourhoodId: neighbourhood?.id,
    weekendId: found,
    tier: known,
  })
}

interface Beside {
  readonly existing: ExistingRegistrations
  readonly theirs: readonly Registered[]
  readonly room: ReadonlyMap<string, number>
}

/** Refuses with each conflict with the artist's existing registrations, and with a full building. */
function refuse(cells: Cells, wanted: WantedPlace, { existing: { facts }, theirs, room }: Beside): void {
  for (const refusal of placeRefusals([wanted], facts, theirs)) {
    if (refusal.reason === 'clash') cells.fail(`clash-${refusal.clash.of}`, 'name')
    else if (refusal.reason === 'wrong-weekend') cells.fail('wrong-weekend', 'weekend', plainLine(cells.cell('weekend')))
    else if (refusal.reason === 'community-alone') cells.fail('community-alone', 'building')
  }
  const site = facts.sites.get(wanted.siteId ?? '')
  if (site && (room.get(site.id) ?? 1) <= 0) cells.fail('building-full', 'building', site.name)
}
