import { listings, openingFields } from '../guide/listings'
import { donationColumns } from './donation-columns'
import { eventColumns } from './event-columns'
import { importField as field, type ImportField } from './import-field'
import type { ImportKind } from './import-kinds'
import { membershipColumns } from './membership-columns'
import { personColumns } from './person-columns'
import { pictureColumns } from './picture-columns'

/** The target of a column that is not to be kept at all. */
export const leaveOut = '-'

/** Column header → name of a field, or `leaveOut`. A column without an entry is kept among the listing's other columns. */
export type Mapping = { readonly [header: string]: string }

/** How the file writes dates, decimals and lists. A date that begins with a four-digit year is read in any format. */
export interface Formats {
  readonly date: 'iso' | 'dmy' | 'mdy' | 'ymd'
  readonly decimal: '.' | ','
  readonly list: ';' | ',' | '|' | '/'
}

const l = listings.fields
const o = openingFields

const listingKeyWords =
  'id, key, ref, reference, venue id, listing id, studio id, place id, building id, location id, code, kennung, schlüssel, identifiant, clé, identificador, clave, código, codice, chiave, sleutel, kenmerk'
const nameWords =
  'name, title, venue, venue name, listing, display name, building, place, location name, studio or building, haus, ort, bezeichnung, titel, gebäude, nom, titre, lieu, bâtiment, nombre, título, lugar, edificio, nome, titolo, luogo, naam, plaats, gebouw'

/** The fields a file of each kind can fill, in the order the wizard lists them. */
export const importFields: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  listings: [
    field('displayName', l.displayName.label, nameWords, { required: true }),
    field('key', 'Key in the file', listingKeyWords),
    field('sortName', l.sortName.label, 'sort name, sorted as, sort, sortiername, nom de tri, nombre de orden, sorteernaam'),
    field(
      'blurb',
      l.blurb.label,
      'blurb, short description, teaser, summary, tagline, kurzbeschreibung, kurztext, résumé, resumen, sommario, riassunto, samenvatting',
    ),
    field(
      'about',
      l.about.label,
      'about, description, long description, text, details, factsheet, history, beschreibung, langtext, texte, descriptif, descripción, texto, descrizione, testo, omschrijving, beschrijving, tekst',
      { joins: true },
    ),
    field(
      'address',
      l.address.label,
      'address, street, street address, full address, adresse, anschrift, straße, strasse, rue, dirección, calle, indirizzo, via, adres, straat, location',
    ),
    field('postcode', 'Postcode', 'postcode, postal code, zip, zip code, plz, postleitzahl, code postal, código postal, cap, codice postale'),
    field('unit', l.unit.label, 'unit, suite, apartment, apt, room, einheit, raum, appartement, unidad, piso, interno, eenheid'),
    field('lat', 'Latitude', 'lat, latitude, y, breite, breitengrad, geo breite, latitud, latitudine, breedtegraad'),
    field('lng', 'Longitude', 'lng, lon, long, longitude, x, länge, längengrad, geo länge, longitud, longitudine, lengtegraad'),
    field(
      'latLng',
      'Latitude and longitude',
      'latlng, lat lng, lat long, latlon, coordinates, coords, geo, geopoint, koordinaten, coordonnées, coordenadas, coordinate, coördinaten',
    ),
    field(
      'media',
      l.media.label,
      'media, medium, mediums, discipline, disciplines, technik, techniken, sparte, technique, techniques, técnica, técnicas, tecnica, tecniche, disciplina, techniek',
      { joins: true },
    ),
    field(
      'tags',
      l.tags.label,
      'tags, kind, kinds, type, types, category, categories, kategorie, kategorien, art, typ, catégorie, catégories, genre, categoría, categorías, tipo, tipos, categoria, categorie, soort',
      { joins: true },
    ),
    field(
      'facilities',
      l.facilities.label,
      'facilities, amenities, services, features, ausstattung, einrichtungen, barrierefreiheit, équipements, installations, instalaciones, servicios, servizi, strutture, voorzieningen, faciliteiten',
      { joins: true },
    ),
    field(
      'links',
      'Website',
      'website, web, url, link, links, homepage, webseite, internet, site web, lien, sitio web, página web, enlace, sito, sito web',
      { joins: true },
    ),
    field('studioName', l.studioName.label, 'studio, studio name, atelier, ateliername, estudio, taller'),
    field(
      'neighbourhood',
      l.neighbourhoodId.label,
      'neighbourhood, neighborhood, area, areas, district, borough, quarter, stadtteil, bezirk, viertel, quartier, arrondissement, barrio, distrito, quartiere, zona, wijk, buurt',
    ),
    field(
      'doorNote',
      l.doorNote.label,
      'door note, directions, at the door, entrance, getting in, access notes, eingang, zugang, accès, entrée, acceso, entrada, ingresso, ingang, toegang',
    ),
    field(
      'byAppointment',
      l.byAppointment.label,
      'by appointment, appointment, appointment only, nach vereinbarung, termin, sur rendez vous, con cita, cita previa, su appuntamento, op afspraak',
    ),
  ],
  openings: [
    field('listingKey', 'Key of the listing', listingKeyWords, { group: 'listing' }),
    field(
      'listingName',
      'Name of the listing',
      'listing name, venue name, venue, listing, building, place, location, gebäude, haus, ort, lieu, bâtiment, lugar, edificio, luogo, gebouw, plaats',
      { group: 'listing' },
    ),
    field(
      'name',
      o.name.label,
      'name, title, event, activity, kind, type, titel, veranstaltung, angebot, art, nom, titre, activité, nombre, título, actividad, nome, titolo, attività, naam, activiteit',
    ),
    field(
      'start',
      'Opens (date and time)',
      'start, starts, starts at, start datetime, start date time, opens at, beginn, anfang, début, inicio, comienzo, inizio, aanvang, begin',
      { group: 'time' },
    ),
    field(
      'end',
      'Closes (date and time)',
      'end, ends, ends at, end datetime, end date time, closes at, ende, schluss, fin, final, fine, einde, eind',
    ),
    field('date', 'Date', 'date, day, start date, datum, tag, jour, fecha, día, data, giorno, dag', { group: 'time' }),
    field(
      'startTime',
      'Opening time',
      'start time, from, opens, open, opening time, time from, von, uhrzeit von, ab, startzeit, öffnet, de, heure de début, ouverture, desde, hora inicio, hora de inicio, apertura, dalle, ora inizio, van, begintijd, vanaf',
    ),
    field(
      'endTime',
      'Closing time',
      'end time, to, until, till, closes, close, closing time, time to, bis, uhrzeit bis, endzeit, schließt, à, heure de fin, fermeture, hasta, hora fin, hora de fin, cierre, alle, ora fine, chiusura, tot, eindtijd',
    ),
    field(
      'ticketed',
      o.ticketed.label,
      'ticketed, ticket, tickets, ticket needed, booking required, pre book, anmeldung, anmeldung nötig, ticketpflichtig, sur réservation, billet, réservation, reserva, entrada, con entrada, prenotazione, biglietto, reservering, kaartje',
    ),
    field(
      'capacity',
      o.capacity.label,
      'capacity, places, spaces, max, max people, plätze, kapazität, teilnehmer, capacité, plazas, aforo, capacidad, posti, capienza, plaatsen, capaciteit',
    ),
    field(
      'bookingUrl',
      o.bookingUrl.label,
      'booking, booking url, booking link, book, ticket url, ticket link, tickets url, buchung, buchungslink, anmeldelink, lien de réservation, enlace de reserva, link prenotazione, boekingslink',
    ),
    field(
      'notes',
      o.notes.label,
      'notes, note, description, remarks, comments, details, hinweis, hinweise, bemerkung, bemerkungen, anmerkung, beschreibung, remarques, notas, observaciones, descripción, osservazioni, descrizione, opmerking, opmerkingen, toelichting',
    ),
  ],
  people: personColumns,
  memberships: membershipColumns,
  donations: donationColumns,
  events: eventColumns,
  pictures: pictureColumns,
}

/** Kinds whose records keep a column that nobody mapped, under its header; of the others such a column is left out, and the plan says so. */
export const keepsOtherColumns: ReadonlySet<ImportKind> = new Set(['listings', 'openings', 'people'])

/** Kinds that visitors read. */
export const publicKinds: ReadonlySet<ImportKind> = new Set(['listings', 'openings', 'events', 'pictures'])

/** What a file of a kind must have a column for: each entry with the fields that will do. */
export function neededFields(kind: ImportKind): readonly (readonly ImportField[])[] {
  const all = importFields[kind]
  const groups = [...new Set(all.flatMap(({ group }) => group ?? []))]
  return [...all.filter(({ required }) => required).map(one => [one]), ...groups.map(name => all.filter(({ group }) => group === name))]
}

/** Names of fields still wanted by a mapping: required ones, and one of each group. */
export function missingFields(kind: ImportKind, mapping: Mapping): readonly ImportField[] {
  const mapped = new Set(Object.values(mapping))
  return importFields[kind].filter(f => {
    if (mapped.has(f.name)) return false
    if (f.required) return true
    if (f.group === undefined) return false
    const group = importFields[kind].filter(other => other.group === f.group)
    return f === group[0] && !group.some(other => mapped.has(other.name))
  })
}
