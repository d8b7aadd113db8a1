import { memberships, terms } from '../memberships/memberships'
import { importField as field, type ImportField } from './import-field'
import { whoColumns } from './who-columns'

/** What a column of a file of memberships may be: one term of one member a row. */
export const membershipColumns: readonly ImportField[] = [
  ...whoColumns,
  field(
    'product',
    memberships.fields.productId.label,
    'membership, product, membership type, member type, type, plan, membership name, mitgliedschaft, mitgliedsart, adhésion, formule, membresía, tipo, iscrizione, lidmaatschap',
    { required: true },
  ),
  field(
    'level',
    memberships.fields.level.label,
    'level, tier, category, membership level, stufe, kategorie, niveau, nivel, categoría, livello, categorie',
  ),
  field(
    'start',
    terms.fields.start.label,
    'start, start date, from, valid from, begins, begin, joined, term start, paid on, von, beginn, ab, début, du, inicio, desde, inizio, dal, begindatum, vanaf',
    { required: true },
  ),
  field(
    'end',
    terms.fields.end.label,
    'end, end date, until, valid until, expires, expiry, expiry date, expiration date, term end, renewal date, bis, ende, fin, au, hasta, fine, al, einddatum, tot',
  ),
  field('reason', terms.fields.compReason.label, 'reason, comp reason, given because, comp, grund, motif, motivo, reden'),
]
