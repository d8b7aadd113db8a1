import { useState } from 'react'
import { EditionService } from '../../../../../domain/guide/edition-service'
import { type ImportKind, scopesOf } from '../../../../../domain/imports/import-kind'
import { importKinds } from '../../../../../domain/imports/import-kinds'
import { scope } from '../../../../../domain/shared/records/policy'
import { useApp, useService } from '../../../../app-services/app'
import { useLiveQuery } from '../../../../app-services/live-query'
import { FailureNotice } from '../../../../forms/failure-notice'
import { Button } from '../../../../kit/button'
import { Select } from '../../../../kit/controls/select'
import { editionsQuery } from '../../../../queries/edition.queries'
import { usePanelContext } from '../../../engine/use-panel-context'
import { editionKinds, editionTarget, type ImportTarget, plainTarget } from '../chosen-files'
import styles from '../import.module.css'
import { type KindCard, KindCards } from './kind-cards'
import { NewEditionFields, type NewEditionInput, newEditionProblems } from './new-edition-fields'

interface Props {
  /** What was chosen before. */
  readonly target: ImportTarget | undefined
  readonly onChoose: (target: ImportTarget) => void
}

/** What the files are for: an edition of the guide that exists, a new one with its own city and clock, or what belongs to no edition. */
export function TargetStep({ target: before, onChoose }: Props) {
  const app = useApp()
  const service = useService(EditionService)
  const { may, tz } = usePanelContext()
  const mayBring = (kind: ImportKind) => scopesOf(kind).every(name => may(scope(name)))
  const isGuideStaff = editionKinds.every(mayBring)
  const editions = useLiveQuery(editionsQuery(app, isGuideStaff))
  const plain = importKinds.filter(kind => kind.into === 'organisation' && mayBring(kind))
  const first = isGuideStaff ? (editions.length === 0 ? 'new' : 'old') : (plain[0]?.name ?? '')
  const [target, setTarget] = useState<string>(before && before.editionId === undefined ? before.kinds[0]!.name : first)
  const cards = [
    ...(isGuideStaff ? editionCards(editions.length > 0) : []),
    ...plain.map(kind => ({ value: kind.name, kinds: [kind], label: kind.title, words: kind.summary })),
  ]
  const isNew = target === 'new'
  const [chosen, setChosen] = useState(before?.editionId ?? editions[0]?.id ?? '')
  const [input, setInput] = useState<NewEditionInput>({ id: '', name: '', city: '', tz: '' })
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()

  const create = async () => {
    setBusy(true)
    setError(undefined)
    try {
      await service.create(input)
      await app.queries.invalidateQueries({ queryKey: editionsQuery(app, true).queryKey })
      onChoose(editionTarget(input))
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  const go = () => {
    setAsked(true)
    const kind = plain.find(({ name }) => name === target)
    if (kind) return onChoose(plainTarget(kind, tz))
    const edition = editions.find(({ id }) => id === chosen)
    if (!isNew) return edition && onChoose(editionTarget(edition))
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
        <Select
          label="Edition"
          className={styles.field}
          value={chosen}
          onChange={event => setChosen(event.currentTarget.value)}
          options={editions.map(({ id, name, city, tz: clock }) => ({ value: id, label: `${id} · ${name}, ${city} (${clock})` }))}
        />
      )}
      <FailureNotice error={error} />
      <div className={styles.actions}>
        <Button look="main" type="submit" busy={busy}>
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
    kinds: editionKinds,
    disabled: !hasEditions,
  },
  { value: 'new', label: 'A new edition', words: 'The same files, for a guide with its own city and clock, which is made first.', kinds: [] },
]
