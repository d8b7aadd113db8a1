import type { Collection } from '../../../../domain/shared/records/collection'
import { LiveRows } from '../../../../domain/tables/live-rows'
import { type Panel, panelOf } from '../panel'
import { Board } from './board'
import type { BoardSpec } from './board-spec'

/** A board panel: the default export of its file. Moving a card runs the action whose `event` leads to the column's state. */
export const boardPanel = <C extends Collection>(of: C, spec: BoardSpec<NoInfer<C>>): Panel =>
  panelOf(
    () => <Board of={of} spec={spec} />,
    services => services.get(LiveRows).begin(of, spec.find),
  )
