import { openingFields } from '../../../guide/listings.collection'
import { column, fills, importFields } from '../../columns/import-field'
import type { ImportKind } from '../../import-kind'
import { absentQuestion } from '../../plan/absent-rows'
import { listingKeyHeadings } from '../listings/listing-key-headings'

const o = openingFields

/** The columns of its files by name. */
export const openingColumns = {
  listingKey: column('Key of the listing', listingKeyHeadings, { group: 'listing' }),
  listingName: column(
    'Name of the listing',
    'listing name, venue name, venue, listing, building, place, location, gebäude, haus, ort, lieu, bâtiment, lugar, edificio, luogo, gebouw, plaats',
    { group: 'listing' },
  ),
  name: fills(
    o.name,
    'name, title, event, activity, kind, type, titel, veranstaltung, angebot, art, nom, titre, activité, nombre, título, actividad, nome, titolo, attività, naam, activiteit',
  ),
  start: column(
    'Opens (date and time)',
    'start, starts, starts at, start datetime, start date time, opens at, beginn, anfang, début, inicio, comienzo, inizio, aanvang, begin',
    { group: 'time', format: 'date' },
  ),
  end: column('Closes (date and time)', 'end, ends, ends at, end datetime, end date time, closes at, ende, schluss, fin, final, fine, einde, eind', {
    format: 'date',
  }),
  date: column('Date', 'date, day, start date, datum, tag, jour, fecha, día, data, giorno, dag', { group: 'time', format: 'date' }),
  startTime: column(
    'Opening time',
    'start time, from, opens, open, opening time, time from, von, uhrzeit von, ab, startzeit, öffnet, de, heure de début, ouverture, desde, hora inicio, hora de inicio, apertura, dalle, ora inizio, van, begintijd, vanaf',
  ),
  endTime: column(
    'Closing time',
    'end time, to, until, till, closes, close, closing time, time to, bis, uhrzeit bis, endzeit, schließt, à, heure de fin, fermeture, hasta, hora fin, hora de fin, cierre, alle, ora fine, chiusura, tot, eindtijd',
  ),
  ticketed: fills(
    o.ticketed,
    'ticketed, ticket, tickets, ticket needed, booking required, pre book, anmeldung, anmeldung nötig, ticketpflichtig, sur réservation, billet, réservation, reserva, entrada, con entrada, prenotazione, biglietto, reservering, kaartje',
  ),
  capacity: fills(
    o.capacity,
    'capacity, places, spaces, max, max people, plätze, kapazität, teilnehmer, capacité, plazas, aforo, capacidad, posti, capienza, plaatsen, capaciteit',
  ),
  bookingUrl: fills(
    o.bookingUrl,
    'booking, booking url, booking link, book, ticket url, ticket link, tickets url, buchung, buchungslink, anmeldelink, lien de réservation, enlace de reserva, link prenotazione, boekingslink',
  ),
  notes: column(
    o.notes,
    'notes, note, description, remarks, comments, details, hinweis, hinweise, bemerkung, bemerkungen, anmerkung, beschreibung, remarques, notas, observaciones, descripción, osservazioni, descrizione, opmerking, opmerkingen, toelichting',
  ),
}

/** The times at which listings are open, one opening in a row. */
export const openingsImport: ImportKind = {
  name: 'openings',
  scope: 'guide',
  into: 'edition',
  label: 'Openings',
  one: 'opening',
  title: 'Openings of the guide',
  summary: 'When the listings of one edition are open.',
  found: '',
  keepsOtherColumns: true,
  isPublic: true,
  telling: ['start', 'end', 'date', 'startTime', 'endTime', 'ticketed', 'capacity', 'bookingUrl'],
  columns: importFields(openingColumns),
  questions: [
    {
      name: 'other-dates',
      asks: 'These dates are far from the days of this edition. Is it the right edition?',
      choices: [{ value: 'right', label: 'The dates are right' }],
      holdsFor: 'edition',
    },
    absentQuestion('openings'),
  ],
  example: [
    { listingKey: '1', date: '2030-10-05', startTime: '11:00', endTime: '17:00' },
    { listingKey: '1', name: 'Raku firing', date: '2030-10-06', startTime: '15:00', endTime: '16:30', ticketed: 'yes', capacity: '12' },
  ],
}
