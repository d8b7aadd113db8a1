import { useMemo } from 'react'
import type { memberships } from '../../../../domain/memberships/memberships.collection'
import { type MemberView, membersIn } from '../../../../domain/memberships/roster/member'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { peopleQueries } from '../../../queries/people.queries'
import type { TableParts } from '../../engine/table-parts'
import { usePersonIndex } from '../person/use-person-index'
import type { MemberFacts, MemberRow } from './member-row'
import { useGiftSums } from './use-gift-sums'

type Audience = MemberRow['audience']

const none: MemberFacts = new Map()

interface MemberPartsOptions {
  readonly view: MemberView
  /** Title of the empty table. */
  readonly empty: string
  /** Only members of this audience. */
  readonly audience?: Audience
  /** What the panel's own columns show. */
  readonly useFacts?: () => MemberFacts
}

/** The members of one view, with names. */
export const memberParts = ({ view, empty, audience, useFacts = () => none }: MemberPartsOptions) =>
  function useMemberParts(): TableParts<typeof memberships> {
    const app = useApp()
    const all = useLiveQuery(peopleQueries(app).members())
    const facts = useFacts()
    const gifts = useGiftSums()
    const { index, version } = usePersonIndex()
    const rows = useMemo(() => {
      return membersIn(all, view)
        .filter(member => audience === undefined || member.audience === audience)
        .map((member): MemberRow => {
          const person = index?.row(member.personId)
          const name = person?.names?.display ?? (version > 0 ? 'Deleted person' : '…')
          const email = person?.emails?.[0]?.address
          return { ...member, ...facts.get(member.personId), gifts: gifts.get(member.personId), name, email }
        })
    }, [all, facts, gifts, index, version])
    return { rows, empty: <EmptyState title={empty} /> }
  }
