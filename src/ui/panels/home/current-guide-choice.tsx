import { useState } from 'react'
import { chooseCurrentEdition } from '../../../domain/guide/publishing/choose-current-edition.contract'
import { Callables } from '../../../domain/shared/functions/callables'
import { useApp, useLiveQuery, useService } from '../../app-services/app-context'
import { Button } from '../../kit/button'
import { Select } from '../../kit/controls/select'
import { editionsQuery } from '../../queries/edition.queries'
import { useOrganisation } from '../../queries/site.queries'
import { OutcomeLine } from '../engine/actions/outcome-line'
import { useOutcome } from '../engine/actions/use-outcome'
import styles from './published-sets.module.css'

/** The current edition, and switching to another one; renders nothing if only one is published. */
export function CurrentGuideChoice() {
  const app = useApp()
  const callables = useService(Callables)
  const current = useOrganisation()?.currentEdition
  const published = useLiveQuery(editionsQuery(app, true)).filter(({ snapshotHash }) => snapshotHash !== undefined)
  const outcome = useOutcome()
  const [chosen, setChosen] = useState(current)
  if (published.length < 2) return null
  const nameOf = (id: string) => published.find(edition => edition.id === id)?.name ?? id
  const show = async (editionId: string) => {
    const { previous } = await callables.call(chooseCurrentEdition, { editionId })
    setChosen(editionId)
    return {
      message: `Visitors see ${nameOf(editionId)} first now.`,
      ...(previous !== undefined && { undo: () => show(previous) }),
    }
  }
  return (
    <div className={styles.first}>
      <Select
        label="The guide visitors see first"
        value={chosen ?? current ?? ''}
        options={published.map(({ id, name }) => ({ value: id, label: `${name} (${id})` }))}
        onChange={event => setChosen(event.currentTarget.value)}
      />
      <Button
        disabled={chosen === undefined || chosen === current}
        onClick={() => chosen !== undefined && void outcome.run('Switching the guide…', () => show(chosen))}
      >
        Show this guide first
      </Button>
      <OutcomeLine outcome={outcome} />
    </div>
  )
}
