import { useState } from 'react'
import type { StudioInGuide } from '../../../../domain/art/published-art'
import { Anchor } from '../../../kit/anchor'
import { Button } from '../../../kit/button'
import { Dialog } from '../../../kit/feedback/dialog'
import { studioPath } from '../studio-line'

interface InquireProps {
  readonly title: string
  readonly artist: string
  readonly studios: readonly StudioInGuide[]
}

/** Asks about a work. Messages to artists do not exist yet; the dialog says what visitors can do today. */
export function InquiryForm({ title, artist, studios }: InquireProps) {
  const [open, setOpen] = useState(false)
  const studio = studios[0]
  return (
    <>
      <Button look="main" onClick={() => setOpen(true)}>
        Inquire
      </Button>
      <Dialog
        open={open}
        title={`Ask about “${title}”`}
        onClose={() => setOpen(false)}
        actions={<Button onClick={() => setOpen(false)}>Close</Button>}
      >
        <p>You cannot write to artists on this site.</p>
        {studio ? (
          <p>
            {artist} opens the studio to visitors this season. <Anchor to={studioPath(studio.card)}>Find the studio</Anchor>.
          </p>
        ) : (
          <p>Save the work to find it again.</p>
        )}
      </Dialog>
    </>
  )
}
