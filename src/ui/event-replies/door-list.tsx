import type { Event } from '../../domain/events/events.collection'
import type { GuestEntry } from '../../domain/events/rsvps.collection'
import { markAttendance } from '../../domain/replies/mark-attendance.contract'
import { Callables } from '../../domain/shared/functions/callables'
import { alphabet } from '../../domain/shared/text/alphabet'
import { type LiveQuery, useLiveQuery, useService } from '../app-services/app-context'
import { saveFile } from '../app-services/save-file'
import acts from '../event-form/acts.module.css'
import { FailureNotice } from '../forms/failure-notice'
import { useAction } from '../forms/use-action'
import { Button } from '../kit/button'
import { counted } from '../kit/counted'
import { Table } from '../kit/table'
import css from './door-list.module.css'

const stateTexts: Readonly<Record<GuestEntry['status'], string>> = {
  going: 'Coming',
  attended: 'Here',
  offered: 'Has an offer',
  waitlist: 'Waiting',
  cancelled: 'Canceled',
}

const sizeOf = (guests: readonly GuestEntry[]) => guests.reduce((all, one) => all + 1 + one.guests, 0)

interface DoorListProps {
  readonly event: Pick<Event, 'id' | 'title'>
  readonly replied: LiveQuery<readonly GuestEntry[]>
  /** Whether the reader may note who is there. */
  readonly mayMark: boolean
  /** Whether the page prints as the list alone. */
  readonly prints?: boolean
}

/** Who comes, by name, for the door: on paper or as a file. */
export function DoorList({ event: { id, title }, replied, mayMark, prints = true }: DoorListProps) {
  const guests = useLiveQuery(replied).toSorted((a, b) => alphabet.compare(a.name, b.name))
  const callables = useService(Callables)
  const { error, run } = useAction()
  const people = sizeOf(guests.filter(({ status }) => status === 'going' || status === 'attended'))
  const there = sizeOf(guests.filter(({ status }) => status === 'attended'))
  const mark = (replyId: string, isThere: boolean) =>
    void run(async () => void (await callables.call(markAttendance, { eventId: id, replyId, isThere })))
  const download = () =>
    void run(async () => {
      const { csvOf } = await import('../../domain/exports/csv-sheet')
      const rows = guests.map(({ name, guests: brings, code, status, isPaid }) => [name, brings, code, stateTexts[status], isPaid ? 'Yes' : 'No'])
      const table = csvOf({ header: ['Name', 'Guests', 'Code', 'State', 'Paid'], rows })
      saveFile(new Blob(['\uFEFF', table], { type: 'text/csv;charset=utf-8' }), `${title} – door list.csv`)
    })
  return (
    <section aria-labelledby="door-list" className={css.list}>
      <h3 id="door-list">Who comes</h3>
      {guests.length === 0 ? (
        <p>Nobody has replied yet. People who come appear here with their code for the door.</p>
      ) : (
        <>
          <p>
            {counted(people, 'person comes', 'people come')}, guests included.
            <span className={acts.notOnPaper}>
              {' '}
              {there} of them {there === 1 ? 'is' : 'are'} here.
            </span>
          </p>
          <FailureNotice error={error} />
          <div className={acts.acts}>
            {prints && <Button onClick={() => window.print()}>Print list</Button>}
            <Button onClick={download}>Download CSV</Button>
          </div>
          <Table stacks aria-labelledby="door-list">
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col" data-number>
                  Guests
                </th>
                <th scope="col">Code</th>
                <th scope="col">State</th>
                {mayMark && (
                  <th scope="col" className={acts.notOnPaper}>
                    At the door
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {guests.map(({ id: reply, name, guests: brings, code, status, isPaid }) => (
                <tr key={reply}>
                  <th scope="row">
                    <bdi>{name}</bdi>
                  </th>
                  <td data-number data-label="Guests">
                    {brings}
                  </td>
                  <td data-label="Code">{code}</td>
                  <td data-label="State">{isPaid ? `${stateTexts[status]}, paid` : stateTexts[status]}</td>
                  {mayMark && (
                    <td className={acts.notOnPaper}>
                      {status === 'going' && (
                        <Button onClick={() => mark(reply, true)}>
                          Mark <span className="visually-hidden">{name}</span> as here
                        </Button>
                      )}
                      {status === 'attended' && (
                        <Button onClick={() => mark(reply, false)}>
                          Mark <span className="visually-hidden">{name}</span> as not here
                        </Button>
                      )}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </Table>
        </>
      )}
    </section>
  )
}
