import type { Deletion } from '../../../domain/people/deletions.collection'
import { daysBetween } from '../../../domain/shared/time/local-day'
import { calendarDayText } from '../../kit/time/format-time'
import type { ArtistProfile, HeldMembership, OwnWork, Person } from '../../queries/account.queries'
import type { SignedIn } from '../../queries/session.queries'
import { isUndescribed } from './works/artwork-text'

export interface DashboardToDo {
  readonly title: string
  readonly text: string
  readonly to: string
  readonly label: string
}

export interface OwnState {
  readonly user: SignedIn
  readonly person: Person | null
  readonly profile: ArtistProfile | null
  readonly works: readonly OwnWork[]
  readonly deletion: Deletion | null
  readonly held: readonly HeldMembership[]
  /** `YYYY-MM-DD`. */
  readonly today: string
}

/** Days before the end of a membership from which its renewal is due. */
const renewsWithin = 30
/** Days after the end within which it is asked for once more. */
const missedWithin = 365

/** Tasks for a member, the most urgent first. */
export function toDosOf({ user, person, profile, works, deletion, held, today }: OwnState): readonly DashboardToDo[] {
  const undescribed = works.filter(isUndescribed)
  const unseen = works.filter(({ work }) => work.status === 'draft')
  return [
    deletion?.status === 'cooling' && {
      title: 'Your account is about to be deleted',
      text: 'You asked us to delete it. You can still cancel.',
      to: '/dashboard/settings',
      label: 'Decide',
    },
    // Staff who see the pages of an artist may not read who that is.
    !person &&
      user.claims.pid === undefined && {
        title: 'You have not finished joining',
        text: 'It takes two minutes. What you entered so far is saved.',
        to: '/newmember',
        label: 'Continue joining',
      },
    // A masquerade uses a separate account without an address.
    !user.emailVerified &&
      user.claims.imp === undefined && {
        title: 'Your email is not confirmed',
        text: `Open the link we sent to ${user.email}, or request another.`,
        to: '/dashboard/settings',
        label: 'Send it again',
      },
    ...held.map(membership => renewal(membership, held, today)),
    profile?.status === 'changes' && {
      title: 'Your page needs a change',
      text: 'Change it, then send it to our staff again.',
      to: '/dashboard/profile',
      label: 'Change it',
    },
    profile &&
      !profile.statement?.trim() && {
        title: 'Your page has no statement',
        text: 'Visitors read it before they decide to come.',
        to: '/dashboard/profile',
        label: 'Write it',
      },
    profile?.media.length === 0 && {
      title: 'Your page names no medium',
      text: 'Visitors look for one, such as printmaking or ceramics.',
      to: '/dashboard/profile',
      label: 'Name it',
    },
    profile &&
      works.length === 0 && {
        title: 'You have no works yet',
        text: 'Works are what visitors look for first.',
        to: '/dashboard/artworks',
        label: 'Add a work',
      },
    undescribed.length > 0 && {
      title: `${counted(undescribed.length, 'picture has', 'pictures have')} no description`,
      text: 'People who cannot see a picture hear its description.',
      to: '/dashboard/artworks',
      label: 'Describe',
    },
    unseen.length > 0 && {
      title: `${counted(unseen.length, 'work is', 'works are')} not public yet`,
      text: 'Only you can see a draft.',
      to: '/dashboard/artworks',
      label: 'Look',
    },
  ].filter(need => need !== null && need !== false && need !== undefined)
}

function renewal({ state, until, renewAt, product }: HeldMembership, all: readonly HeldMembership[], today: string): DashboardToDo | undefined {
  if (until === undefined || renewAt === undefined) return undefined
  const isEnding = state === 'current' && daysBetween(today, until) <= renewsWithin
  // Whoever left it a year ago is not asked any more, nor whoever has another one.
  const isMissed =
    state === 'lapsed' && daysBetween(until, today) <= missedWithin && !all.some(other => other.state !== 'lapsed' && other.state !== 'none')
  if (!isEnding && !isMissed && state !== 'grace') return undefined
  const day = calendarDayText(until, { year: true })
  return {
    title: isEnding ? `Your membership ends on ${day}` : `Your membership ended on ${day}`,
    text: `${product}. ${isEnding ? 'A renewal follows the term that you have.' : isMissed ? 'Your perks are back once you renew it.' : 'Renew it before your perks stop.'}`,
    to: `${renewAt}#join`,
    label: 'Renew',
  }
}

const counted = (n: number, one: string, many: string) => (n === 1 ? `One ${one}` : `${n} ${many}`)
