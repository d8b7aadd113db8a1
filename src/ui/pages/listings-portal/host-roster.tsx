import type { Deadline } from '../../../domain/guide/clock/deadline'
import { listingPartNames } from '../../../domain/guide/house-style/listing-completeness'
import { listingAddress } from '../../../domain/guide/listing-address'
import { buildingRoster, type RosterEntry } from '../../../domain/guide/portal/building-roster'
import { leftToDo, wasNudgedLately } from '../../../domain/guide/portal/host-reminders'
import { type NudgeAbout, nudgeArtist } from '../../../domain/guide/portal/nudge-artist.contract'
import { Callables } from '../../../domain/shared/functions/callables'
import { useService } from '../../app-services/app-context'
import { FailureNotice } from '../../forms/failure-notice'
import { useAction } from '../../forms/use-action'
import { Anchor } from '../../kit/anchor'
import { Button } from '../../kit/button'
import { counted } from '../../kit/counted'
import { Table } from '../../kit/table'
import type { PortalListings } from '../../listings-portal/portal.queries'
import css from './listings-portal.module.css'
import { registrationLabels } from './registration-state-labels'

interface HostRosterProps {
  readonly all: PortalListings
  readonly site: PortalListings['hosted'][number]
  readonly editionId: string
  readonly now: Date
}

/** A building's places for its host: who has one and how complete their listing is, who is missing, and what is free. */
export function HostRoster({ all, site, editionId, now }: HostRosterProps) {
  const deadlines = all.editions.get(editionId)?.deadlines ?? []
  const { entries, waiting, missing, free, freeUnits } = buildingRoster(site, editionId, all.listings, all.roster.get(site.id) ?? [])
  const id = `roster-${site.id}`
  return (
    <section aria-labelledby={id} className={css.part}>
      <h3 id={id}>{site.name}</h3>
      <p>
        {counted(entries.length, 'place')} of {site.capacity} taken, {free} free
        {freeUnits.length > 0 && `: ${freeUnits.slice(0, 12).join(', ')}${freeUnits.length > 12 ? ' …' : ''}`}.
      </p>
      {waiting.length > 0 && (
        <p>
          {counted(waiting.length, 'artist waits', 'artists wait')} for a place: {waiting.join(', ')}.
        </p>
      )}
      {entries.length === 0 ? (
        <p className={css.quiet}>Nobody has registered for this building yet.</p>
      ) : (
        <Table stacks>
          <thead>
            <tr>
              <th scope="col">Unit</th>
              <th scope="col">Artist</th>
              <th scope="col">State</th>
              <th scope="col">Listing</th>
              <th scope="col">
                <span className="visually-hidden">Remind</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map(entry => (
              <Line key={entry.id} entry={entry} deadlines={deadlines} pid={all.pid} now={now} />
            ))}
          </tbody>
        </Table>
      )}
      {missing.length > 0 && (
        <>
          <h4>In the building last time, not registered now</h4>
          <ul className={css.missing}>
            {missing.map(({ id: listingId, displayName, unit, nudgedAt, artistId }) => (
              <li key={listingId}>
                <span>
                  <bdi>{displayName}</bdi>
                  {unit && <span className={css.quiet}> #{unit}</span>}
                </span>
                {artistId !== all.pid && <Nudge listingId={listingId} about="registration" name={displayName} nudgedAt={nudgedAt} now={now} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

interface LineProps {
  readonly entry: RosterEntry
  readonly deadlines: readonly Deadline[]
  readonly pid: string
  readonly now: Date
}

function Line({ entry, deadlines, pid, now }: LineProps) {
  const { name, unit, status, parts, listing, nudgedAt } = entry
  const about = leftToDo(entry, deadlines, now)
  return (
    <tr>
      <td data-label="Unit">{unit ?? '–'}</td>
      <td data-label="Artist">{listing ? <Anchor to={listingAddress(listing.id)}>{name}</Anchor> : name}</td>
      <td data-label="State">
        {listing?.status === 'approved' && listing.proofApprovedAt
          ? 'Proof approved'
          : about === 'proof'
            ? 'Proof open'
            : (registrationLabels[status] ?? status)}
      </td>
      <td data-label="Listing">{parts === undefined ? 'None yet' : `${parts} of ${listingPartNames.length} parts`}</td>
      <td>
        {about && listing && listing.artistId !== pid && <Nudge listingId={listing.id} about={about} name={name} nudgedAt={nudgedAt} now={now} />}
      </td>
    </tr>
  )
}

interface NudgeProps {
  readonly listingId: string
  readonly about: NudgeAbout
  readonly name: string
  readonly nudgedAt: Date | undefined
  readonly now: Date
}

const dayMs = 86_400_000

function Nudge({ listingId, about, name, nudgedAt, now }: NudgeProps) {
  const callables = useService(Callables)
  const { busy, error, isDone, run } = useAction()
  if (!isDone && nudgedAt && wasNudgedLately(nudgedAt, now)) {
    const days = Math.floor((now.getTime() - nudgedAt.getTime()) / dayMs)
    return <span className={css.quiet}>Reminded {days <= 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`}</span>
  }
  const send = () =>
    void run(async () => {
      const { isSent } = await callables.call(nudgeArtist, { listingId, about })
      if (!isSent) throw new NoAddress()
    })
  return (
    <span role="status">
      {isDone ? (
        <span className={css.quiet}>We wrote to {name}.</span>
      ) : error instanceof NoAddress ? (
        <span className={css.quiet}>We have no address of {name}. Call them.</span>
      ) : (
        <>
          <Button size="s" busy={busy} onClick={send} aria-label={`Remind ${name} of ${aboutLabels[about]} by email`}>
            Remind
          </Button>
          <FailureNotice error={error} />
        </>
      )}
    </span>
  )
}

const aboutLabels = { payment: 'the payment', listing: 'the listing', proof: 'the proof', registration: 'registering' } as const satisfies Record<
  NudgeAbout,
  string
>

class NoAddress extends Error {}
