import { listings } from '../../../guide/listings.collection'
import { column, fills, importFields } from '../../columns/import-field'
import type { ImportKind } from '../../import-kind'
import { absentQuestion } from '../../plan/absent-rows'
import { listingKeyHeadings } from './listing-key-headings'

const l = listings.fields

const nameWords =
  'name, title, venue, venue name, listing, display name, building, place, location name, studio or building, haus, ort, bezeichnung, titel, gebäude, nom, titre, lieu, bâtiment, nombre, título, lugar, edificio, nome, titolo, luogo, naam, plaats, gebouw'

/** The columns of its files by name. */
export const listingColumns = {
  displayName: column(l.displayName, nameWords, { required: true }),
  key: column(l.source.fields!['key']!, listingKeyHeadings),
  sortName: fills(l.sortName, 'sort name, sorted as, sort, sortiername, nom de tri, nombre de orden, sorteernaam'),
  blurb: column(
    l.blurb,
    'blurb, short description, teaser, summary, tagline, kurzbeschreibung, kurztext, résumé, resumen, sommario, riassunto, samenvatting',
  ),
  about: column(
    l.about,
    'about, description, long description, text, details, factsheet, history, beschreibung, langtext, texte, descriptif, descripción, texto, descrizione, testo, omschrijving, beschrijving, tekst',
    { joins: true },
  ),
  address: column(
    l.address,
    'address, street, street address, full address, adresse, anschrift, straße, strasse, rue, dirección, calle, indirizzo, via, adres, straat, location',
  ),
  postcode: column('Postcode', 'postcode, postal code, zip, zip code, plz, postleitzahl, code postal, código postal, cap, codice postale'),
  unit: fills(l.unit, 'unit, suite, apartment, apt, room, einheit, raum, appartement, unidad, piso, interno, eenheid'),
  lat: column(l.pin.fields!['lat']!, 'lat, latitude, y, breite, breitengrad, geo breite, latitud, latitudine, breedtegraad', { format: 'decimal' }),
  lng: column(l.pin.fields!['lng']!, 'lng, lon, long, longitude, x, länge, längengrad, geo länge, longitud, longitudine, lengtegraad', {
    format: 'decimal',
  }),
  latLng: column(
    'Latitude and longitude',
    'latlng, lat lng, lat long, latlon, coordinates, coords, geo, geopoint, koordinaten, coordonnées, coordenadas, coordinate, coördinaten',
    { format: 'decimal' },
  ),
  media: fills(
    l.media,
    'media, medium, mediums, discipline, disciplines, technik, techniken, sparte, technique, techniques, técnica, técnicas, tecnica, tecniche, disciplina, techniek',
  ),
  tags: fills(
    l.tags,
    'tags, kind, kinds, type, types, category, categories, kategorie, kategorien, art, typ, catégorie, catégories, genre, categoría, categorías, tipo, tipos, categoria, categorie, soort',
  ),
  facilities: fills(
    l.facilities,
    'facilities, amenities, services, features, ausstattung, einrichtungen, barrierefreiheit, équipements, installations, instalaciones, servicios, servizi, strutture, voorzieningen, faciliteiten',
  ),
  links: column(
    l.links,
    'website, web, url, link, links, homepage, webseite, internet, site web, lien, sitio web, página web, enlace, sito, sito web',
    { joins: true },
  ),
  studioName: fills(l.studioName, 'studio, studio name, atelier, ateliername, estudio, taller'),
  neighbourhood: column(
    l.neighbourhoodId,
    'neighbourhood, neighborhood, area, areas, district, borough, quarter, stadtteil, bezirk, viertel, quartier, arrondissement, barrio, distrito, quartiere, zona, wijk, buurt',
  ),
  doorNote: fills(
    l.doorNote,
    'door note, directions, at the door, entrance, getting in, access notes, eingang, zugang, accès, entrée, acceso, entrada, ingresso, ingang, toegang',
  ),
  byAppointment: fills(
    l.byAppointment,
    'by appointment, appointment, appointment only, nach vereinbarung, termin, sur rendez vous, con cita, cita previa, su appuntamento, op afspraak',
  ),
}

/** The guide's listings, one in a row. */
export const listingsImport: ImportKind = {
  name: 'listings',
  scope: 'guide',
  into: 'edition',
  label: 'Listings',
  one: 'listing',
  title: 'Listings of the guide',
  summary: 'Studios, galleries and venues of one edition.',
  found: '',
  keepsOtherColumns: true,
  isPublic: true,
  telling: [
    'blurb',
    'about',
    'address',
    'postcode',
    'lat',
    'lng',
    'latLng',
    'media',
    'facilities',
    'links',
    'studioName',
    'neighbourhood',
    'doorNote',
  ],
  columns: importFields(listingColumns),
  questions: [
    {
      name: 'far-away',
      asks: 'These places are far from the city of this edition. Is it the right edition?',
      choices: [{ value: 'right', label: 'The places are right' }],
      holdsFor: 'edition',
    },
    absentQuestion('listings'),
  ],
  example: [
    {
      displayName: 'The Example Pottery',
      key: '1',
      address: '12 Example Street',
      lat: '38.7101',
      lng: '-9.1402',
      media: 'ceramics; glass',
      blurb: 'Bowls from the wheel.',
    },
    {
      displayName: 'Example & Daughter',
      key: '2',
      address: '3 Sample Row',
      lat: '38.7125',
      lng: '-9.1377',
      media: 'print',
      blurb: 'Two presses, one cat.',
    },
  ],
}
