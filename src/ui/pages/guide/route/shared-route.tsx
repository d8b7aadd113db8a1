import { Button } from '../../../kit/button'
import { counted } from '../../../kit/counted'
import { Notice } from '../../../kit/feedback/notice'
import { addToRoute, storedRoute } from './stored-route'

/** The studios of a route that somebody shared. */
export interface SharedStops {
  readonly ids: readonly string[]
  /** How many of its studios are not in this guide, or beyond the largest number of stops. */
  readonly missing: number
  /** Whether it is the visitor's route already, as they had none. */
  readonly isTaken: boolean
}

interface SharedRouteProps {
  readonly stops: SharedStops
  readonly onDone: () => void
}

/** Offers a shared route to a visitor who has one already. Theirs stays until they choose. */
export function SharedRoute({ stops: { ids, missing, isTaken }, onDone }: SharedRouteProps) {
  const choose = (act: () => void) => () => {
    act()
    onDone()
  }
  const leftOut = missing > 0 && `${counted(missing, 'studio is', 'studios are')} left out: not in this guide, or too many for one route.`
  if (isTaken || ids.length === 0)
    return (
      <Notice
        title={isTaken ? 'A part of the shared route is yours now.' : 'This shared route cannot be shown.'}
        actions={
          <Button size="s" onClick={onDone}>
            Close
          </Button>
        }
      >
        {isTaken ? leftOut : 'None of its studios is in this guide.'}
      </Notice>
    )
  return (
    <Notice
      title={`Somebody shared a route of ${counted(ids.length, 'studio')} with you.`}
      actions={
        <>
          <Button size="s" onClick={choose(() => storedRoute.change(() => ids))}>
            Replace my route
          </Button>
          <Button size="s" onClick={choose(() => addToRoute(...ids))}>
            Add to my route
          </Button>
          <Button size="s" look="quiet" onClick={onDone}>
            Keep mine
          </Button>
        </>
      }
    >
      {leftOut}
    </Notice>
  )
}
