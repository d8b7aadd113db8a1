import { useRef, useState } from 'react'
import { type Artwork } from '../../../../domain/art/own-profile-and-works'
import { publishMyWorks } from '../../../../domain/art/publish-own-works.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { useApp } from '../../../app-services/app-context'

type Renewal = { readonly state: 'current' | 'behind' | 'under-way' | 'renewed'; readonly error?: unknown }

/** Publishes changes to an artist's works, one publication after the other, while the artist continues. */
export function useRepublishWorks() {
  const app = useApp()
  const [renewal, setRenewal] = useState<Renewal>({ state: 'current' })
  const last = useRef(Promise.resolve())
  const waiting = useRef(0)
  const renew = (works: readonly Artwork[]) => {
    const mine = ++waiting.current
    setRenewal({ state: 'under-way' })
    last.current = last.current.then(async () => {
      // A later publication contains everything in this one.
      if (mine !== waiting.current) return
      const done = await (await app.services())
        .get(Callables)
        .call(publishMyWorks, { works: works.map(({ id }) => id) })
        .then((): Renewal => ({ state: 'renewed' }))
        .catch((error: unknown): Renewal => ({ state: 'behind', error }))
      if (mine === waiting.current) setRenewal(done)
    })
  }
  return { ...renewal, renew, fallBehind: () => setRenewal({ state: 'behind' }) }
}
