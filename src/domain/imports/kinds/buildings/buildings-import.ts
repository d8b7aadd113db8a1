import { accessFactFields } from '../../../accessibility/access-facts'
import { sites } from '../../../guide/listings.collection'
import { column, fills, importFields } from '../../columns/import-field'
import type { ImportKind } from '../../import-kind'

const s = sites.fields
const a = accessFactFields

/** What is known of a building's accessibility, a column each. */
export const accessColumns = {
  routeIn: fills(a.routeIn, 'route width, width of the route, route in, route inches'),
  doorIn: fills(a.doorIn, 'door width, width of the door, door in, door inches'),
  stepCount: fills(a.stepCount, 'steps, step count, stufen, marches, escalones, gradini, treden'),
  lever: fills(a.lever, 'lever handle, lever, open door'),
  turnIn: fills(a.turnIn, 'turning space, turn in, turning inches'),
  parking: fills(a.parking, 'accessible parking, parking'),
  restroom: fills(a.restroom, 'accessible restroom, restroom, toilet, wc'),
  note: fills(a.note, 'access note, accessibility note, note, accessibility'),
}

/** The columns of its files by name. */
export const buildingColumns = {
  name: fills(s.name, 'name, building, building name, studio building, site, gebäude, bâtiment, edificio, gebouw', { required: true }),
  address: fills(s.address, 'address, street, street address, adresse, anschrift, straße, rue, dirección, calle, indirizzo, via, adres, straat'),
  lat: column(s.pin.fields!['lat']!, 'lat, latitude, y, breite, breitengrad, latitud, latitudine', { format: 'decimal' }),
  lng: column(s.pin.fields!['lng']!, 'lng, lon, long, longitude, x, länge, längengrad, longitud, longitudine', { format: 'decimal' }),
  latLng: column('Latitude and longitude', 'latlng, lat lng, latlon, coordinates, coords, geopoint, pin, koordinaten, coordonnées, coordenadas', {
    format: 'decimal',
  }),
  neighbourhood: column(
    s.neighbourhoodId,
    'neighborhood, neighbourhood, area, district, stadtteil, viertel, quartier, barrio, distrito, quartiere, wijk, buurt',
  ),
  kind: fills(s.kind, 'kind, type, category, art, typ, catégorie, tipo, soort'),
  capacity: fills(s.capacity, 'capacity, places, studios, max artists, plätze, kapazität, capacité, capacidad, capienza'),
  units: fills(s.units, 'units, unit, suites, rooms, einheiten, räume, unités, unidades, unità, eenheden'),
  host: column(s.hostId, 'host, host email, host e-mail, coordinator, coordinator email, contact email, email, e-mail'),
  ...accessColumns,
}

/** Buildings with several studios, one in a row, in the city of the chosen edition. */
export const buildingsImport: ImportKind = {
  name: 'buildings',
  scope: 'guide',
  into: 'edition',
  label: 'Buildings',
  one: 'building',
  title: 'Studio buildings: one building in each row',
  summary: 'Buildings in the city of this edition, with their places, units, host and accessibility. The pin gives the neighborhood.',
  found: 'The buildings are under [Weekends], among the buildings.',
  telling: ['address', 'lat', 'lng', 'latLng', 'neighbourhood', 'capacity', 'units', 'host', ...Object.keys(accessColumns)],
  isPublic: false,
  columns: importFields(buildingColumns),
  example: [
    {
      name: 'The Example Works',
      address: '12 Example Street',
      lat: '37.7599',
      lng: '-122.3885',
      kind: 'group',
      capacity: '40',
      units: '101; 102; 103',
      host: 'maria@example.org',
      stepCount: '0',
      restroom: 'yes',
    },
    {
      name: 'Sample Hall',
      address: '3 Sample Row',
      lat: '37.7641',
      lng: '-122.4112',
      kind: 'community',
      capacity: '12',
      stepCount: '2',
      note: 'Ring for the ramp.',
    },
  ],
}
