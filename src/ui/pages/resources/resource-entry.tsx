import { type ReactNode, Suspense } from 'react'
import { useApp } from '../../app-services/app'
import { latePart } from '../../delivery/late-part'
import type { Resource } from '../../queries/resource.queries'
import css from './artist-resources.module.css'
import { noteOpening } from './note-opening'
import { Paragraphs } from './paragraphs'
import { audienceWords, siteOf } from './resource-words'

const PublicFile = latePart(() => import('./public-file'))
const MembersPart = latePart(() => import('./members-part'))

interface ResourceEntryProps {
  readonly resource: Resource
  /** What a shelf tells besides, such as a deadline. */
  readonly children?: ReactNode
}

/** What it is in a sentence; its text, link and file; and where members find more. */
export function ResourceEntry({ resource, children }: ResourceEntryProps) {
  const app = useApp()
  const { id, title, summary, body, link, file, forMembers, audience, tags } = resource
  const opened = () => noteOpening(app, id)
  return (
    <div className={css.words}>
      <h3>{title}</h3>
      {children}
      {summary && <p>{summary}</p>}
      {body && (
        <details className={css.read} onToggle={event => event.currentTarget.open && opened()}>
          <summary>
            Read<span className="visually-hidden"> “{title}”</span>
          </summary>
          <Paragraphs text={body} />
        </details>
      )}
      {link && (
        <p>
          <a href={link} rel="noopener noreferrer" onClick={opened}>
            {siteOf(link)}
            <span className="visually-hidden">: {title}</span>
          </a>
        </p>
      )}
      {file && (
        <Suspense fallback={<p>{file.name}</p>}>
          <PublicFile id={id} file={file} title={title} />
        </Suspense>
      )}
      {forMembers && (
        <Suspense fallback={<p className={css.members}>More for members</p>}>
          <MembersPart id={id} title={title} />
        </Suspense>
      )}
      <p className={css.tags}>
        {[audience === 'everybody' ? undefined : `For ${audienceWords[audience].toLowerCase()}`, ...tags].filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}
