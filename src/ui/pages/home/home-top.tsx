import type { HomeArrangement } from '../../../domain/content/written-pages'
import { useOrganisation } from '../../queries/site.queries'
import { Hero } from './hero'
import type { HomeFacts } from './home-facts'

interface HomeTopProps {
  readonly home: HomeArrangement
  readonly facts: HomeFacts
}

/** The hero, in the words that staff wrote for this phase of the season. */
export function HomeTop({ home: { blocks }, facts: { front, season, call, phase } }: HomeTopProps) {
  const organisation = useOrganisation()
  const hero = blocks.find(block => block.type === 'hero')
  const words = hero?.props.words.find(one => one.phase === phase)
  return <Hero block={hero?.props.id} {...{ front, call, organisation, words }} season={season} card={front?.homePictures[0]} />
}
