import { token } from './token'

/** The events the product records; no event carries a person's name, address or e-mail. */
export type AnalyticsEvent =
  | { readonly name: 'page_view'; readonly params: { readonly page_path: string; readonly page_title: string } }
  | { readonly name: 'search'; readonly params: { readonly area: string; readonly results: number } }

export interface Analytics {
  record(event: AnalyticsEvent): void
}
export const Analytics = token<Analytics>('Analytics')
