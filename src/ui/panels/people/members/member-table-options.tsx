import { useMemo } from 'react'
import type { memberships } from '../../../../domain/memberships/memberships.collection'
import { type MemberView, membersIn } from '../../../../domain/memberships/roster/member'
import { levelWithinReach } from '../../../../domain/memberships/roster/upgrade-candidates'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { peopleQueries } from '../../../queries/people.queries'
import type { QueriedTableOptions } from '../../engine/table-options'
import { useOfficeToday } from '../../engine/use-office-today'
import { usePersonIndex } from '../person/use-person-index'
import type { MemberFacts, MemberRow } from './member-row'
import { useGiftSums } from './use-gift-sums'

type Audience = MemberRow['audience']

const none: MemberFacts = new Map()
const noCounts: ReadonlyMap<string, number> = new Map()

interface MemberPartsOptions {
  readonly view: MemberView
  /** Title of the empty table. */
  readonly empty: string
  /** Only members of this audience. */
  readonly audience?: Audience
  /** What the panel's own columns show. */
  readonly useFacts?: () => MemberFacts
  /** Uses of perks, by membership. */
  readonly usePerks?: () => ReadonlyMap<string, number>
  /** Studios visited, by person. */
  readonly useVisits?: () => ReadonlyMap<string, number>
  /** Only those who could move up a level. */
  readonly onlyReaching?: boolean
}

/** The members of one view, with names. */
export const memberTableOptions = ({
  view,
  empty,
  audience,
  useFacts = () => none,
  usePerks = () => noCounts,
  useVisits = () => noCounts,
  onlyReaching = false,
}: MemberPartsOptions) =>
  function useMemberTableOptions(): QueriedTableOptions<typeof memberships> {
    const app = useApp()
    const all = useLiveQuery(peopleQueries(app).members())
    const facts = useFacts()
    const gifts = useGiftSums()
    const perks = usePerks()
    const visits = useVisits()
    const today = useOfficeToday()
    const { index, version } = usePersonIndex()
    const rows = useMemo(() => {
      return membersIn(all, view)
        .filter(member => audience === undefined || member.audience === audience)
        .map((member): MemberRow => {
          const person = index?.row(member.personId)
          const name = person?.names?.display ?? (version > 0 ? 'Deleted person' : '…')
          const email = person?.emails?.[0]?.address
          const given = gifts.get(member.personId)
          const more = {
            gifts: given,
            reaches: levelWithinReach(member, given, today),
            perksUsed: perks.get(member.id),
            studiosVisited: visits.get(member.personId),
          }
          return { ...member, ...facts.get(member.personId), ...more, name, email }
        })
        .filter(({ reaches }) => !onlyReaching || reaches !== undefined)
    }, [all, facts, gifts, perks, visits, today, index, version])
    return { rows, empty: <EmptyState title={empty} /> }
  }
