import { events } from '../../../events/events.collection'
import { importField as field } from '../../columns/import-field'
import type { ImportKind } from '../../import-kind'

const e = events.fields

/** Events of the calendar, one in a row. */
export const eventsImport: ImportKind = {
  name: 'events',
  scope: 'content',
  into: 'organisation',
  takes: 'table',
  label: 'Events',
  title: 'Events of the calendar',
  summary: 'Events start as drafts or wait for review. Times are local.',
  found: 'The events are drafts, or wait under [Review events]. Visitors do not see them yet.',
  keepsOtherColumns: false,
  isPublic: true,
  telling: ['venue', 'startTime', 'endTime', 'price', 'onlineUrl', 'membersOnly'],
  columns: [
    field(
      'title',
      e.title.label,
      'title, name, event, event name, event title, titel, veranstaltung, titre, événement, título, evento, titolo, naam',
      {
        required: true,
      },
    ),
    field('summary', e.summary.label, 'summary, short description, teaser, subtitle, kurzbeschreibung, résumé, resumen, sommario, samenvatting'),
    field('body', e.body.label, 'text, description, details, body, beschreibung, descriptif, descripción, descrizione, omschrijving', {
      joins: true,
    }),
    field('start', 'Begins (date and time)', 'start, starts, begins, start datetime, start date time, beginn, anfang, début, inicio, inizio, begin', {
      group: 'time',
    }),
    field('end', 'Ends (date and time)', 'end, ends, end datetime, end date time, ende, fin, fine, einde'),
    field('date', 'Date', 'date, day, start date, datum, tag, jour, fecha, día, data, giorno, dag', { group: 'time' }),
    field(
      'startTime',
      'Begins at',
      'start time, from, time, opens, von, uhrzeit, startzeit, heure de début, hora, hora de inicio, ora inizio, begintijd, vanaf',
    ),
    field('endTime', 'Ends at', 'end time, to, until, closes, bis, endzeit, heure de fin, hora de fin, ora fine, eindtijd'),
    field('venue', e.venue.label, 'venue, place, location, where, ort, veranstaltungsort, lieu, lugar, luogo, plaats', { required: true }),
    field('address', e.address.label, 'address, street, adresse, anschrift, dirección, indirizzo, adres'),
    field('lat', 'Latitude', 'lat, latitude, breite, latitud, latitudine'),
    field('lng', 'Longitude', 'lng, lon, long, longitude, länge, longitud, longitudine'),
    field('neighbourhood', e.neighbourhoodId.label, 'neighbourhood, neighborhood, area, district, stadtteil, quartier, barrio, quartiere, wijk'),
    field('onlineUrl', e.onlineUrl.label, 'online, stream, link, url, website, webseite, site web, enlace, sito'),
    field('tags', e.tags.label, 'tags, kind, type, category, categories, art, kategorie, catégorie, categoría, categoria', { joins: true }),
    field('price', e.price.label, 'price, cost, fee, admission, preis, eintritt, prix, tarif, precio, prezzo, prijs'),
    field('membersOnly', e.membersOnly.label, 'members only, members, nur für mitglieder, réservé aux membres'),
    field('capacity', e.capacity.label, 'capacity, places, spaces, max, plätze, kapazität, capacité, aforo, capacidad, capienza'),
    field('state', 'Draft or pending', 'state, status, zustand'),
  ],
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
