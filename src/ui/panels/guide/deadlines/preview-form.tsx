import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { wallTime, wallTimeAt } from '../../../../domain/shared/time/wall-time'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Button } from '../../../kit/button'
import { TextField } from '../../../kit/controls/text-field'
import { previewSite } from '../../../preview/preview-date'
import { clockQueries } from '../../../queries/clock.queries'

/** Opens the site as visitors, artists and members will see it on another date. */
export function PreviewForm({ tz }: { readonly tz: string }) {
  const navigate = useNavigate()
  const now = useLiveQuery(clockQueries(useApp()).now())
  const [typed, setTyped] = useState<string>()
  const local = typed ?? wallTimeAt(now, tz).local.slice(0, 16)
  const open = async () => {
    previewSite(wallTime(local, tz).utc)
    await navigate('/')
  }
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">See the site on another date</h2>
      <TextField label="Date and time" type="datetime-local" value={local} required onChange={event => setTyped(event.currentTarget.value)} />
      <p>
        <Button disabled={local === ''} onClick={() => void open()}>
          Preview the site
        </Button>{' '}
        <small>Only you see it, in this tab. Nothing is saved, and what you send has the real time.</small>
      </p>
    </section>
  )
}
