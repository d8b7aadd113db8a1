import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { wallTime, wallTimeAt } from '../../../../domain/shared/time/wall-time'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Button } from '../../../kit/button'
import { Select } from '../../../kit/controls/select'
import { TextField } from '../../../kit/controls/text-field'
import { previewRoleNames } from '../../../preview/preview-text'
import { previewSite } from '../../../preview/site-preview'
import { clockQueries } from '../../../queries/clock.queries'
import { previewQueries } from '../../../queries/preview.queries'

/** Opens the site as it will be on another date, or as somebody else sees it. */
export function PreviewForm({ tz }: { readonly tz: string }) {
  const navigate = useNavigate()
  const app = useApp()
  const now = useLiveQuery(clockQueries(app).now())
  const { roles } = useLiveQuery(previewQueries(app).whose())
  const [typed, setTyped] = useState<string>()
  const [as, setAs] = useState('')
  const local = typed ?? wallTimeAt(now, tz).local.slice(0, 16)
  const open = async () => {
    const role = roles.find(one => one === as)
    previewSite({ at: wallTime(local, tz).utc.toISOString(), as: role })
    await navigate('/')
  }
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">See the site on another date, or as somebody else</h2>
      <TextField label="Date and time" type="datetime-local" value={local} required onChange={event => setTyped(event.currentTarget.value)} />
      <Select
        label="As"
        value={as}
        options={[{ value: '', label: 'Yourself' }, ...roles.map(role => ({ value: role, label: sentence(previewRoleNames[role]) }))]}
        onChange={event => setAs(event.currentTarget.value)}
      />
      <p>
        <Button disabled={local === ''} onClick={() => void open()}>
          Preview the site
        </Button>{' '}
        <small>Only you see it, in this tab. As yourself, what you send has the real time. As somebody else, you cannot save anything.</small>
      </p>
    </section>
  )
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`
