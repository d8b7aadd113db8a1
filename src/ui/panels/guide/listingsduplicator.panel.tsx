import type { Edition } from '../../../domain/guide/edition-service'
import { listings } from '../../../domain/guide/listings.collection'
import { carriedParts, type ListingInvitation, listingInvitations } from '../../../domain/guide/registering/listing-invitations.collection'
import { chunked } from '../../../domain/shared/chunked'
import { Callables } from '../../../domain/shared/functions/callables'
import type { Services } from '../../../domain/shared/functions/service'
import { boolean, reference } from '../../../domain/shared/records/fields'
import { Records } from '../../../domain/shared/records/records'
import {
  type InvitationRefusal,
  type InviteInput,
  inviteArtists,
  invitedAtOnce,
  takeBackInvitations,
} from '../../../domain/shop/inviting/invite-artists.contract'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { counted } from '../../kit/counted'
import { editionsQuery } from '../../queries/edition.queries'
import { recordsQuery } from '../../queries/record.queries'
import { EditionInput } from '../engine/fields/edition-input'
import { listOf } from '../engine/run/list-spec'
import { runPanel } from '../engine/run/run-panel'
import { type PlannedRow, type RunPlan, type RunSpec, runOf } from '../engine/run/run-spec'
import { ofEdition } from './edition-choice'

const fields = {
  from: reference('From', 'editions'),
  to: reference('To', 'editions'),
  text: boolean('Texts, links and offers'),
  image: boolean('Picture'),
  pin: boolean('Pin and entrance, at the same address'),
  onlyMembers: boolean('Only members'),
  onlyAttended: boolean('Only who was in the guide'),
  mail: boolean('Tell them by mail'),
}
type Chosen = Readonly<Record<'from' | 'to', string>> &
  Readonly<Record<(typeof carriedParts)[number] | 'onlyMembers' | 'onlyAttended' | 'mail', boolean>>

interface Row extends PlannedRow {
  readonly name: string
  readonly why: string
}

const reasons: Readonly<Record<InvitationRefusal, string>> = {
  'several-people': 'Several people own it. Invite its artist yourself.',
  'second-listing': 'They have another listing in this edition, which is brought forward.',
  withdrawn: 'It was withdrawn.',
  'not-an-artist': 'They have no artist page any more.',
  registered: 'They are registered already.',
  invited: 'They are invited already.',
  'not-in-guide': 'They were not in the guide.',
  'not-a-member': 'They are not a member now.',
}
const conflicts: readonly InvitationRefusal[] = ['several-people', 'second-listing']
const outcomeOf = (why: InvitationRefusal | undefined) => (why === undefined ? 'new' : conflicts.includes(why) ? 'conflict' : 'skipped')

const asked = (input: Chosen, batchId: string, dryRun: boolean): Omit<InviteInput, 'listingIds'> => ({
  dryRun,
  batchId,
  toId: input.to,
  carries: carriedParts.filter(part => input[part]),
  onlyMembers: input.onlyMembers,
  onlyAttended: input.onlyAttended,
  mail: input.mail,
})

async function plan(input: Chosen, services: Services): Promise<RunPlan<Row>> {
  if (input.from === input.to) return { rows: [], toWrite: 0, refused: 'Choose two different editions.' }
  const found = await services.get(Records).find(listings, { where: [['editionId', '==', input.from]] })
  const rows: Row[] = []
  for (const listingIds of chunked(
    found.map(({ id }) => id),
    invitedAtOnce,
  )) {
    const judged = await services.get(Callables).call(inviteArtists, { ...asked(input, crypto.randomUUID(), true), listingIds })
    rows.push(...judged.rows.map(({ id, name, why }) => ({ id, name, outcome: outcomeOf(why), why: why ? reasons[why] : '' })))
  }
  return {
    rows: rows.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    toWrite: rows.filter(({ outcome }) => outcome === 'new').length,
    notes: ['Nobody is registered yet: each artist accepts, then registers and pays. Hours and the kind of listing are chosen anew.'],
  }
}

interface Batch {
  readonly id: string
  readonly at: Date
  readonly edition: string
  readonly rows: readonly ListingInvitation[]
}
const countOf = ({ rows }: Batch, state: ListingInvitation['status']) => rows.filter(({ status }) => status === state).length
const answers = { invited: 'not answered', accepted: 'accepted', used: 'registered', declined: 'declined' } as const
/** `2 not answered, 1 accepted`. */
const answersOf = (batch: Batch) =>
  (Object.keys(answers) as (keyof typeof answers)[])
    .flatMap(state => (countOf(batch, state) > 0 ? [`${countOf(batch, state)} ${answers[state]}`] : []))
    .join(', ')

function useBatches(): readonly Batch[] {
  const app = useApp()
  const found = useLiveQuery(recordsQuery(app, listingInvitations))
  const names = new Map(useLiveQuery(editionsQuery(app, true)).map(({ id, name }) => [id, name]))
  const batches = new Map<string, ListingInvitation[]>()
  for (const one of found) batches.set(one.batchId, [...(batches.get(one.batchId) ?? []), one])
  return [...batches]
    .map(([id, rows]) => ({
      id,
      rows,
      at: new Date(Math.min(...rows.map(({ createdAt }) => createdAt.getTime()))),
      edition: names.get(rows[0]!.editionId) ?? rows[0]!.editionId,
    }))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
}

/** Invites last year's artists to the next edition, starting from their earlier listings. */
export default ofEdition(
  'Artists are invited from one edition to the next.',
  runPanel(() => specFor(useLiveQuery(editionsQuery(useApp(), true)))),
)

const specFor = ([to, from]: readonly Edition[]): RunSpec => ({
  runs: {
    invite: runOf<typeof fields, RunPlan<Row>>({
      title: 'Invite last year’s artists',
      purpose: 'They accept with one press, and begin with the listing that they had.',
      rule: inviteArtists.access,
      choose: {
        fields,
        inputs: { from: EditionInput, to: EditionInput },
        begin: {
          ...(from && { from: from.id }),
          ...(to && { to: to.id }),
          text: true,
          image: true,
          pin: true,
          onlyMembers: false,
          onlyAttended: true,
          mail: true,
        },
      },
      plan,
      planned: [
        { name: 'name', label: 'Listing', value: ({ name }) => name },
        { name: 'why', label: 'Why not', value: ({ why }) => why, width: 360 },
      ],
      label: (_, { toWrite }) => `Invite ${counted(toWrite, 'artist')}`,
      run: async ({ input, plan: { rows }, key, signal, onProgress }, services) => {
        const ids = rows.filter(({ outcome }) => outcome === 'new').map(({ id }) => id)
        const left: { name: string; reason: string }[] = []
        let [invited, done] = [0, 0]
        for (const listingIds of chunked(ids, invitedAtOnce)) {
          if (signal.aborted) return { outcome: 'paused', message: '' }
          const made = await services.get(Callables).call(inviteArtists, { ...asked(input, key, false), listingIds })
          left.push(...made.rows.flatMap(({ name, why }) => (why ? [{ name, reason: reasons[why] }] : [])))
          invited += made.rows.filter(({ why }) => why === undefined).length
          done += listingIds.length
          onProgress({ done, total: ids.length })
        }
        return { message: `${counted(invited, 'artist')} invited. You can take it back until they answer.`, left }
      },
    }),
  },
  lists: [
    listOf<Batch>({
      title: 'Invitations sent',
      rule: inviteArtists.access,
      useRows: useBatches,
      columns: [
        { name: 'at', label: 'Sent', kind: 'instant', value: ({ at }) => at },
        { name: 'edition', label: 'To', value: ({ edition }) => edition },
        { name: 'invited', label: 'Artists', kind: 'number', value: ({ rows }) => rows.length },
        { name: 'answers', label: 'Answers', value: answersOf },
      ],
      actions: [
        {
          label: 'Take back invitations',
          on: 'one',
          rule: takeBackInvitations.access,
          fits: batch => countOf(batch, 'invited') > 0,
          ask: {
            what: ([batch]) => `${counted(countOf(batch!, 'invited'), 'invitation')} without an answer end. What was accepted or declined stays.`,
            fields: {},
          },
          run: async ([batch], services) => {
            let takenBack = 0
            for (let more = true; more; ) {
              const done = await services.get(Callables).call(takeBackInvitations, { batchId: batch!.id })
              takenBack += done.takenBack
              more = done.more
            }
            return { message: `${counted(takenBack, 'invitation')} taken back.` }
          },
        },
      ],
      empty: 'Nobody is invited yet.',
    }),
  ],
})
