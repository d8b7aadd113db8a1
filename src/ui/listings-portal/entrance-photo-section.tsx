import { lazy, Suspense, useState } from 'react'
import { FailureNotice } from '../forms/failure-notice'
import { useAction } from '../forms/use-action'
import { Button } from '../kit/button'
import { Picture } from '../kit/pictures/picture'
import css from './entrance-photo-section.module.css'

const NewPictureForm = lazy(() => import('../picture-upload/new-picture-form'))

interface EntrancePhotoSectionProps {
  readonly picture:
    | {
        readonly src: string
        readonly alt: string
        readonly width: number
        readonly height: number
        readonly thumbhash?: string | undefined
      }
    | undefined
  /** Without an id the picture is removed. */
  readonly save: (imageId: string | undefined) => Promise<void>
  readonly isReadOnly: boolean
}

/** A photograph of the door of a listing, so that visitors find it: its artist, its host and staff change it. */
export function EntrancePhotoSection({ picture, save, isReadOnly }: EntrancePhotoSectionProps) {
  const [isOpen, setOpen] = useState(false)
  const { busy, error, run } = useAction()
  return (
    <section aria-labelledby="entrance" className={css.entrance}>
      <h2 id="entrance">The entrance</h2>
      {picture ? (
        <Picture {...picture} sizes="20rem" className={css.photograph} />
      ) : (
        <p>A photograph of the door, from the street, helps visitors find it.</p>
      )}
      <FailureNotice error={error} />
      {isOpen && (
        <Suspense fallback={null}>
          <NewPictureForm title="Choose the photograph" of="the entrance" use={save} onDone={() => setOpen(false)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      {!isReadOnly && !isOpen && (
        <div className={css.acts}>
          <Button onClick={() => setOpen(true)}>{picture ? 'Replace the photograph' : 'Choose a photograph'}</Button>
          {picture && (
            <Button busy={busy} onClick={() => void run(() => save(undefined))}>
              Remove the photograph
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
