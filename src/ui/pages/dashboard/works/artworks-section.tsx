import { lazy, Suspense, useRef, useState } from 'react'
import { type Artwork, maxPublicWorks, OwnProfileAndWorks } from '../../../../domain/art/own-profile-and-works'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { FailureNotice } from '../../../forms/failure-notice'
import { useAction } from '../../../forms/use-action'
import { Button, LinkButton } from '../../../kit/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { accountQueries, renewAccount } from '../../../queries/account.queries'
import css from '../dashboard.module.css'
import { ArtworkRow } from './artwork-row'
import { isUndescribed } from './artwork-text'
import { useRepublishWorks } from './use-republish-works'

const AddWork = lazy(() => import('../add-work/add-work'))

/** The works in their public order, with buttons to move, edit and hide each. */
export function ArtworksSection() {
  const app = useApp()
  const profile = useLiveQuery(accountQueries(app).profile())
  const works = useLiveQuery(accountQueries(app).works())
  const [open, setOpen] = useState<string>()
  const [message, setMessage] = useState('')
  const [adding, setAdding] = useState(false)
  const wall = useRepublishWorks()
  const top = useRef<HTMLDivElement>(null)
  const { busy, error, run } = useAction(() => renewAccount(app))
  if (!profile)
    return (
      <EmptyState title="This section is for artists" action={<LinkButton to="/artists">How to take part</LinkButton>}>
        <p>You can add works once you are one of our artists.</p>
      </EmptyState>
    )
  const hung = works.filter(({ work }) => work.status === 'public').length
  const isPublic = profile.status === 'public'
  const act = async (done: string, work: (studio: OwnProfileAndWorks) => Promise<void>) => {
    setMessage('')
    const isDone = await run(async () => work((await app.services()).get(OwnProfileAndWorks)))
    if (isDone) setMessage(done)
    return isDone
  }
  const close = () => {
    setAdding(false)
    // The form held the focus and is gone; its result is announced at the top.
    top.current?.focus()
  }
  const setPublic = async (work: Artwork, event: 'publish' | 'archive') => {
    const done = event === 'publish' ? `“${work.title}” is public.` : `“${work.title}” is hidden.`
    if ((await act(done, studio => studio.setPublic(work, event))) && isPublic) wall.renew([work])
  }
  const move = (from: number, to: number) => {
    const order = works.map(({ work }) => work)
    const [moved] = order.splice(from, 1)
    if (!moved) return
    order.splice(to, 0, moved)
    const done = `“${moved.title}” is number ${to + 1} now.`
    void act(done, studio => studio.order(order)).then(isDone => isDone && isPublic && wall.fallBehind())
  }
  return (
    <>
      <div ref={top} tabIndex={-1}>
        <p>
          {hung} of {maxPublicWorks} works are public.
        </p>
        <p role="status" className={css.saved}>
          {busy ? 'Saving…' : message} {wall.state === 'under-way' && 'Publishing…'}
          {wall.state === 'renewed' && 'Visitors see it now.'}
        </p>
      </div>
      <FailureNotice error={error ?? wall.error} />
      {adding ? (
        <Suspense fallback={<p role="status">One moment…</p>}>
          <AddWork
            onClose={close}
            onAdded={title => {
              close()
              setMessage(`“${title}” is added as a draft. Show it when you are ready.`)
            }}
          />
        </Suspense>
      ) : (
        <div className={css.row}>
          <Button
            look="main"
            onClick={() => {
              setMessage('')
              setAdding(true)
            }}
          >
            Add a work
          </Button>
          {wall.state === 'behind' && works.length > 0 && (
            <Button onClick={() => wall.renew(works.slice(0, maxPublicWorks).map(({ work }) => work))}>Publish the new order</Button>
          )}
        </div>
      )}
      {works.length === 0 ? (
        <EmptyState title="No works yet">
          <p>Visitors look for works first. One picture, a title and a year are enough.</p>
        </EmptyState>
      ) : (
        <>
          <h2 className="visually-hidden">Your works in their public order</h2>
          <ol className={css.works}>
            {works.map((own, i) => (
              <ArtworkRow
                key={own.work.id}
                own={own}
                open={open === own.work.id}
                onOpen={() => setOpen(open === own.work.id ? undefined : own.work.id)}
                onUp={i > 0 ? () => move(i, i - 1) : undefined}
                onDown={i < works.length - 1 ? () => move(i, i + 1) : undefined}
                onSetPublic={
                  own.work.status === 'public'
                    ? () => void setPublic(own.work, 'archive')
                    : hung < maxPublicWorks && own.picture && !isUndescribed(own)
                      ? () => void setPublic(own.work, 'publish')
                      : undefined
                }
                onSaved={() => {
                  if (own.work.status === 'public' && isPublic) wall.renew([own.work])
                }}
              />
            ))}
          </ol>
        </>
      )}
    </>
  )
}
