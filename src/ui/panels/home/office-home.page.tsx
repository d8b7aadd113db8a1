import { TextInput } from '@mantine/core'
import { Suspense, useRef, useState } from 'react'
import { scope } from '../../../domain/shared/policy'
import { useSlash } from '../../office/data-grid/use-slash'
import { useKeptPanels } from '../../office/kept-panels'
import { useStaff } from '../../office/use-staff'
import { catalogue } from '../catalogue'
import { panelGroups } from '../panel-row'
import { GuideWork } from './guide-work'
import styles from './office-home.module.css'
import { PanelCard } from './panel-card'
import { panelsMatching } from './panels-matching'
import { PublishedSets } from './published-sets'
import { WorkQueues } from './work-queues'

/** The office's front door: what waits for staff, and every panel her scopes open. */
export default function OfficeHome() {
  const { user, may, mayOpen } = useStaff()
  const { pinned, recent } = useKeptPanels(user?.uid ?? '')
  const [words, setWords] = useState('')
  const filter = useRef<HTMLInputElement>(null)
  useSlash(filter)

  const mine = catalogue.filter(mayOpen)
  const found = panelsMatching(mine, words)
  const named = (slugs: readonly string[]) => slugs.flatMap(slug => mine.filter(panel => panel.slug === slug))
  return (
    <div className={styles.home}>
      <h1>Office</h1>
      <Suspense fallback={<p className={styles.waiting}>Counting…</p>}>
        <WorkQueues />
      </Suspense>
      {may(scope('guide')) && (
        <Suspense fallback={<p className={styles.waiting}>Counting…</p>}>
          <GuideWork />
        </Suspense>
      )}
      <Suspense fallback={<p className={styles.waiting}>Looking what is published…</p>}>
        <PublishedSets />
      </Suspense>
      <TextInput
        ref={filter}
        type="search"
        label="Find a panel"
        description="Press / to come here"
        value={words}
        onChange={event => setWords(event.currentTarget.value)}
        onKeyDown={event => event.key === 'Escape' && setWords('')}
        className={styles.filter}
      />
      <p role="status" className={styles.said}>
        {words.trim() && (found.length === 1 ? '1 panel' : `${found.length} panels`)}
      </p>
      {!words.trim() && <ShortList title="Pinned" panels={named(pinned)} uid={user?.uid} />}
      {!words.trim() && <ShortList title="Recently visited" panels={named(recent)} uid={user?.uid} />}
      {panelGroups.map(group => {
        const panels = found.filter(panel => panel.group === group)
        if (panels.length === 0) return null
        return (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`}>{group}</h2>
            <ul className={styles.panels}>
              {panels.map(panel => (
                <PanelCard key={panel.slug} panel={panel} uid={user?.uid} />
              ))}
            </ul>
          </section>
        )
      })}
      {found.length === 0 && <p>No panel of yours has these words. Try one word of what you want to do, such as “weekend” or “mail”.</p>}
    </div>
  )
}

function ShortList({ title, panels, uid }: { title: string; panels: readonly (typeof catalogue)[number][]; uid: string | undefined }) {
  if (panels.length === 0) return null
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.panels}>
        {panels.map(panel => (
          <PanelCard key={panel.slug} panel={panel} uid={uid} />
        ))}
      </ul>
    </section>
  )
}
