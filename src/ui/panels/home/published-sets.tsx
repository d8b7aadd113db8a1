import { Session } from '../../../domain/accounts/sign-in/session'
import { type PublicSet, publishingRules } from '../../../domain/publishing/public-set-service'
import { useService } from '../../app-services/app-context'
import { useOrganisation } from '../../queries/site.queries'
import { CurrentGuideChoice } from './current-guide-choice'
import { PublishedSet } from './published-set'
import styles from './published-sets.module.css'

const sets: readonly PublicSet[] = ['guide', 'artists', 'calendar']

/** How old the published sets are; only those this person may publish. */
export function PublishedSets() {
  const session = useService(Session)
  const organisation = useOrganisation()
  const mine = sets.filter(set => session.can(publishingRules[set]) && (set !== 'guide' || organisation?.currentEdition !== undefined))
  if (mine.length === 0 || !organisation) return null
  return (
    <section aria-labelledby="published" className={styles.published}>
      <h2 id="published">Published</h2>
      <p className={styles.lead}>Visitors see your changes after you publish them.</p>
      <ul className={styles.sets}>
        {mine.map(set => (
          <PublishedSet key={set} set={set} editionId={organisation.currentEdition ?? ''} tz={organisation.tz} />
        ))}
      </ul>
      {mine.includes('guide') && <CurrentGuideChoice />}
    </section>
  )
}
