import { lazy, Suspense } from 'react'
import { checkInCodeText } from '../../domain/events/check-in-code-text'
import css from './shown-code.module.css'

const QrCode = lazy(async () => ({ default: (await import('../print/qr-code')).QrCode }))

/** The code of a reply or ticket: as a QR code for the camera at the door, and in letters to be typed. */
export function ShownCode({ eventId, code }: { readonly eventId: string; readonly code: string }) {
  return (
    <div className={css.shown}>
      <p>
        Show this code at the door: <strong className={css.code}>{code}</strong>
      </p>
      <Suspense fallback={<span className={css.qr} />}>
        <span className={css.qr}>
          <QrCode address={checkInCodeText(eventId, code)} label={`QR code of ${code}`} />
        </span>
      </Suspense>
    </div>
  )
}
