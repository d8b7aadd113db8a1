import { donations } from '../../../giving/donations.collection'
import { column, fills, importFields } from '../../columns/import-field'
import type { ImportKind } from '../../import-kind'
import { nameQuestions } from '../people/name-questions'
import { personColumns } from '../people/person-columns'

const d = donations.fields

/** The columns of its files by name. */
export const giftColumns = {
  amount: column(
    d.amount,
    'amount, gift, gift amount, donation, donation amount, sum, total, paid, betrag, spende, montant, don, importe, monto, donación, importo, bedrag',
    { group: 'gift', format: 'decimal' },
  ),
  inKind: column('Given in kind', 'in kind, gift in kind, in kind description, description, sachspende, en nature, en especie, in natura', {
    group: 'gift',
  }),
  date: column(
    d.receivedOn,
    'date, gift date, donation date, received, received on, date received, paid on, day, datum, spendendatum, date du don, fecha, data',
    { required: true, format: 'date' },
  ),
  fund: column(d.fundId, 'fund, designation, purpose, fonds, zweck, affectation, fondo, destinazione'),
  campaign: column(d.campaignId, 'campaign, appeal, kampagne, campagne, campaña, campagna'),
  honour: column('In honor of', 'in honour of, in honor of, honour, honor, tribute, zu ehren von, en honneur de'),
  memory: column('In memory of', 'in memory of, memory, memorial, in gedenken an, à la mémoire de'),
  anonymous: fills(d.anonymous, 'anonymous, anon, anonym, anonyme, anónimo, anonimo, anoniem'),
}

/** Gifts, one in a row. Belongs to the scope money, and needs people as well because rows may create people. */
export const donationsImport: ImportKind = {
  name: 'donations',
  scope: 'money',
  alsoScope: 'people',
  into: 'organisation',
  label: 'Gifts',
  one: 'gift',
  title: 'Gifts: one gift in each row',
  summary: 'Amounts are in US dollars. No letters are written. Rows with payment card numbers are refused.',
  found: 'The gifts are on each donor’s page: [Find a person] to see them. No letters were written.',
  telling: ['amount', 'inKind', 'date', 'fund', 'campaign', 'anonymous'],
  isPublic: false,
  columns: [...personColumns, ...importFields(giftColumns)],
  questions: nameQuestions,
  example: [
    { email: 'maria@example.org', name: 'Maria Example', amount: '250.00', date: '2026-01-15', anonymous: 'no' },
    { email: 'desk@press.example', name: 'Example Press LLC', inKind: 'Forty sheets of paper', date: '2026-02-02', honour: 'Tom Sample' },
  ],
}
