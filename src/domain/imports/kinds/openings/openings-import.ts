import { openingFields } from '../../../guide/listings.collection'
import { importField as field } from '../../columns/import-field'
import type { ImportKind } from '../../import-kind'
import { listingKeyWords } from '../listings/listing-key-words'

const o = openingFields

/** The times at which listings are open, one opening in a row. */
export const openingsImport: ImportKind = {
  name: 'openings',
  scope: 'guide',
  into: 'edition',
  takes: 'table',
  label: 'Openings',
  title: 'Openings of the guide',
  summary: 'When the listings of one edition are open.',
  found: '',
  keepsOtherColumns: true,
  isPublic: true,
  telling: ['start', 'end', 'date', 'startTime', 'endTime', 'ticketed', 'capacity', 'bookingUrl'],
  columns: [
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
  example: [
    { listingKey: '1', date: '2030-10-05', startTime: '11:00', endTime: '17:00' },
    { listingKey: '1', name: 'Raku firing', date: '2030-10-06', startTime: '15:00', endTime: '16:30', ticketed: 'yes', capacity: '12' },
  ],
}
