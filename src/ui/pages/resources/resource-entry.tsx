import { type ReactNode, Suspense } from 'react'
import { useApp } from '../../app-services/app-context'
import { lazyAfterHydration } from '../../delivery/lazy-after-hydration'
import { hostOf } from '../../kit/host-of'
import type { Resource } from '../../queries/resource.queries'
import css from './artist-resources.module.css'
import { countResourceOpening } from './count-resource-opening'
import { Paragraphs } from './paragraphs'
import { audienceText } from './resource-labels'

const PublicFile = lazyAfterHydration(() => import('./public-file'))
const MembersPart = lazyAfterHydration(() => import('./members-only-content'))

interface ResourceEntryProps {
  readonly resource: Resource
  /** Further facts, such as a deadline. */
  readonly children?: ReactNode
}

/** A resource: its summary, text, link, file and part for members. */
export function ResourceEntry({ resource, children }: ResourceEntryProps) {
  const app = useApp()
  const { id, title, summary, body, link, file, forMembers, audience, tags } = resource
  const opened = () => countResourceOpening(app, id)
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
            {hostOf(link)}
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
        {[audience === 'everybody' ? undefined : `For ${audienceText[audience].toLowerCase()}`, ...tags].filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}
