import { SentNotice } from '../../../forms/sent-notice'
import { Anchor } from '../../../kit/anchor'
import { Button } from '../../../kit/button'
import { counted } from '../../../kit/counted'

interface EventSubmittedProps {
  readonly ids: readonly string[]
  readonly isPublished: boolean
  readonly title: string
  readonly onAnother: () => void
}

/** After submitting: what happens next. */
export const EventSubmitted = ({ ids, isPublished, title, onAnother }: EventSubmittedProps) => (
  <SentNotice title={isPublished ? `“${title}” is in the calendar.` : `We have “${title}”.`}>
    {isPublished ? (
      <p>
        Our staff has approved your earlier events, so this one is public at once. <Anchor to={`/events/${ids[0]}`}>Look at it</Anchor>
      </p>
    ) : (
      <p>Our staff reads {ids.length > 1 ? `all ${counted(ids.length, 'date')}` : 'it'} and writes to you, usually within three days.</p>
    )}
    <p>
      <Button onClick={onAnother}>Submit another event</Button>
    </p>
  </SentNotice>
)
