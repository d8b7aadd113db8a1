import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { editions } from '../../../../domain/guide/editions.collection'
import { isOfPerson, type PreviewedPerson } from '../../../../domain/shared/preview/role-preview'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import { wallTime, wallTimeAt } from '../../../../domain/shared/time/wall-time'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { Button } from '../../../kit/button'
import { Select } from '../../../kit/controls/select'
import { TextField } from '../../../kit/controls/text-field'
import { previewRoleNames } from '../../../preview/preview-role-names'
import { previewSite } from '../../../preview/site-preview'
import { useNow } from '../../../queries/clock.queries'
import { previewQueries } from '../../../queries/preview.queries'

const PersonChoice = lazy(async () => ({ default: (await import('./previewed-person-choice')).PreviewedPersonChoice }))

/** Opens the site as it will be on another date, or as somebody else sees it. */
export function SitePreviewForm({ edition: { id, city, tz } }: { readonly edition: Pick<StoredOf<typeof editions>, 'id' | 'city' | 'tz'> }) {
  const navigate = useNavigate()
  const app = useApp()
  const now = useNow()
  const { roles } = useLiveQuery(previewQueries(app).whose())
  const [typed, setTyped] = useState<string>()
  const [as, setAs] = useState('')
  const [person, setPerson] = useState<PreviewedPerson>()
  const role = roles.find(one => one === as)
  const local = typed ?? wallTimeAt(now, tz).local.slice(0, 16)
  const open = async () => {
    previewSite({ at: wallTime(local, tz).utc.toISOString(), as: role, person: isOfPerson(role) ? person : undefined })
    await navigate(role === 'artist' ? '/dashboard' : role === 'host' ? '/listingsportal' : '/')
  }
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">See the site on another date, or as somebody else</h2>
      <TextField label="Date and time" type="datetime-local" value={local} required onChange={event => setTyped(event.currentTarget.value)} />
      <Select
        label="As"
        value={as}
        options={[{ value: '', label: 'Yourself' }, ...roles.map(one => ({ value: one, label: sentence(previewRoleNames[one]) })), noJurors]}
        onChange={event => {
          setAs(event.currentTarget.value)
          setPerson(undefined)
        }}
      />
      {(role === 'artist' || role === 'host') && (
        <Suspense fallback={null}>
          <PersonChoice key={role} of={role} edition={{ id, city }} chosen={person} onChoose={setPerson} />
        </Suspense>
      )}
      <p>
        <Button disabled={local === '' || (isOfPerson(role) && person === undefined)} onClick={() => void open()}>
          Preview the site
        </Button>{' '}
        <small>Only you see it, in this tab. As yourself, what you send has the real time. As somebody else, you cannot save anything.</small>
      </p>
    </section>
  )
}

const noJurors = { value: 'juror', label: 'A juror (jurors have no pages yet)', disabled: true }

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`
