import { consentTopics } from '../../../people/consents.collection'
import { people } from '../../../people/people.collection'
import { importField as field } from '../../columns/import-field'
import type { ImportKind } from '../../import-kind'

const p = people.fields

/** People, one in a row. Consents are read as yes or no. */
export const peopleImport: ImportKind = {
  name: 'people',
  scope: 'people',
  into: 'organisation',
  takes: 'table',
  label: 'People',
  title: 'People: artists, art lovers, donors, businesses',
  summary: 'People are matched by email address or key. New data is added, and a no never becomes a yes.',
  found: 'The people are under [People]. Names that were known before are under [Merge people].',
  keepsOtherColumns: true,
  isPublic: false,
  telling: ['first', 'last', 'email', 'phone', 'pronouns', 'birthYear', 'household', 'news'],
  columns: [
    field('record', 'Our own number', 'record, record id, our number'),
    field(
      'name',
      'Name (whole)',
      'name, full name, display name, contact, contact name, person, donor, member, artist, artist name, constituent, vollständiger name, nom complet, nombre completo, nome completo, volledige naam, naam',
      { group: 'name' },
    ),
    field(
      'first',
      'First name',
      'first name, first, firstname, given name, forename, christian name, vorname, prénom, nombre, nome, nombre de pila, voornaam',
      { group: 'name' },
    ),
    field(
      'last',
      'Last name',
      'last name, last, lastname, surname, family name, nachname, familienname, nom, nom de famille, apellido, apellidos, cognome, achternaam',
      {
        group: 'name',
      },
    ),
    field(
      'organisation',
      p.organisation.label,
      'organisation, organization, company, business, employer, institution, firma, unternehmen, société, entreprise, empresa, organización, azienda, ditta, bedrijf',
      {
        group: 'name',
      },
    ),
    field(
      'key',
      'Key in the file',
      'id, key, ref, reference, constituent id, contact id, person id, member id, donor id, artist id, number, kennung, nummer, identifiant, identificador, codice',
    ),
    field('sortName', 'Sorted as', 'sort name, sorted as, sort, file as, sortiername, nom de tri, nombre de orden'),
    field('pronouns', 'Pronouns', 'pronouns, pronoun, pronomen, pronoms, pronombres, pronomi'),
    field(
      'email',
      'Email',
      'email, e mail, email address, e mail address, mail, primary email, email 1, email 2, other email, work email, home email, correo, correo electrónico, courriel, posta elettronica',
      {
        joins: true,
      },
    ),
    field(
      'phone',
      'Phone',
      'phone, telephone, tel, mobile, cell, phone number, home phone, work phone, mobile phone, telefon, handy, téléphone, portable, teléfono, móvil, telefono, cellulare, telefoon',
      {
        joins: true,
      },
    ),
    field(
      'line1',
      'Street',
      'street, address, address 1, address line 1, street address, mailing address, adresse, straße, strasse, rue, dirección, calle, indirizzo, via, adres, straat',
    ),
    field('line2', 'Second line', 'address 2, address line 2, street 2, unit, apartment, apt, suite, zusatz, complément'),
    field('city', 'City', 'city, town, place, ort, stadt, ville, ciudad, città, plaats, woonplaats'),
    field('region', 'State or region', 'state, region, province, county, bundesland, région, provincia, regione, provincie'),
    field('postcode', 'Postcode', 'postcode, postal code, zip, zip code, plz, postleitzahl, code postal, código postal, cap'),
    field('country', 'Country (two letters)', 'country, country code, land, pays, país, paese'),
    field(
      'birthYear',
      p.birthYear.label,
      'birth year, year of birth, yearofbirth, born, geburtsjahr, année de naissance, año de nacimiento, anno di nascita, geboortejaar',
    ),
    field(
      'tags',
      p.tags.label,
      'tags, tag, groups, group, categories, category, labels, interests, roles, schlagworte, gruppen, étiquettes, etiquetas, etichette',
      { joins: true },
    ),
    field('household', p.household.label, 'household, household id, household key, family, haushalt, foyer, hogar, famiglia'),
    field('note', 'Note', 'note, notes, remarks, comments, comment, notiz, bemerkung, remarque, nota, notas, opmerking', { joins: true }),
    ...consentTopics.map(topic =>
      field(
        topic,
        `Agrees to ${topic}`,
        topic === 'news'
          ? 'news, newsletter, subscribed, email opt in, opt in, mailing list, abonniert, suscrito, abonné, iscritto'
          : `${topic}, ${topic} opt in`,
      ),
    ),
  ],
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
