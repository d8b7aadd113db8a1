import type { Collection } from './collection'
import { all, type Rule } from './policy'

/**
 * Who may query a whole collection group: a caller who may list every declared collection of that name. Only subcollections form a group;
 * others are queried by their path.
 */
export function groupRule(collections: readonly Collection[], name: string): Rule | undefined {
  const group = collections.filter(({ path }) => path === name || path.endsWith(`/${name}`))
  return group.some(({ path }) => path !== name) ? all(...group.map(({ access }) => access.list)) : undefined
}

/** Names of all groups. */
export const groupNames = (collections: readonly Collection[]): readonly string[] =>
  [...new Set(collections.flatMap(({ path }) => (path.includes('/') ? [path.slice(path.lastIndexOf('/') + 1)] : [])))].sort()
