import type { Scope } from '../../../domain/shared/records/policy'

/** Labels of the scopes, as the office's groups are called. */
export const scopeText: Readonly<Record<Scope, string>> = {
  content: 'Content and events',
  guide: 'Guide',
  people: 'People',
  mail: 'Mail',
  money: 'Money',
  system: 'System',
}
