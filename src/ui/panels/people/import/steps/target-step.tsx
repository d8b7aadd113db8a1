import { useState } from 'react'
import { type ImportKind, scopesOf } from '../../../../../domain/imports/import-kind'
import { importKinds } from '../../../../../domain/imports/import-kinds'
import { scope } from '../../../../../domain/shared/records/policy'
import { useApp, useLiveQuery } from '../../../../app-services/app-context'
import { Button } from '../../../../kit/button'
import { Select } from '../../../../kit/controls/select'
import { editionsQuery } from '../../../../queries/edition.queries'
import { usePanelContext } from '../../../engine/use-panel-context'
import { editionTarget, type ImportTarget, plainTarget } from '../chosen-files'
import styles from '../import.module.css'
import { type KindCard, KindCards } from './kind-cards'
import { NewEditionForm } from './new-edition-form'

interface Props {
  /** The previous choice. */
  readonly target: ImportTarget | undefined
  readonly onChoose: (target: ImportTarget) => void
}

/** The target of the files: an existing edition of the guide, a new one, or records that belong to no edition. */
export function TargetStep({ target: before, onChoose }: Props) {
  const app = useApp()
  const { may, tz } = usePanelContext()
  const mayBring = (kind: ImportKind) => scopesOf(kind).every(name => may(scope(name)))
  const kinds = importKinds.filter(mayBring)
  const editionKinds = kinds.filter(({ into }) => into === 'edition')
  const isGuideStaff = editionKinds.length > 0
  const editions = useLiveQuery(editionsQuery(app, isGuideStaff))
  const plain = kinds.filter(({ into }) => into === 'organisation')
  const first = isGuideStaff ? (editions.length === 0 ? 'new' : 'old') : (plain[0]?.name ?? '')
  const [target, setTarget] = useState<string>(before && before.editionId === undefined ? before.kinds[0]!.name : first)
  const cards = [
    ...(isGuideStaff ? editionCards(editions.length > 0, editionKinds) : []),
    ...plain.map(kind => ({ value: kind.name, kinds: [kind], label: kind.title, words: kind.summary })),
  ]
  const [chosen, setChosen] = useState(before?.editionId ?? editions[0]?.id ?? '')
  const edition = editions.find(({ id }) => id === chosen)
  const kind = plain.find(({ name }) => name === target)
  return (
    <div className={styles.step}>
      <KindCards cards={cards} value={target} onChange={setTarget} />
      {target === 'new' && <NewEditionForm onCreated={created => onChoose(editionTarget(created, editionKinds))} />}
      {target === 'old' && (
        <Select
          label="Edition"
          className={styles.field}
          value={chosen}
          onChange={event => setChosen(event.currentTarget.value)}
          options={editions.map(({ id, name, city, tz: clock }) => ({ value: id, label: `${id} · ${name}, ${city} (${clock})` }))}
        />
      )}
      {target !== 'new' && (
        <div className={styles.actions}>
          <Button look="main" onClick={() => (kind ? onChoose(plainTarget(kind, tz)) : edition && onChoose(editionTarget(edition, editionKinds)))}>
            Choose files
          </Button>
        </div>
      )}
    </div>
  )
}

const editionCards = (hasEditions: boolean, kinds: readonly ImportKind[]): readonly KindCard[] => [
  {
    value: 'old',
    label: 'An edition that exists',
    words: 'Listings of the guide and the times they are open, registrations, and studio buildings.',
    kinds,
    disabled: !hasEditions,
  },
  { value: 'new', label: 'A new edition', words: 'The same files, for a guide with its own city and clock, which is made first.', kinds: [] },
]
