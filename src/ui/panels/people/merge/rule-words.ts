import type { Duplicate } from '../../../../domain/people/merge-desk'

/** Why two records are offered as one person. */
export const ruleWords: Readonly<Record<Duplicate['rule'], string>> = {
  email: 'Same e-mail',
  namePhone: 'Same name and phone',
  nameAddress: 'Same name and house',
  similar: 'Names alike',
  hand: 'Chosen by hand',
}
