import { skipToken, useQuery } from '@tanstack/react-query'
import type { OpenState } from '../blocks/days-and-hours-text'

/** How doors stand now, by listing, where their artists said something else than their hours. */
export type Doors = Readonly<Record<string, OpenState>>

export const doorsKey = ['guide', 'doors']

/** `undefined` until `FollowDoorStatuses` knows them, and on days on which nothing opens. */
export const useDoorStatuses = (): Doors | undefined => useQuery<Doors>({ queryKey: doorsKey, queryFn: skipToken }).data
