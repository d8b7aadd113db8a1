import { events } from '../../../events/events.collection'
import { column, fills, importFields } from '../../columns/import-field'
import type { ImportKind } from '../../import-kind'

const e = events.fields

/** The columns of its files by name. */
export const eventColumns = {
  title: fills(e.title, 'title, name, event, event name, event title, titel, veranstaltung, titre, événement, título, evento, titolo, naam', {
    required: true,
  }),
  summary: fills(e.summary, 'summary, short description, teaser, subtitle, kurzbeschreibung, résumé, resumen, sommario, samenvatting'),
  body: fills(e.body, 'text, description, details, body, beschreibung, descriptif, descripción, descrizione, omschrijving'),
  start: column('Begins (date and time)', 'start, starts, begins, start datetime, start date time, beginn, anfang, début, inicio, inizio, begin', {
    group: 'time',
    format: 'date',
  }),
  end: column('Ends (date and time)', 'end, ends, end datetime, end date time, ende, fin, fine, einde', { format: 'date' }),
  date: column('Date', 'date, day, start date, datum, tag, jour, fecha, día, data, giorno, dag', { group: 'time', format: 'date' }),
  startTime: column(
    'Begins at',
    'start time, from, time, opens, von, uhrzeit, startzeit, heure de début, hora, hora de inicio, ora inizio, begintijd, vanaf',
  ),
  endTime: column('Ends at', 'end time, to, until, closes, bis, endzeit, heure de fin, hora de fin, ora fine, eindtijd'),
  venue: fills(e.venue, 'venue, place, location, where, ort, veranstaltungsort, lieu, lugar, luogo, plaats', { required: true }),
  address: fills(e.address, 'address, street, adresse, anschrift, dirección, indirizzo, adres'),
  lat: column(e.pin.fields!['lat']!, 'lat, latitude, breite, latitud, latitudine', { format: 'decimal' }),
  lng: column(e.pin.fields!['lng']!, 'lng, lon, long, longitude, länge, longitud, longitudine', { format: 'decimal' }),
  neighbourhood: column(e.neighbourhoodId, 'neighbourhood, neighborhood, area, district, stadtteil, quartier, barrio, quartiere, wijk'),
  onlineUrl: fills(e.onlineUrl, 'online, stream, link, url, website, webseite, site web, enlace, sito'),
  tags: fills(e.tags, 'tags, kind, type, category, categories, art, kategorie, catégorie, categoría, categoria'),
  price: column(e.price, 'price, cost, fee, admission, preis, eintritt, prix, tarif, precio, prezzo, prijs', { format: 'decimal' }),
  membersOnly: fills(e.membersOnly, 'members only, members, nur für mitglieder, réservé aux membres'),
  capacity: fills(e.capacity, 'capacity, places, spaces, max, plätze, kapazität, capacité, aforo, capacidad, capienza'),
  state: column('Draft or pending', 'state, status, zustand'),
}

/** Events of the calendar, one in a row. */
export const eventsImport: ImportKind = {
  name: 'events',
  scope: 'content',
  into: 'organisation',
  label: 'Events',
  one: 'event',
  title: 'Events of the calendar',
  summary: 'Events start as drafts until you publish them. Times are local.',
  found: 'Visitors do not see the events yet. Publish them under [Draft events], one by one, by a selection, or all that are complete.',
  isPublic: true,
  telling: ['venue', 'startTime', 'endTime', 'price', 'onlineUrl', 'membersOnly'],
  columns: importFields(eventColumns),
  example: [
    {
      title: 'An evening of prints',
      venue: 'The Example Hall',
      date: '2030-10-02',
      startTime: '18:00',
      endTime: '21:00',
      price: '12.50',
      tags: 'talk; print',
      state: 'pending',
    },
    {
      title: 'Open kiln',
      venue: 'The Example Pottery',
      date: '2030-10-09',
      startTime: '10:00',
      endTime: '13:00',
      price: '0',
      tags: 'ceramics',
      state: 'draft',
    },
  ],
}
