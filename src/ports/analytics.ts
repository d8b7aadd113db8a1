import { token } from './token'

/** The events the product records; no event carries a person's name, address or e-mail. */
export type AnalyticsEvent =
  /** `page_path` is the full path with its query. */
  | { readonly name: 'page_view'; readonly params: { readonly page_path: string; readonly page_title: string } }
  | { readonly name: 'search'; readonly params: { readonly area: string; readonly results: number } }
  | { readonly name: 'save'; readonly params: { readonly kind: string } }

/** Everything is recorded here; an adapter that sends it anywhere asks `mayTell` first. */
export interface Analytics {
  record(event: AnalyticsEvent): void
  /** Whether anything of this visit may leave the device, known once the session is: nothing of who opted out, asks for privacy or masquerades. */
  mayTell(): Promise<boolean>
  /** Whether whoever uses this device wants nothing sent; it is remembered here. */
  readonly isOptedOut: boolean
  setOptedOut(isOptedOut: boolean): void
}
export const Analytics = token<Analytics>('Analytics')
