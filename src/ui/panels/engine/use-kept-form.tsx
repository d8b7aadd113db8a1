import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { Collection } from '../../../domain/shared/collection'
import { useUnsavedInput } from '../../routing/unsaved-input'
import { DraftLine } from './draft-line'

interface KeptFormOptions<V> {
  /** What is entered about. */
  readonly of: Collection
  /** Names the form among those about it. */
  readonly id: string
  readonly begin: V
  /** After it was sent, and its draft forgotten. */
  readonly onSent: () => void
}

export interface KeptForm<V> {
  readonly values: V
  readonly enter: (part: Partial<V>) => void
  /** Offers what was entered and not sent the last time. */
  readonly draft: ReactNode
  /** It is saved: nothing of it waits any more. */
  readonly sent: () => void
}

/** A form that is not a record's own: what is entered is kept every two seconds, and leaving it asks first. */
export function useKeptForm<V extends Readonly<Record<string, unknown>>>({ of, id, begin, onSent }: KeptFormOptions<V>): KeptForm<V> {
  const [first] = useState(begin)
  const [values, setValues] = useState(begin)
  const [isSent, setSent] = useState(false)
  const edited = isSent ? [] : Object.keys(first).filter(name => values[name] !== first[name])
  useUnsavedInput(edited.length > 0)
  const told = useEffectEvent(onSent)
  // The draft's own effects come first: it is forgotten before whoever waits for this takes the form away.
  useEffect(() => {
    if (isSent) told()
  }, [isSent])
  const enter = (part: Partial<V>) => {
    setSent(false)
    setValues(before => ({ ...before, ...part }))
  }
  return {
    values,
    enter,
    draft: <DraftLine of={of} id={id} values={values} edited={edited} onTake={taken => enter(taken.values as Partial<V>)} />,
    sent: () => {
      setValues(first)
      setSent(true)
    },
  }
}
