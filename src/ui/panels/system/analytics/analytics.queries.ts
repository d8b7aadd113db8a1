import type { MemberTerm } from '../../../../domain/analytics/member-retention'
import type { Season } from '../../../../domain/analytics/season-days'
import { type Mailing, type Payment, type Registration, SeasonFigures, type Stamp } from '../../../../domain/analytics/season-figures'
import type { SavedKind } from '../../../../domain/analytics/visit-count-names'
import type { Counts } from '../../../../domain/analytics/visit-counts'
import type { App, LiveQuery } from '../../../app-services/app-context'

export type { Mailing, Payment, Registration, Stamp }

/** Counts are added up hourly, so values of a minute ago are equally good. */
const staleTime = 60_000

/** Data for the analytics panel. Not live. */
export const analyticsQueries = (app: App) => {
  const query = <T>(key: readonly string[], ask: (figures: SeasonFigures) => Promise<T>): LiveQuery<T> => ({
    queryKey: ['office', 'analytics', ...key],
    queryFn: async () => ask((await app.services()).get(SeasonFigures)),
    staleTime,
  })
  return {
    todayAndSeasons: (): LiveQuery<{ readonly today: string; readonly seasons: readonly Season[] }> =>
      query(['ground'], async figures => {
        const [today, seasons] = await Promise.all([figures.today(), figures.seasons()])
        return { today, seasons }
      }),
    counted: (from: string, until: string): LiveQuery<ReadonlyMap<string, Counts>> =>
      query(['counted', from, until], figures => figures.counted(from, until)),
    words: (): LiveQuery<ReadonlyMap<string, { readonly area: string; readonly words: string }>> => query(['words'], figures => figures.words()),
    titles: (kind: SavedKind, ids: readonly string[]): LiveQuery<ReadonlyMap<string, string>> =>
      query(['titles', kind, ...ids], figures => figures.titles(kind, ids)),
    studios: (editionId: string): LiveQuery<ReadonlyMap<string, string>> => query(['studios', editionId], figures => figures.studios(editionId)),
    registrations: (editionId: string): LiveQuery<readonly Registration[]> =>
      query(['registrations', editionId], figures => figures.registrations(editionId)),
    stamps: (editionId: string): LiveQuery<readonly Stamp[]> => query(['stamps', editionId], figures => figures.stamps(editionId)),
    payments: (from: string, until: string): LiveQuery<readonly Payment[]> =>
      query(['payments', from, until], figures => figures.payments(from, until)),
    mailings: (from: string, until: string): LiveQuery<readonly Mailing[]> =>
      query(['mailings', from, until], figures => figures.mailings(from, until)),
    terms: (): LiveQuery<readonly MemberTerm[]> => query(['terms'], figures => figures.terms()),
  }
}
