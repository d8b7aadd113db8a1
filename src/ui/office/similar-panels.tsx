import { similarWords } from '../../domain/slugs/similar-words'
import { Anchor } from '../kit/anchor'
import { panelsMatching } from '../panels/home/panels-matching'
import { officePath } from '../routing/office-path'
import { panelAddress } from './panel-address'
import { useOfficePanels } from './use-office-panels'
import { useStaff } from './use-staff'

const maxShown = 5

/** For an office address where nothing is: the panels that are named alike, of those that this person may open. */
export default function SimilarPanels({ path }: { readonly path: string }) {
  const { all } = useOfficePanels()
  const { mayOpen } = useStaff()
  const own = all.filter(panel => mayOpen(panel) && panelAddress(panel))
  const meant = path.slice(officePath.length + 1).split('/')[0]!
  const similar = similarWords(
    meant,
    own.map(({ slug }) => slug),
  )
  const named = panelsMatching(own, meant.replaceAll(/[-_]/g, ' ')).map(({ slug }) => slug)
  const shown = [...new Set([...similar, ...named])].slice(0, maxShown).map(slug => own.find(panel => panel.slug === slug)!)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="panels">
      <h2 id="panels">Did you mean</h2>
      <ul>
        {shown.map(panel => (
          <li key={panel.slug}>
            <Anchor to={panelAddress(panel)!}>{panel.title}</Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
