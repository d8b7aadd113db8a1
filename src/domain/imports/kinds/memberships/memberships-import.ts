import { memberships, terms } from '../../../memberships/memberships.collection'
import { column, importFields } from '../../columns/import-field'
import type { ImportKind } from '../../import-kind'
import { nameQuestions } from '../people/name-questions'
import { personColumns } from '../people/person-columns'

const m = memberships.fields
const t = terms.fields

/** The columns of its files by name. */
export const termColumns = {
  product: column(
    m.productId,
    'membership, product, membership type, member type, type, plan, membership name, mitgliedschaft, mitgliedsart, adhésion, formule, membresía, tipo, iscrizione, lidmaatschap',
    { required: true },
  ),
  level: column(m.level, 'level, tier, category, membership level, stufe, kategorie, niveau, nivel, categoría, livello, categorie'),
  start: column(
    t.start,
    'start, start date, from, valid from, begins, begin, joined, term start, paid on, von, beginn, ab, début, du, inicio, desde, inizio, dal, begindatum, vanaf',
    { required: true, format: 'date' },
  ),
  end: column(
    t.end,
    'end, end date, until, valid until, expires, expiry, expiry date, expiration date, term end, renewal date, bis, ende, fin, au, hasta, fine, al, einddatum, tot',
    { format: 'date' },
  ),
  reason: column(t.compReason, 'reason, comp reason, given because, comp, grund, motif, motivo, reden'),
}

/** Memberships: one term of one member in a row. */
export const membershipsImport: ImportKind = {
  name: 'memberships',
  scope: 'people',
  into: 'organisation',
  label: 'Memberships',
  one: 'membership',
  title: 'Memberships: one term in each row',
  summary: 'Adds terms and changes none. Whether somebody is a member follows from their terms.',
  found: 'The terms are on each member’s page: [Find a person] to see them. After an undo, each term stays with an entry that reverses it.',
  telling: ['product', 'level', 'start', 'end'],
  isPublic: false,
  columns: [...personColumns, ...importFields(termColumns)],
  questions: nameQuestions,
  example: [
    { email: 'maria@example.org', name: 'Maria Example', product: 'art', level: 'artist', start: '2030-03-01', end: '2031-02-28' },
    { email: 'tom@example.org', name: 'Tom Sample', product: 'art', level: 'artist', start: '2030-05-12', end: '', reason: 'Volunteer of the year' },
  ],
}
