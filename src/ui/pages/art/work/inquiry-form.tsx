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

/** Asking about a work. Messages to artists are not there yet, and the dialog says so, and what one can do today. */
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
        actions={<Button onClick={() => setOpen(false)}>All right</Button>}
      >
        <p>Messages to artists are not open yet. When they are, you will write from here, and neither of you has to give an e-mail address away.</p>
        {studio ? (
          <p>
            Until then: {artist} opens the studio to visitors this season. <Anchor to={studioPath(studio.card)}>See where and when</Anchor>.
          </p>
        ) : (
          <p>Until then, save the work: it stays on your list on this device.</p>
        )}
      </Dialog>
    </>
  )
}
