import { maxStops } from '../../../../domain/guide/routes/plan-route'
import { Button } from '../../../kit/button'
import { addToRoute, removeFromRoute, storedRoute } from './stored-route'

/** Puts a studio on the visitor's route, or takes it off. */
export function RouteButton({ studioId, name }: { readonly studioId: string; readonly name: string }) {
  const ids = storedRoute.useStored()
  const isOn = ids.includes(studioId)
  if (!isOn && ids.length >= maxStops) return <p>Your route has {maxStops} studios. Remove one to add another.</p>
  return (
    <Button size="s" aria-pressed={isOn} onClick={() => (isOn ? removeFromRoute(studioId) : addToRoute(studioId))}>
      {isOn ? 'Remove from route' : 'Add to route'}
      <span className="visually-hidden">: {name}</span>
    </Button>
  )
}
