import type { GuideCard } from '../../../../domain/guide/publishing/guide-snapshot-types'
import { useSaved } from '../../../app-services/stored-saves'
import { Directions } from '../../../blocks/directions'
import { Anchor } from '../../../kit/anchor'
import { SaveButton } from '../../../saved/save-button'
import { WhereSavedNotice } from '../../../saved/where-saved-notice'
import css from './listing-actions.module.css'

interface ListingActionsProps {
  readonly card: Pick<GuideCard, 'id' | 'name' | 'pin'>
  /** False behind a private link: the studio may not be public yet. */
  readonly canSave: boolean
}

/** What a visitor does with a studio: saves it, and goes there. */
export function ListingActions({ card: { id, name, pin }, canSave }: ListingActionsProps) {
  const saved = useSaved('listing').includes(id)
  return (
    <div className={css.acts}>
      {canSave && <SaveButton kind="listing" id={id} noun="studio" />}
      {pin && <Directions at={pin} name={name} />}
      {canSave && (
        <p className={css.where}>
          {saved ? (
            <>
              <WhereSavedNotice /> <Anchor to="/sfosguide/saved">See all you saved</Anchor>
            </>
          ) : (
            <>
              Saved studios are under <Anchor to="/sfosguide/saved">Saved</Anchor>.
            </>
          )}
        </p>
      )}
    </div>
  )
}
