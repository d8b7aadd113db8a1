import { useState } from 'react'
import { EditionDesk } from '../../../../domain/guide/edition-desk'
import { type ImportScope, scopesOfKind } from '../../../../domain/imports/import-scope'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Button } from '../../../office/controls/button'
import { NativeSelect } from '../../../office/controls/native-select'
import { editionsQuery } from '../../../queries/edition.queries'
import { siteQueries } from '../../../queries/site.queries'
import { Failure } from './failure'
import styles from './import.module.css'
import { type ImportAim, type ImportState, type PlainAim, plainAim, plainAims } from './import-steps'
import { type KindCard, KindCards } from './kind-cards'
import { NewEditionFields, type NewEditionInput, newEditionProblems } from './new-edition-fields'

interface Props {
  readonly state: ImportState
  /** What this member of staff may bring in. */
  readonly scopes: readonly ImportScope[]
  readonly onChoose: (aim: ImportAim) => void
}

/** What the files are for: an edition of the guide that exists, a new one with its own city and clock, or what belongs to no edition. */
export function AimStep({ state, scopes, onChoose }: Props) {
  const app = useApp()
  const desk = useService(EditionDesk)
  const isGuideStaff = scopes.includes('guide')
  const editions = useLiveQuery(editionsQuery(app, isGuideStaff))
  const organisation = useLiveQuery(siteQueries(app).organisation())
  const plain = plainAims.filter(kind => scopesOfKind(kind).every(name => scopes.includes(name)))
  const first = isGuideStaff ? (editions.length === 0 ? 'new' : 'old') : (plain[0] ?? '')
  const [target, setTarget] = useState<string>(state.aim && state.aim.is !== 'edition' ? state.aim.is : first)
  const cards = [
    ...(isGuideStaff ? editionCards(editions.length > 0) : []),
    ...plain.map(kind => ({ value: kind, kinds: [kind], ...plainWords[kind] })),
  ]
  const isNew = target === 'new'
  const [chosen, setChosen] = useState((state.aim?.is === 'edition' ? state.aim.id : undefined) ?? editions[0]?.id ?? '')
  const [input, setInput] = useState<NewEditionInput>({ id: '', name: '', city: '', tz: '' })
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()

  const create = async () => {
    setBusy(true)
    setError(undefined)
    try {
      await desk.create(input)
      await app.queries.invalidateQueries({ queryKey: editionsQuery(app, true).queryKey })
      onChoose({ is: 'edition', ...input })
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  const go = () => {
    setAsked(true)
    const kind = plain.find(name => name === target)
    if (kind) return onChoose(plainAim(kind, organisation?.tz ?? 'UTC'))
    const edition = editions.find(({ id }) => id === chosen)
    if (!isNew) return edition && onChoose({ is: 'edition', ...edition })
    if (Object.keys(newEditionProblems(input)).length === 0) void create()
  }
  return (
    <form
      noValidate
      className={styles.step}
      onSubmit={event => {
        event.preventDefault()
        go()
      }}
    >
      <KindCards cards={cards} value={target} onChange={setTarget} />
      {isNew && <NewEditionFields input={input} problems={asked ? newEditionProblems(input) : {}} onChange={setInput} />}
      {target === 'old' && (
        <NativeSelect
          label="Edition"
          className={styles.field}
          value={chosen}
          onChange={event => setChosen(event.currentTarget.value)}
          data={editions.map(({ id, name, city, tz }) => ({ value: id, label: `${id} · ${name}, ${city} (${tz})` }))}
        />
      )}
      {error !== undefined && <Failure error={error} />}
      <div className={styles.actions}>
        <Button type="submit" loading={busy}>
          {isNew ? 'Create it and choose files' : 'Choose files'}
        </Button>
      </div>
    </form>
  )
}

const editionCards = (hasEditions: boolean): readonly KindCard[] => [
  {
    value: 'old',
    label: 'An edition that exists',
    words: 'Listings of the guide, and the times they are open.',
    kinds: ['listings', 'openings'],
    disabled: !hasEditions,
  },
  { value: 'new', label: 'A new edition', words: 'The same files, for a guide with its own city and clock, which is made first.', kinds: [] },
]

const plainWords: Readonly<Record<PlainAim, Pick<KindCard, 'label' | 'words'>>> = {
  people: {
    label: 'People: artists, art lovers, donors, businesses',
    words: 'Found by e-mail address or key; what is new is added, and nobody who said no is made to say yes.',
  },
  memberships: {
    label: 'Memberships: one term a row',
    words: 'Terms are added and never changed; whether somebody is a member follows from them.',
  },
  donations: {
    label: 'Gifts: one gift a row',
    words: 'Amounts in US dollars. No letters are written, and a file with numbers of payment cards is refused.',
  },
  pictures: {
    label: 'Pictures: a ZIP, with a table of what they show',
    words: 'Each is hung with its work or listing. Without a table, names such as “Artist - Title.jpg” say it; 25 MB a picture, 100 MB a ZIP.',
  },
  events: {
    label: 'Events of the calendar',
    words: 'They begin as drafts, or wait for their review; times are on the organisation’s clock.',
  },
}
