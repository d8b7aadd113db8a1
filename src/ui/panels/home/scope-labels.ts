import type { Scope } from '../../../domain/shared/records/policy'

/** Labels of the scopes, the same as those of the office's groups. */
export const scopeLabels: Readonly<Record<Scope, string>> = {
  content: 'Content and events',
  guide: 'Guide',
  people: 'People',
  mail: 'Mail',
  money: 'Money',
  system: 'System',
}
