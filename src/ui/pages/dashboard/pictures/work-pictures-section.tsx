import { lazy, Suspense, useRef, useState } from 'react'
import { OwnWorkPictures } from '../../../../domain/artists/own-work-pictures'
import { maxPictures } from '../../../../domain/artists/work-picture-rules'
import { useApp } from '../../../app-services/app-context'
import { FailureNotice } from '../../../forms/failure-notice'
import { useAction } from '../../../forms/use-action'
import { Button } from '../../../kit/button'
import { type OwnWork, renewAccount } from '../../../queries/account.queries'
import dashboard from '../dashboard.module.css'
import { PictureRow } from './picture-row'
import css from './pictures.module.css'

const NewPictureForm = lazy(() => import('../../../picture-upload/new-picture-form'))

interface WorkPicturesSectionProps {
  readonly own: OwnWork
  /** Called after any change that visitors would see. */
  readonly onSaved: () => void
}

/** The pictures of one work: up to six; the first one represents it everywhere. */
export function WorkPicturesSection({ own: { work, pictures }, onSaved }: WorkPicturesSectionProps) {
  const app = useApp()
  const { busy, error, run } = useAction(() => renewAccount(app))
  /** The picture being chosen: an additional one, or a replacement. */
  const [choosing, setChoosing] = useState<{ readonly inPlaceOf?: string }>()
  const [message, setMessage] = useState('')
  /** The pictures before the last removal, for undo. */
  const [before, setBefore] = useState<readonly string[]>()
  const top = useRef<HTMLHeadingElement>(null)
  const ids = work.imageIds
  const hanging = async () => (await app.services()).get(OwnWorkPictures)
  const act = async (done: string, change: (hung: OwnWorkPictures) => Promise<void>) => {
    setMessage('')
    setBefore(undefined)
    const isDone = await run(async () => change(await hanging()))
    if (isDone) {
      setMessage(done)
      onSaved()
    }
    return isDone
  }
  const move = (from: number, to: number) => {
    const order = ids.toSpliced(from, 1).toSpliced(to, 0, ids[from]!)
    void act(to === 0 ? 'It is the main picture now.' : `It is picture ${to + 1} now.`, hung => hung.arrange(work, order))
  }
  const remove = async (id: string) => {
    const former = ids
    const left = ids.filter(other => other !== id)
    if (!(await act('The picture is removed.', hung => hung.arrange(work, left)))) return
    setBefore(former)
    top.current?.focus()
  }
  const close = () => {
    setChoosing(undefined)
    top.current?.focus()
  }
  const put = async (imageId: string) => {
    const { inPlaceOf } = choosing ?? {}
    const next = inPlaceOf === undefined ? [...ids, imageId] : ids.map(id => (id === inPlaceOf ? imageId : id))
    await (await hanging()).arrange(work, next)
  }
  return (
    <section className={css.part} aria-labelledby={`pictures-${work.id}`}>
      <h4 id={`pictures-${work.id}`} ref={top} tabIndex={-1}>
        Pictures, {ids.length} of {maxPictures}
      </h4>
      <div className={dashboard.row}>
        <p role="status" className={dashboard.saved}>
          {busy ? 'Saving…' : message}
        </p>
        {before && (
          <Button size="s" onClick={() => void act('The picture is back.', hung => hung.arrange(work, before))}>
            Put it back
          </Button>
        )}
      </div>
      <FailureNotice error={error} />
      <ol className={css.list}>
        {pictures.map((picture, i) => (
          <PictureRow
            key={picture.id}
            picture={picture}
            place={i + 1}
            onDescribe={alt => act('Its words are saved.', hung => hung.describe(picture.id, alt))}
            onUp={i > 0 ? () => move(i, i - 1) : undefined}
            onDown={i < pictures.length - 1 ? () => move(i, i + 1) : undefined}
            onReplace={() => setChoosing({ inPlaceOf: picture.id })}
            onRemove={work.status === 'public' && ids.length === 1 ? undefined : () => void remove(picture.id)}
          />
        ))}
      </ol>
      {choosing ? (
        <Suspense fallback={<p role="status">One moment…</p>}>
          <NewPictureForm
            key={choosing.inPlaceOf ?? 'further'}
            title={choosing.inPlaceOf === undefined ? 'A further picture' : `In place of picture ${ids.indexOf(choosing.inPlaceOf) + 1}`}
            use={put}
            onDone={() => {
              setMessage('The picture is there.')
              setBefore(undefined)
              close()
              onSaved()
            }}
            onClose={close}
          />
        </Suspense>
      ) : (
        ids.length < maxPictures && (
          <div className={dashboard.row}>
            <Button size="s" onClick={() => setChoosing({})}>
              Add a picture
            </Button>
          </div>
        )
      )}
    </section>
  )
}
