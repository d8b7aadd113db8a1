import { useRef, useState } from 'react'
import { maxPinned } from '../../../domain/office/panel-shortcut-records.collection'
import { FailureNotice } from '../../forms/failure-notice'
import { TextField } from '../../kit/controls/text-field'
import { useSlashShortcut } from '../../office/data-grid/use-slash-shortcut'
import { useOfficePanels } from '../../office/use-office-panels'
import { useOwnPanels } from '../../office/use-own-panels'
import { useStaff } from '../../office/use-staff'
import type { SignedIn } from '../../queries/session.queries'
import { type PanelDefinition, panelGroups } from '../panel-definition'
import styles from './office-home.module.css'
import { PanelCard } from './panel-card'
import { panelsMatching } from './panels-matching'

/** Every panel that this person's scopes open, found by word or group, with buttons to pin it. */
export function PanelFinder({ user }: { readonly user: SignedIn }) {
  const { mayOpen } = useStaff()
  const { all } = useOfficePanels()
  const { pinned, toggle } = useOwnPanels(user)
  const [words, setWords] = useState('')
  const [failure, setFailure] = useState<unknown>()
  const filter = useRef<HTMLInputElement>(null)
  useSlashShortcut(filter)

  const mine = all.filter(mayOpen)
  const found = panelsMatching(mine, words)
  const isFull = pinned.length >= maxPinned
  const isPinned = ({ slug }: PanelDefinition) => pinned.includes(slug)
  const card = (panel: PanelDefinition) => (
    <PanelCard
      key={panel.slug}
      panel={panel}
      isPinned={isPinned(panel)}
      onPin={toggle && (!isFull || isPinned(panel)) ? () => toggle(panel.slug).then(() => setFailure(undefined), setFailure) : undefined}
    />
  )
  return (
    <>
      <TextField
        ref={filter}
        type="search"
        label="Find a panel"
        help="Press / to search"
        value={words}
        onChange={event => setWords(event.currentTarget.value)}
        onKeyDown={event => event.key === 'Escape' && setWords('')}
        className={styles.filter}
      />
      <p role="status" className={styles.message}>
        {words.trim() && (found.length === 1 ? '1 panel' : `${found.length} panels`)}
      </p>
      <FailureNotice error={failure} />
      {panelGroups.map(group => {
        const panels = found.filter(panel => panel.group === group)
        if (panels.length === 0) return null
        return (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`}>{group}</h2>
            <ul className={styles.panels}>{panels.map(card)}</ul>
          </section>
        )
      })}
      {found.length === 0 && <p>None of your panels match. Try one word for what you want to do, such as “weekend” or “mail”.</p>}
    </>
  )
}
