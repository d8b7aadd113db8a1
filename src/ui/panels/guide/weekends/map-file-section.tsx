import { useState } from 'react'
import { Button } from '../../../kit/button'
import { TextField } from '../../../kit/controls/text-field'
import { Notice } from '../../../kit/feedback/notice'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'
import css from './weekends.module.css'

/** A part of the city's map that is imported from files and published with the guide. */
export interface MapFileSectionProps<T, P extends string> {
  readonly title: string
  readonly hint: string
  /** As it is called on buttons: “streets”. */
  readonly noun: string
  readonly fileLabel: string
  readonly accept: string
  readonly several?: boolean
  readonly isStored: boolean
  readonly problems: Readonly<Record<P, string>>
  /** What was removed means for visitors. */
  readonly removed: string
  readonly read: (files: readonly File[]) => Promise<{ readonly found: T } | { readonly problem: P }>
  readonly contentOf: (found: T) => string
  /** Stores it; `undefined` removes it. */
  readonly save: (found: T | undefined) => Promise<unknown>
}

/** Files are read in the browser, what they hold is said, and then it is saved; or what is stored is removed. */
export function MapFileSection<T, P extends string>(props: MapFileSectionProps<T, P>) {
  const { title, hint, noun, fileLabel, accept, several = false, isStored, problems, removed, contentOf } = props
  const outcome = useOutcome()
  const [read, setRead] = useState<Awaited<ReturnType<typeof props.read>>>()
  // Whoever cancels the choice of a file keeps what was read.
  const choose = (files: readonly File[]) => void (files.length > 0 && props.read(files).then(setRead))
  const save = (found: T | undefined) =>
    void outcome.run(`Saving the ${noun}…`, async () => {
      await props.save(found)
      setRead(undefined)
      return { message: `${found ? `The ${noun} are saved` : removed}. Visitors see the change when you publish the guide next.` }
    })
  return (
    <section aria-label={title} className={css.mapSide}>
      <h2>{title}</h2>
      <p className={css.hint}>{hint}</p>
      <TextField
        label={fileLabel}
        type="file"
        accept={accept}
        multiple={several}
        onChange={event => choose(Array.from(event.currentTarget.files ?? []))}
      />
      {read && 'problem' in read && <Notice tone="bad" title={problems[read.problem]} />}
      {read && 'found' in read && (
        <>
          <p>{contentOf(read.found)}</p>
          <p>
            <Button look="main" onClick={() => save(read.found)}>
              Save the {noun}
            </Button>
          </p>
        </>
      )}
      {isStored && !read && (
        <p>
          <Button onClick={() => save(undefined)}>Remove the {noun}</Button>
        </p>
      )}
      <OutcomeLine outcome={outcome} />
    </section>
  )
}
