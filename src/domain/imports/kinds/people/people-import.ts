import { type ConsentTopic, consentTopics } from '../../../people/consents.collection'
import { nameFields, people } from '../../../people/people.collection'
import { personNotes } from '../../../people/person-notes.collection'
import { optional } from '../../../shared/records/fields'
import { column, fills, importFields } from '../../columns/import-field'
import type { ImportKind } from '../../import-kind'
import { nameQuestions } from './name-questions'

const p = people.fields
const address = p.addresses.of!.fields!

const newsWords = 'news, newsletter, subscribed, email opt in, opt in, mailing list, abonniert, suscrito, abonné, iscritto'

/** The columns of its files by name. */
export const peopleColumns = {
  record: column('Our own number', 'record, record id, our number'),
  name: column(
    'Name (whole)',
    'name, full name, display name, contact, contact name, person, donor, member, artist, artist name, constituent, vollständiger name, nom complet, nombre completo, nome completo, volledige naam, naam',
    { group: 'name' },
  ),
  first: column(
    nameFields.first,
    'first name, first, firstname, given name, forename, christian name, vorname, prénom, nombre, nome, nombre de pila, voornaam',
    { group: 'name' },
  ),
  last: column(
    nameFields.last,
    'last name, last, lastname, surname, family name, nachname, familienname, nom, nom de famille, apellido, apellidos, cognome, achternaam',
    { group: 'name' },
  ),
  organisation: fills(
    p.organisation,
    'organisation, organization, company, business, employer, institution, firma, unternehmen, société, entreprise, empresa, organización, azienda, ditta, bedrijf',
    { group: 'name' },
  ),
  key: column(
    p.sourceKey,
    'id, key, ref, reference, constituent id, contact id, person id, member id, donor id, artist id, number, kennung, nummer, identifiant, identificador, codice',
  ),
  kind: column('Kind', 'kind, entity type, constituent type, contact type, person or organization, art der person'),
  sortName: column(nameFields.sort, 'sort name, sorted as, sort, file as, sortiername, nom de tri, nombre de orden'),
  pronouns: column(nameFields.pronouns, 'pronouns, pronoun, pronomen, pronoms, pronombres, pronomi'),
  email: column(
    p.emails.of!,
    'email, e mail, email address, e mail address, mail, primary email, email 1, email 2, other email, work email, home email, correo, correo electrónico, courriel, posta elettronica',
    { joins: true },
  ),
  phone: column(
    p.phones.of!,
    'phone, telephone, tel, mobile, cell, phone number, home phone, work phone, mobile phone, telefon, handy, téléphone, portable, teléfono, móvil, telefono, cellulare, telefoon',
    { joins: true },
  ),
  line1: column(
    address['line1']!,
    'street, address, address 1, address line 1, street address, mailing address, adresse, straße, strasse, rue, dirección, calle, indirizzo, via, adres, straat',
  ),
  line2: column(address['line2']!, 'address 2, address line 2, street 2, unit, apartment, apt, suite, zusatz, complément'),
  city: column(address['city']!, 'city, town, place, ort, stadt, ville, ciudad, città, plaats, woonplaats'),
  region: column(address['region']!, 'state, region, province, county, bundesland, région, provincia, regione, provincie'),
  postcode: column(address['postcode']!, 'postcode, postal code, zip, zip code, plz, postleitzahl, code postal, código postal, cap'),
  country: column('Country (two letters)', 'country, country code, land, pays, país, paese'),
  birthYear: fills(
    p.birthYear,
    'birth year, year of birth, yearofbirth, born, geburtsjahr, année de naissance, año de nacimiento, anno di nascita, geboortejaar',
  ),
  tags: fills(
    optional(p.tags),
    'tags, tag, groups, group, categories, category, labels, interests, roles, schlagworte, gruppen, étiquettes, etiquetas, etichette',
  ),
  household: fills(p.household, 'household, household id, household key, family, haushalt, foyer, hogar, famiglia'),
  note: fills(optional(personNotes.fields.note), 'note, notes, remarks, comments, comment, notiz, bemerkung, remarque, nota, notas, opmerking'),
  ...(Object.fromEntries(
    consentTopics.map(topic => [topic, column(`Agrees to ${topic}`, topic === 'news' ? newsWords : `${topic}, ${topic} opt in`)]),
  ) as Record<ConsentTopic, ReturnType<typeof column>>),
}

/** People, one in a row. Consents are read as yes or no. */
export const peopleImport: ImportKind = {
  name: 'people',
  scope: 'people',
  into: 'organisation',
  label: 'People',
  one: 'person',
  title: 'People: artists, art lovers, donors, businesses',
  summary: 'People are matched by email address or key. New data is added, and a no never becomes a yes.',
  found: 'The people are under [People]. Names that were known before are under [Merge people].',
  keepsOtherColumns: true,
  telling: ['first', 'last', 'email', 'phone', 'pronouns', 'birthYear', 'household', 'news'],
  isPublic: false,
  columns: importFields(peopleColumns),
  questions: nameQuestions,
  example: [
    {
      first: 'Maria',
      last: 'Example',
      email: 'maria@example.org',
      phone: '+1 415 555 0100',
      line1: '12 Example Street',
      city: 'Exampleton',
      country: 'US',
      tags: 'donor',
      news: 'yes',
    },
    { organisation: 'Example Press LLC', email: 'desk@press.example', tags: 'business; sponsor' },
  ],
}
