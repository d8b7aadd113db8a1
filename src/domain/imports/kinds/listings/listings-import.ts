import { listings } from '../../../guide/listings.collection'
import { importField as field } from '../../columns/import-field'
import type { ImportKind } from '../../import-kind'
import { listingKeyWords } from './listing-key-words'

const l = listings.fields

const nameWords =
  'name, title, venue, venue name, listing, display name, building, place, location name, studio or building, haus, ort, bezeichnung, titel, gebäude, nom, titre, lieu, bâtiment, nombre, título, lugar, edificio, nome, titolo, luogo, naam, plaats, gebouw'

/** The guide's listings, one in a row. */
export const listingsImport: ImportKind = {
  name: 'listings',
  scope: 'guide',
  into: 'edition',
  takes: 'table',
  label: 'Listings',
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
  columns: [
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
