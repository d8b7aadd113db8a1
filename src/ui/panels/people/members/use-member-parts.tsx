import { useMemo } from 'react'
import type { memberships } from '../../../../domain/memberships/memberships.collection'
import { type MemberView, membersIn } from '../../../../domain/memberships/roster/member'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { peopleQueries } from '../../../queries/people.queries'
import type { TableParts } from '../../engine/table-parts'
import { usePersonIndex } from '../person/use-person-index'
import type { Preferences } from './art-lover-preferences'
import type { MemberRow } from './member-row'
import { useMemberFacts } from './use-member-facts'

type Audience = MemberRow['audience']

const none: Preferences = new Map()

interface MemberPartsOptions {
  readonly view: MemberView
  /** Title of the empty table. */
  readonly empty: string
  /** Only members of this audience. */
  readonly audience?: Audience
  readonly usePreferences?: () => Preferences
}

/** The members of one view, with names. */
export const memberParts = ({ view, empty, audience, usePreferences = () => none }: MemberPartsOptions) =>
  function useMemberParts(): TableParts<typeof memberships> {
    const app = useApp()
    const all = useLiveQuery(peopleQueries(app).members())
    const preferences = usePreferences()
    const facts = useMemberFacts()
    const { index, version } = usePersonIndex()
    const rows = useMemo(() => {
      return membersIn(all, view)
        .filter(member => audience === undefined || member.audience === audience)
        .map((member): MemberRow => {
          const person = index?.row(member.personId)
          const name = person?.names?.display ?? (version > 0 ? 'Deleted person' : '…')
          const prefers = preferences.get(member.personId)
          const known = {
            registration: facts.registration.get(member.personId),
            profile: facts.profile.get(member.personId),
            gifts: facts.gifts.get(member.personId),
          }
          return { ...member, ...known, name, email: person?.emails?.[0]?.address, ...(prefers && { prefers }) }
        })
    }, [all, preferences, facts, index, version])
    return { rows, empty: <EmptyState title={empty} /> }
  }
