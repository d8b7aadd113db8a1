import type { Collection } from '../shared/collection'
import type { Rule, Scope } from '../shared/policy'

/** Scopes of collections that several scopes, or none, may change. */
const ownScopes: Readonly<Record<string, Scope>> = {
  accounts: 'people',
  artists: 'people',
  artlovers: 'people',
  checkIns: 'content',
  consents: 'people',
  'editions/{edition}/prices': 'guide',
  'editions/{edition}/adPrices': 'guide',
  entries: 'guide',
  events: 'content',
  'events/{event}/guests': 'content',
  eventSubmissions: 'content',
  'memberships/{membership}/terms': 'people',
  placedAds: 'guide',
  'perks/{perk}/codes': 'content',
  privateShares: 'content',
  rsvps: 'content',
  segments: 'people',
  slugs: 'content',
  snapshots: 'guide',
  waitlist: 'content',
}

/** The scope to which what is done with a record belongs: the first that may change it, else read it; `system` where no scope is named. */
export const scopeOf = ({ path, access }: Pick<Collection, 'path' | 'access'>): Scope =>
  ownScopes[path] ?? scopeIn(access.update) ?? scopeIn(access.create) ?? scopeIn(access.list) ?? 'system'

function scopeIn(rule: Rule): Scope | undefined {
  if (rule.is === 'scope') return rule.scope
  return 'rules' in rule ? rule.rules.map(scopeIn).find(Boolean) : undefined
}
