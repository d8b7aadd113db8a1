import { donations } from '../giving/donations'
import { importField as field, type ImportField } from './import-field'
import { whoColumns } from './who-columns'

const d = donations.fields

/** What a column of a file of gifts may be: one gift a row. */
export const donationColumns: readonly ImportField[] = [
  ...whoColumns,
  field(
    'amount',
    d.amount.label,
    'amount, gift, gift amount, donation, donation amount, sum, total, paid, betrag, spende, montant, don, importe, monto, donación, importo, bedrag',
    {
      group: 'gift',
    },
  ),
  field('inKind', 'Given in kind', 'in kind, gift in kind, in kind description, description, sachspende, en nature, en especie, in natura', {
    group: 'gift',
  }),
  field(
    'date',
    d.receivedOn.label,
    'date, gift date, donation date, received, received on, date received, paid on, day, datum, spendendatum, date du don, fecha, data',
    {
      required: true,
    },
  ),
  field('fund', d.fundId.label, 'fund, designation, purpose, fonds, zweck, affectation, fondo, destinazione'),
  field('campaign', d.campaignId.label, 'campaign, appeal, kampagne, campagne, campaña, campagna'),
  field('honour', 'In honour of', 'in honour of, in honor of, honour, honor, tribute, zu ehren von, en honneur de'),
  field('memory', 'In memory of', 'in memory of, memory, memorial, in gedenken an, à la mémoire de'),
  field('anonymous', d.anonymous.label, 'anonymous, anon, anonym, anonyme, anónimo, anonimo, anoniem'),
]
