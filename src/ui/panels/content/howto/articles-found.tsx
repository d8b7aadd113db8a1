import { containsWords } from '../../../../domain/shared/text/contains-words'
import { plainText } from '../../../../domain/shared/text/rich-text-words'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { storedValue } from '../../../app-services/stored-value'
import { counted } from '../../../kit/counted'
import { panelName } from '../../../office/panel-address'
import { useOfficePanels } from '../../../office/use-office-panels'
import { useStaff } from '../../../office/use-staff'
import { Link } from '../../../routing/link'
import type { Found } from '../../engine/find/find-spec'
import { handbookQueries } from './handbook.queries'

/** Panels whose articles were read on this device. */
export const readArticles = storedValue<readonly string[]>('office.handbook-read', [], found =>
  Array.isArray(found) ? found.filter(one => typeof one === 'string') : [],
)

/** Articles that contain all words of the text; for new staff also the next unread article about their panels. */
export function useArticlesFound(text: string): Found {
  const { mayOpen } = useStaff()
  const { all } = useOfficePanels()
  const articles = useLiveQuery(handbookQueries(useApp()).articles())
  const read = readArticles.useStored()
  const matches = containsWords(text)
  const found = articles.filter(({ title, body }) => matches(`${title} ${plainText(body)}`))
  const own = all.filter(panel => mayOpen(panel)).map(panelName)
  const tour = articles.filter(({ id }) => own.includes(id))
  const next = tour.find(({ id }) => !read.includes(id))
  return {
    rows: found.map(({ id, title }) => ({ id, name: title })),
    count: found.length === articles.length ? `${articles.length} articles` : `${found.length} of ${articles.length} articles`,
    hint: next ? (
      <p>
        New here? {tour.filter(({ id }) => read.includes(id)).length} of {counted(tour.length, 'article')} about your panels read.{' '}
        <Link to={`/cpanel/howto?panel=${next.id}`}>Next: {next.title}</Link>
      </p>
    ) : (
      <p>
        {tour.length > 0
          ? 'You have read all articles about your panels.'
          : 'No article about your panels yet. Press the question mark beside a panel’s name to write the first one.'}
      </p>
    ),
  }
}
