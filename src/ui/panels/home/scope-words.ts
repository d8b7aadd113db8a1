import type { Scope } from '../../../domain/shared/policy'

/** The scopes as the office's groups are called. */
export const scopeWords: Readonly<Record<Scope, string>> = {
  content: 'Content and events',
  guide: 'Guide',
  people: 'People',
  mail: 'Mail',
  money: 'Money',
  system: 'System',
}
