import { useArtLoverPreferences } from './members/art-lover-preferences'
import { givenColumn, lastGiftColumn, perksUsedColumn, reachesColumn, studiosVisitedColumn } from './members/member-columns'
import type { MemberRow } from './members/member-row'
import { memberTabs } from './members/member-tabs'
import { usePerksUsed } from './members/use-perks-used'
import { useStudiosVisited } from './members/use-studios-visited'

type Row = Partial<MemberRow>

/** Members as art lovers, with what they said they like, gave and used, and who could move up a level. */
export default memberTabs({
  columns: [
    { name: 'media', label: 'Likes', kind: 'list', value: ({ prefers }: Row) => prefers?.media },
    { name: 'neighborhoods', label: 'Neighborhoods', kind: 'list', value: ({ prefers }: Row) => prefers?.neighborhoods },
    { name: 'budget', label: 'Budget', value: ({ prefers }: Row) => prefers?.budget, width: 128 },
    lastGiftColumn,
    givenColumn,
    reachesColumn,
    perksUsedColumn,
    studiosVisitedColumn,
    { name: 'namedInPublic', label: 'May be named', kind: 'boolean', value: ({ prefers }: Row) => prefers?.namedInPublic },
  ],
  parts: { audience: 'artlover', useFacts: useArtLoverPreferences, usePerks: usePerksUsed, useVisits: useStudiosVisited },
  hasUpgrades: true,
})
