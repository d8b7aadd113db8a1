import type { DoorSign } from '../../domain/exports/print-content-schema'
import { printedHours } from '../blocks/days-and-hours-text'
import css from './door-sign-page.module.css'
import { fits } from './fit-font-size'
import { QrCode } from './qr-code'

interface Props {
  readonly sign: DoorSign
  /** Name of the edition. */
  readonly edition: string
}

/** One page for one door, readable from across the street: the number first. Black on white, for any printer. */
export const DoorSignPage = ({ sign: { number, name, studio, place, openings, byAppointment, doorNote, code, address }, edition }: Props) => (
  <article className={css.sign} aria-label={`${number} ${name}`}>
    <p className={css.edition}>{edition}</p>
    <p className={css.ring}>
      <span className="visually-hidden">Map number </span>
      <span {...fits(150, 40)}>{number}</span>
    </p>
    <h3 className={css.name} dir="auto" {...fits(52, 18)}>
      {name}
    </h3>
    <p className={css.place} dir="auto" {...fits(17, 9)}>
      {[studio, place].filter(Boolean).join(' · ')}
    </p>
    <div className={css.hours} {...fits(20, 8)}>
      {printedHours(openings).map(({ days, hours }) => (
        <p key={days}>
          <strong>{days}</strong> {hours}
        </p>
      ))}
      {byAppointment && <p>{openings.length === 0 ? 'By appointment' : 'And by appointment'}</p>}
      {doorNote && <p dir="auto">{doorNote}</p>}
    </div>
    <div className={css.code}>
      <QrCode address={address} />
      <p {...fits(13, 8)}>
        <strong>Scan to stamp your passport</strong>
        <br />
        and to open this studio on your phone.
        <br />
        Code: <strong>{code}</strong>
      </p>
    </div>
  </article>
)
