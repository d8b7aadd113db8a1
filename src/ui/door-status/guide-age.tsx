import { useState } from 'react'
import type { GuideIndex } from '../../domain/guide/publishing/guide-snapshot-types'
import { useOnline } from '../forms/use-online'
import { dayOf, timeOf } from '../kit/time/format-time'
import css from './guide-age.module.css'

interface GuideAgeProps {
  readonly index: Pick<GuideIndex, 'edition' | 'publishedAt'>
  readonly now: Date
  /** Whether studios are open today, so that pages say how doors stand. */
  readonly isOpenDay: boolean
}

/** Without a network: how old the guide is, and what it says of doors. */
export function GuideAge({ index: { edition, publishedAt }, now, isOpenDay }: GuideAgeProps) {
  const isOnline = useOnline()
  const [wasOnline, setWasOnline] = useState(isOnline)
  const [lastHeard, setLastHeard] = useState<Date>()
  if (wasOnline !== isOnline) {
    setWasOnline(isOnline)
    if (!isOnline) setLastHeard(now)
  }
  const { tz } = edition
  return (
    <div role="status" className={isOnline ? undefined : css.age}>
      {!isOnline && (
        <p>
          You see the guide of {dayOf(new Date(publishedAt), tz, { year: true })}.
          {isOpenDay &&
            (lastHeard
              ? ` Doors are as they were at ${timeOf(lastHeard, tz)}, when you were last connected.`
              : ' Doors follow its hours. We cannot tell what artists said since.')}
        </p>
      )}
    </div>
  )
}
