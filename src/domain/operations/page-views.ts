import { Analytics } from '../../ports/analytics'

/** Which pages are looked at; no person is in it. */
export class PageViews {
  static readonly inject = [Analytics] as const

  constructor(private readonly analytics: Analytics) {}

  /** `path` is the full path with its query. */
  record(path: string, title: string): void {
    this.analytics.record({ name: 'page_view', params: { page_path: path, page_title: title } })
  }

  /** Whether whoever uses this device wants none of it to leave it. */
  get isOptedOut(): boolean {
    return this.analytics.isOptedOut
  }

  setOptedOut(isOptedOut: boolean): void {
    this.analytics.setOptedOut(isOptedOut)
  }
}
