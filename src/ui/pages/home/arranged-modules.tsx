import type { ReactNode } from 'react'
import type { Block, BlockProps } from '../../../domain/content/blocks'
import type { HomeArrangement } from '../../../domain/content/written-pages'
import { nextEvents } from '../../../domain/guide/reading/next-events'
import { localMoment } from '../../../domain/shared/time/local-day'
import { Blocks } from '../../blocks/blocks'
import { type Organisation, useOrganisation } from '../../queries/site.queries'
import { Sponsors } from '../../sponsors/sponsors'
import { EntryLinks } from './entry-links'
import { FeaturedGrid } from './featured-grid'
import { GoToNumber } from './go-to-number'
import type { HomeFacts } from './home-facts'
import { NextEvents } from './next-events'
import { WeekendStrip } from './weekend-strip'

interface ArrangedModulesProps {
  readonly home: HomeArrangement
  readonly facts: HomeFacts
}

/** The modules below the hero that are shown in this phase. Parts without content are left out. */
export function ArrangedModules({ home: { blocks, pictures }, facts }: ArrangedModulesProps) {
  const organisation = useOrganisation()
  const shown = blocks.filter(({ type, phases }) => type !== 'hero' && (!phases?.length || phases.includes(facts.phase)))
  return runsOf(shown).map(([first, ...rest]) =>
    first.type === 'homePart' ? (
      <div key={first.props.id} data-block={first.props.id}>
        <Part what={first.props.what} {...{ facts, organisation }} />
      </div>
    ) : (
      <Blocks key={first.props.id} blocks={[first, ...rest]} pictures={pictures} />
    ),
  )
}

/** Each part by itself; blocks that follow each other together, as on every written page. */
function runsOf(blocks: readonly Block[]): readonly (readonly [Block, ...Block[]])[] {
  const runs: [Block, ...Block[]][] = []
  for (const block of blocks) {
    const last = runs.at(-1)
    if (!last || block.type === 'homePart' || last[0].type === 'homePart') runs.push([block])
    else last.push(block)
  }
  return runs
}

interface PartProps {
  readonly what: BlockProps<'homePart'>['what']
  readonly facts: HomeFacts
  readonly organisation: Organisation | null
}

function Part({ what, facts: { front, now, season }, organisation }: PartProps): ReactNode {
  switch (what) {
    case 'weekends':
      return (
        front &&
        front.weekends.length > 0 && (
          <WeekendStrip
            front={front}
            current={season.phase === 'over' ? undefined : season.weekend?.n}
            today={localMoment(now, front.edition.tz).date}
          />
        )
      )
    case 'featured':
      return front && front.homePictures.length > 1 && <FeaturedGrid cards={front.homePictures.slice(1)} front={front} />
    case 'doors':
      return <EntryLinks />
    case 'number':
      return front && <GoToNumber />
    case 'events': {
      const events = nextEvents(front?.events ?? [], now)
      return events.length > 0 && <NextEvents events={events} />
    }
    case 'sponsors':
      return organisation && organisation.sponsors.length > 0 && <Sponsors sponsors={organisation.sponsors} />
  }
}
