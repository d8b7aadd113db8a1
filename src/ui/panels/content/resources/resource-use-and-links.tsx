import type { Resource, resources } from '../../../../domain/resources/resources.collection'
import { numberText } from '../../../kit/number-text'
import { Time } from '../../../kit/time/time'
import type { UnderRecordProps } from '../../engine/panel-spec'
import { usePanelContext } from '../../engine/use-panel-context'
import { MembersOnlyContentForm } from './members-only-content-form'
import css from './resources.module.css'

const words: Readonly<Record<NonNullable<Resource['linkState']>, string>> = {
  works: 'All links work',
  broken: 'A link is broken',
  unreachable: 'A link did not answer',
}

/** How often it was opened, the state of its links, and its part for members. */
export default function ResourceUseAndLinks({ record }: UnderRecordProps<typeof resources>) {
  const { tz } = usePanelContext()
  const { id, opens = 0, linkState, linksCheckedAt, forMembers } = record
  return (
    <>
      <section aria-labelledby="resource-use">
        <h3 id="resource-use">{opens === 0 ? 'Not opened yet' : opens === 1 ? 'Opened once' : `Opened ${numberText(opens)} times`}</h3>
        <p className={css.quiet}>
          {linkState && linksCheckedAt ? (
            <>
              {words[linkState]}; checked <Time at={linksCheckedAt} tz={tz} />.
            </>
          ) : (
            'The links were not checked yet. We check them once a day.'
          )}
        </p>
      </section>
      {forMembers && <MembersOnlyContentForm id={id} />}
    </>
  )
}
