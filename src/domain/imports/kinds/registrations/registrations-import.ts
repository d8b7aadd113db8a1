import { listings } from '../../../guide/listings.collection'
import { registrations } from '../../../guide/registrations.collection'
import { column, importFields } from '../../columns/import-field'
import type { ImportKind } from '../../import-kind'
import { nameQuestions } from '../people/name-questions'
import { personColumns } from '../people/person-columns'

const r = registrations.fields
const l = listings.fields
const naming = new Set(['record', 'name', 'first', 'last', 'key', 'email'])

/** The columns of its files by name. */
export const registrationColumns = {
  building: column(r.siteId, 'building, studio building, site, gebäude, bâtiment, edificio, gebouw', { group: 'place' }),
  street: column(r.ownAddress, 'street, own studio, studio address, straße, rue, calle, via, straat', { group: 'place' }),
  neighbourhood: column(r.neighbourhoodId, 'neighborhood, neighbourhood, area, district, quartier, viertel, barrio, quartiere, wijk'),
  unit: column(r.unit, 'unit, studio number, room, einheit, unité, unidad, unità'),
  weekend: column(r.weekendId, 'weekend, weekend number, wochenende, week-end, fin de semana, fine settimana'),
  tier: column(r.tier, 'tier, kind of listing, registration type, stufe, niveau, nivel, livello', { required: true }),
  listing: column(l.displayName, 'listing, listing name, display name, shown as'),
  media: column(l.media, 'medium, media, technik, technique, técnica, tecnica', { format: 'list' }),
}

/** Registrations that artists made and paid elsewhere, one in a row, for the edition that is chosen. */
export const registrationsImport: ImportKind = {
  name: 'registrations',
  scope: 'guide',
  alsoScope: 'people',
  into: 'edition',
  label: 'Registrations',
  one: 'registration',
  title: 'Registrations: one artist and place in each row',
  summary: 'For registrations that were paid elsewhere. Each one takes its place and gets an empty listing. Nobody is mailed.',
  found: 'The registrations are on each artist’s page: [Find a person] to see them. An undo cancels them and withdraws their listings.',
  telling: ['building', 'street', 'weekend', 'tier'],
  isPublic: false,
  columns: [...personColumns.filter(({ name }) => naming.has(name)), ...importFields(registrationColumns)],
  questions: nameQuestions,
  example: [
    { email: 'maria@example.org', name: 'Maria Example', building: 'Rope Mill', unit: '12', weekend: '1', tier: 'Premier', media: 'Painting' },
    { email: 'tom@example.org', name: 'Tom Sample', street: '4 Quay Street', neighbourhood: 'Dogpatch', weekend: '2', tier: 'Participating' },
  ],
}
