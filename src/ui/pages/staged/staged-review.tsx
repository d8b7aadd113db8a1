import { useRef } from 'react'
import { isChangedSincePublished, type PageDraft, pageDraftStates } from '../../../domain/content/page-drafts.collection'
import { pages } from '../../../domain/content/pages.collection'
import { homeSlug, pageAddress } from '../../../domain/content/sections'
import { textOfBlocks } from '../../../domain/content/text-of-blocks'
import { changePageState } from '../../../domain/publishing/pages/change-page-state.contract'
import { Callables } from '../../../domain/shared/functions/callables'
import { useApp, useLiveQuery, useService } from '../../app-services/app-context'
import { choiceText } from '../../forms/choice-text'
import { FailureNotice } from '../../forms/failure-notice'
import { useAction } from '../../forms/use-action'
import { Button, LinkButton } from '../../kit/button'
import { recordQuery } from '../../queries/record.queries'
import { PageComments } from './page-comments'
import { ReviewFrame } from './review-frame'

const events = { publish: 'Publish', discard: 'Discard' } as const

/** A draft between its comments and what changed, to be published or taken back. */
export function StagedReview({ draft }: { readonly draft: PageDraft }) {
  const { id, rev, title, status, isLive } = draft
  const live = useLiveQuery(recordQuery(useApp(), pages, id))
  const callables = useService(Callables)
  const { busy, error, run } = useAction()
  const frame = useRef<HTMLIFrameElement>(null)
  const offered = (Object.keys(events) as (keyof typeof events)[]).filter(event => event in pageDraftStates[status])
  return (
    <ReviewFrame
      {...{ id, rev, title, frame }}
      hasTimes={draft.slug === homeSlug}
      state={choiceText(status)}
      lead={
        isLive
          ? `Visitors see ${isChangedSincePublished(draft) ? 'an earlier version' : 'this version'} at ${pageAddress(draft)}.`
          : 'Visitors do not see it yet.'
      }
      actions={
        <>
          {offered.map(event => (
            <Button
              key={event}
              look={event === 'publish' ? 'main' : 'plain'}
              busy={busy}
              onClick={() => void run(async () => void (await callables.call(changePageState, { event, id, rev })))}
            >
              {events[event]}
            </Button>
          ))}
          <LinkButton to={`/cpanel/pagebuilder?open=${id}`}>Edit</LinkButton>
        </>
      }
      changes={
        live?.status === 'published' && isChangedSincePublished(draft)
          ? { before: textOfBlocks(live.blocks), after: textOfBlocks(draft.blocks) }
          : undefined
      }
    >
      {error !== undefined && <FailureNotice error={error} />}
      <PageComments draft={draft} frame={frame} />
    </ReviewFrame>
  )
}
